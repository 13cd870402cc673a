import { owner } from '../../src/content/owner';
import { sampleStaff, teamGroups } from '../../src/content/pages/people';
import { samples } from '../../src/content/pages/samples';
import { pathIn } from '../../src/domain/language';
import { rendered, renderedError } from './rendered';
import { sameInBoth } from './sameInBoth';

const isVoid =
  /^(?:area|br|col|hr|img|input|link|meta|path|source|use|wbr|circle|rect|line|polygon|ellipse)$/i;
/** Attributes that are visible or read out. */
const spokenAttributes =
  /\s(?:alt|aria-label|title|placeholder|data-(?:found|none|note|template))="([^"]*)"/gi;

/** All texts of a page, including those of its attributes; texts marked as English are left out. */
function textsOf(html: string): string[] {
  const open: boolean[] = [];
  const found: string[] = [];
  for (const [token, closes, name = '', rest = ''] of html.matchAll(
    /<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*)>|[^<]+/gi,
  )) {
    const inEnglish = open.at(-1) ?? false;
    if (!token.startsWith('<')) {
      if (!inEnglish) found.push(token);
      continue;
    }
    if (closes) {
      open.pop();
      continue;
    }
    const marked = inEnglish || /\slang="en/i.test(rest);
    if (!marked) found.push(...[...rest.matchAll(spokenAttributes)].map(([, text = '']) => text));
    if (!isVoid.test(name) && !rest.endsWith('/')) open.push(marked);
  }
  return found.map((text) => text.replace(/\s+/g, ' ').trim());
}

const hasWords = (text: string) => /\p{L}{4}/u.test(text);
/** The owner's own settings are used as they are. */
const isOwners = (text: string) =>
  [owner.brand, owner.email, owner.address, owner.developer?.name].some(
    (set) => set !== undefined && text.includes(set),
  );
const people = new Set<string>(
  [...teamGroups.flatMap(({ members }) => [...members]), ...sampleStaff, ...samples].map(({ name }) => name),
);
const isKnown = (text: string) =>
  isOwners(text) || people.has(text) || sameInBoth.some(([what]) => what.test(text));

/**
 * Texts of a page in Kiswahili that its English twin has as well, and that are not known to be the same in both.
 * @param path Left out: the page for an unknown address.
 */
export async function leftInEnglish(path?: string): Promise<string[]> {
  const [own, english] = await Promise.all(
    path === undefined
      ? [renderedError('sw'), renderedError()]
      : [rendered(path), rendered(pathIn('en', path))],
  );
  const twin = new Set(textsOf(english.html));
  return [...new Set(textsOf(own.html))].filter((text) => hasWords(text) && twin.has(text) && !isKnown(text));
}
