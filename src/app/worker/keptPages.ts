/** All kept pages in one file: what they have in common stands in it once. Made by `src/app/build/offline/packPages.ts`. */
export interface KeptPages {
  /** The service's number, as a `tel:` address: while it is right, an update can wait for a better connection. */
  phone: string;
  /** Headers of every page beside its policy. */
  headers: Readonly<Record<string, string>>;
  /** Pieces of text. */
  parts: readonly string[];
  /** Pages by path: the numbers of their pieces. Their first line is their Content-Security-Policy. */
  pages: Readonly<Record<string, readonly number[]>>;
}

/** Place in a kept page for the day on which it was fetched. */
export const datePlace = '{date}';

/** Stand-in for a path as a visitor may write it: the server leads other spellings to the right one. */
const plain = (path: string) => path.toLowerCase().replace(/(?:\.html)?\/*$/, '');

/** The page of a path, in any spelling, if it is kept. */
export function findKept({ pages }: KeptPages, path: string): string | undefined {
  return Object.keys(pages).find((kept) => plain(kept) === plain(path));
}

/** The text of a kept page. */
export const textOf = ({ pages, parts }: KeptPages, path: string): string =>
  (pages[path] ?? []).map((part) => parts[part]).join('');

/**
 * A kept page as an answer.
 * @param since When the pages were fetched.
 * @param status The answer's status in HTTP.
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
