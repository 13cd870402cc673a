import type { Driver, SqlValue } from './Driver';

/** Characters used as apostrophes in names: Ng'ang'a. */
const apostrophes = ["'", '’', 'ʼ', '‘', '`'];

const baseOf = (letter: string) => letter.normalize('NFD').charAt(0).toLowerCase();

/** The Latin letters with their marks, by their base: `ũ` and `U` for `u`. */
const latin = new Map<string, string[]>();
for (let code = 0x41; code <= 0x17f; code += 1) {
  const letter = String.fromCharCode(code);
  const base = baseOf(letter);
  if (/\p{L}/u.test(letter)) latin.set(base, [...(latin.get(base) ?? []), letter]);
}

/** All characters that are the same one in a search, in any case, with any mark, and as any apostrophe. */
function sameAs(char: string): readonly string[] {
  if (apostrophes.includes(char)) return apostrophes;
  if (!/\p{L}/u.test(char)) return [char];
  const cases = [char, char.toLowerCase(), char.toUpperCase()].filter((one) => Array.from(one).length === 1);
  return [...new Set([...cases, ...(latin.get(baseOf(char)) ?? [])])];
}

/** Matches each spelling of a text in a regular expression of JavaScript or Postgres. */
export const spellingRegex = (text: string): string =>
  Array.from(text, (char) => {
    const same = sameAs(char);
    return same.length > 1 ? `[${same.join('')}]` : char.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&');
  }).join('');

const spellingGlob = (text: string): string =>
  Array.from(text, (char) => {
    const same = sameAs(char);
    return same.length > 1 || '*?['.includes(char) ? `[${same.join('')}]` : char;
  }).join('');

/** SQLite refuses patterns of more than 50,000 bytes; a letter has up to 60 bytes in all its spellings. */
const maxLength = 100;

/** All columns as one text: words of a search may be in different columns, but no word spans two. */
export const oneText = (columns: readonly string[]) =>
  columns.map((column) => `COALESCE(${column}, '')`).join(` || '\n' || `);

/** Condition for rows that contain a text in any spelling, with its values. @param columns SQL expressions. */
export function containing(
  columns: readonly string[],
  text: string,
  { kind }: Pick<Driver, 'kind'>,
): [sql: string, values: SqlValue[]] {
  const all = `(${oneText(columns)})`;
  const part = Array.from(text.normalize('NFC')).slice(0, maxLength).join('');
  if (kind === 'postgres') return [`${all} ~ ?`, [spellingRegex(part)]];
  const glob = `*${spellingGlob(part)}*`;
  const plain = Array.from(part, baseOf).join('');
  if (/[^ -~]|['`]/.test(plain)) return [`${all} GLOB ?`, [glob]];
  // Most rows have letters without marks alone. LIKE, which ignores their case, takes a third of the time.
  return [
    `(${all} LIKE ? ESCAPE '\\' OR (LENGTH(${all}) <> LENGTH(CAST(${all} AS BLOB)) AND ${all} GLOB ?))`,
    [`%${plain.replace(/[\\%_]/g, '\\$&')}%`, glob],
  ];
}
