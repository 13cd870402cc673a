/**
 * Characters that could mislead the reader of a plain text: control characters, bidirectional formatting, private use and
 * tags. Joiners stay: emoji and several scripts need them.
 */
const harmful = /[^\P{Cc}\t]|[^\P{Cf}\u200C\u200D]|[\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** Everything that a mail program may treat as a line break. */
const lineEnd = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

const escaped = (char: string) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`;

/** A visitor's text with each line indented, so that none can pass for ours. */
export function indented(text: string): string {
  return text
    .split(lineEnd)
    .map((line) => `    ${line.replace(harmful, escaped)}`)
    .join('\n');
}

/** A visitor's text on one line. */
export function oneLine(text: string): string {
  return text.split(lineEnd).join(' ').replace(harmful, escaped);
}
