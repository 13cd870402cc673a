/** Normalisation of visitors' texts, so that they are safe to store, compare and show as plain text. */

// Control characters except newline and tab, bidirectional formatting characters, line and paragraph separators, byte order
// mark.
const unwanted = /[^\P{Cc}\n\t]|[\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069\uFEFF]/gu;

/** Replaces lone surrogates, which neither UTF-8, an address nor Postgres can hold. */
export function wellFormed(value: string): string {
  return value.replace(/[\uD800-\uDBFF][\uDC00-\uDFFF]|[\uD800-\uDFFF]/g, (found) =>
    found.length === 2 ? found : '\uFFFD',
  );
}

/** Keeps at most 30 marks per letter (Unicode's stream-safe limit): normalising a run of marks takes quadratic time. */
function withFewMarks(value: string): string {
  return value.replace(/(\p{M}{30})\p{M}+/gu, '$1');
}

/** Normalises text of several lines: NFC, `\n`, no control characters, trimmed, at most one empty line in a row; in linear time. */
export function normaliseText(value: string): string {
  // Composed after the removal, because a removed character may have separated a letter from its accent.
  const composed = withFewMarks(wellFormed(value).replace(/\r\n?/g, '\n').replace(unwanted, '')).normalize(
    'NFC',
  );
  // Composition turns some marks into two.
  return withFewMarks(composed)
    .replace(/[ \t]+\n?/g, (blanks) => (blanks.endsWith('\n') ? '\n' : blanks))
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Normalises text of one line: as {@link normaliseText}, with white space collapsed to one space. */
export function normaliseLine(value: string): string {
  return normaliseText(value).replace(/\s+/g, ' ');
}
