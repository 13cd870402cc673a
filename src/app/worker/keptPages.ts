/** All kept pages in one file, in which shared text is stored once. Made by `src/app/build/offline/packPages.ts`. */
export interface KeptPages {
  /** The service's number, as a `tel:` address: as long as it is correct, an update can wait for a better connection. */
  phone: string;
  /** Headers of all pages, in addition to their policies. */
  headers: Readonly<Record<string, string>>;
  /** Pieces of text. */
  parts: readonly string[];
  /** Pages by path: the indexes of their pieces. The first line of a page is its Content-Security-Policy. */
  pages: Readonly<Record<string, readonly number[]>>;
}

/** Placeholder in a kept page for the date on which it was fetched. */
export const datePlace = '{date}';

/** Normalises a path as a visitor may type it: the server redirects other spellings. */
const plain = (path: string) => path.toLowerCase().replace(/(?:\.html)?\/*$/, '');

/** The path of a kept page for any spelling; undefined if the page is not kept. */
export function findKept({ pages }: KeptPages, path: string): string | undefined {
  return Object.keys(pages).find((kept) => plain(kept) === plain(path));
}

/** The text of a kept page. */
export const textOf = ({ pages, parts }: KeptPages, path: string): string =>
  (pages[path] ?? []).map((part) => parts[part]).join('');

/**
 * The response with a kept page.
 * @param since When the pages were fetched.
 * @param status The HTTP status.
 */
export function keptAnswer(kept: KeptPages, path: string, since: Date, status: number): Response {
  const text = textOf(kept, path);
  const policyEnd = text.indexOf('\n');
  const html = text.slice(policyEnd + 1);
  const language = /<html lang="([\w-]+)"/.exec(html)?.[1];
  const date = since.toLocaleDateString(language, { dateStyle: 'medium', timeZone: 'Africa/Nairobi' });
  return new Response(html.replace(datePlace, date), {
    status,
    headers: {
      ...kept.headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': text.slice(0, policyEnd),
    },
  });
}
