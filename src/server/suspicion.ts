/** What makes a submission look like a machine's: a hint for staff, never a reason to refuse. */
const suspicions = ['links', 'fast', 'forged', 'honeypot'] as const;
export type Suspicion = (typeof suspicions)[number];

/** Something that may look like a machine's. */
export interface Suspected {
  /** Why it does, for staff only; missing where nothing is suspicious. */
  suspicion?: readonly Suspicion[];
}

/** Endings of the names that spam and people link to; with any ending "at 5.30.Then" would be an address. */
const endings =
  'com|net|org|info|biz|xyz|icu|vip|app|dev|ai|io|co|tv|cc|ly|gl|gd|ru|cn|pw|tk|ml|ga|cf|ke|ug|tz|za|ng|uk|eu|de|fr|su|ws';
/** Endings that are words too, which people write after a full stop: an address only where a path follows. */
const wordEndings = 'in|me|to|us|so|is|it|at|be|no|my|top|live|shop|store|online|site|club|link|click|page';

// A name, which is no part of an e-mail address, and its ending: bit.ly/x, example.co.ke.
const name = '(?<![\\p{L}\\p{N}@._-])(?:[\\p{L}\\p{N}-]{1,63}\\.){1,8}';
const nameEnd = '(?![\\p{L}\\p{N}@-]|\\.[\\p{L}\\p{N}])';

const patterns: readonly RegExp[] = [
  // A scheme, also as forums that hide it write it: hxxp.
  /\b(?:https?|hxxps?|ftp):\/\//i,
  /\bwww\.[^\s.]/i,
  // [words](address), <a href, [url=address]
  /\]\(\s*[^\s)]+\s*\)/,
  /<\s*a\s[^<>]*href/i,
  /\[\s*(?:url|link)\b[^[\]]*\]/i,
  new RegExp(`${name}(?:${endings})${nameEnd}`, 'iu'),
  new RegExp(`${name}(?:${wordEndings})/[\\p{L}\\p{N}@]`, 'iu'),
];

/** What is suspicious about a visitor's texts. */
export function suspicionOf(...texts: readonly (string | undefined)[]): Suspicion[] {
  const linked = texts.some((text = '') => patterns.some((pattern) => pattern.test(text)));
  return linked ? ['links'] : [];
}

const meanings: Readonly<Record<Suspicion, string>> = {
  links: 'it holds a web address',
  fast: 'it was sent within seconds of the first key press',
  forged: 'the time it was begun at was not signed by this site',
  // Some browsers' form fillers do it as well.
  honeypot: 'a field that people cannot see was filled in',
};

/** What was found, explained to staff: `links (it holds a web address)`; nothing where nothing was. */
export function explainSuspicion({ suspicion }: Suspected): string | undefined {
  return suspicion?.map((one) => `${one} (${meanings[one]})`).join(', ');
}

/** As it is stored: words with spaces between. */
export function suspicionText(found: readonly Suspicion[] = []): string {
  return suspicions.filter((one) => found.includes(one)).join(' ');
}

/** What was stored; words that this version does not know are left out. */
export function readSuspicion(stored: string): Suspicion[] {
  const words = stored.split(' ');
  return suspicions.filter((one) => words.includes(one));
}
