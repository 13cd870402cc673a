/**
 * Characters that could harm a terminal or mislead its reader: control characters (including ESC), bidirectional
 * formatting, invisible joiners and separators, private use, lone surrogates, tags.
 */
const harmful = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu;

const escaped = (char: string) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`;

/** A visitor's text on one line of a terminal: harmful characters are escaped as `\u{1b}`. */
export function safeLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ⏎ ').replace(harmful, escaped);
}

/** JSON that is safe on a terminal and parses to the same value. */
export function safeJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(harmful, (char) =>
    char === '\n'
      ? char
      : [...Array(char.length).keys()]
          .map((unit) => `\\u${char.charCodeAt(unit).toString(16).padStart(4, '0')}`)
          .join(''),
  );
}

/**
 * A visitor's text on a line of a list that may be opened in a spreadsheet: an apostrophe precedes what a spreadsheet would
 * run as a formula. The JSON has the text unchanged.
 */
export function safeCell(text: string): string {
  const line = safeLine(text);
  return /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r]/.test(line) ? `'${line}` : line;
}
