/** Signs of spam in a submission: a hint for staff, never a reason to refuse it. */
const suspicions = ['links', 'fast', 'forged', 'honeypot'] as const;
export type Suspicion = (typeof suspicions)[number];

/** A submission that may be spam. */
export interface Suspected {
  /** Signs of spam, for staff only; left out if there are none. */
  suspicion?: readonly Suspicion[];
}

/** Top-level domains to which spam and people link; with any ending "at 5.30.Then" would be an address. */
const endings =
  'com|net|org|info|biz|xyz|icu|vip|app|dev|ai|io|co|tv|cc|ly|gl|gd|ru|cn|pw|tk|ml|ga|cf|ke|ug|tz|za|ng|uk|eu|de|fr|su|ws';
/** Top-level domains that are also words, which may follow a full stop: an address only if a path follows. */
const wordEndings = 'in|me|to|us|so|is|it|at|be|no|my|top|live|shop|store|online|site|club|link|click|page';

// A host name that is not part of an e-mail address, with its ending: bit.ly/x, example.co.ke.
const name = '(?<![\\p{L}\\p{N}@._-])(?:[\\p{L}\\p{N}-]{1,63}\\.){1,8}';
const nameEnd = '(?![\\p{L}\\p{N}@-]|\\.[\\p{L}\\p{N}])';

const patterns: readonly RegExp[] = [
  // A scheme, also as forums disguise it: hxxp.
  /\b(?:https?|hxxps?|ftp):\/\//i,
  /\bwww\.[^\s.]/i,
  // [words](address), <a href, [url=address]
  /\]\(\s*[^\s)]+\s*\)/,
  /<\s*a\s[^<>]*href/i,
  /\[\s*(?:url|link)\b[^[\]]*\]/i,
  new RegExp(`${name}(?:${endings})${nameEnd}`, 'iu'),
  new RegExp(`${name}(?:${wordEndings})/[\\p{L}\\p{N}@]`, 'iu'),
];

/** Signs of spam in a visitor's texts. */
export function suspicionOf(...texts: readonly (string | undefined)[]): Suspicion[] {
  const linked = texts.some((text = '') => patterns.some((pattern) => pattern.test(text)));
  return linked ? ['links'] : [];
}

const meanings: Readonly<Record<Suspicion, string>> = {
  links: 'it has a web address in it',
  fast: 'it was sent within seconds of the first key press',
  forged: 'the time it was begun at was not signed by this site',
  // Autofill of some browsers does this as well.
  honeypot: 'a field that people cannot see was filled in',
};

/** The signs, explained to staff: `links (it has a web address in it)`; undefined if there are none. */
export function explainSuspicion({ suspicion }: Suspected): string | undefined {
  return suspicion?.map((one) => `${one} (${meanings[one]})`).join(', ');
}

/** Format in the database: words separated by spaces. */
export function suspicionText(found: readonly Suspicion[] = []): string {
  return suspicions.filter((one) => found.includes(one)).join(' ');
}

/** Parses the stored format; words that this version does not know are left out. */
export function readSuspicion(stored: string): Suspicion[] {
  const words = stored.split(' ');
  return suspicions.filter((one) => words.includes(one));
}
