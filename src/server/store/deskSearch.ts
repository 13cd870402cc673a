import { asReference } from '../ids';
import type { Driver, SqlValue } from './Driver';
import type { KindRows } from './kinds';

/** Words of a search that are looked for; the rest is left out. */
const mostWords = 6;

/** A search, as parts that must all be found; each part in any of its spellings. */
type Search = readonly (readonly string[])[];

/**
 * Reads what was typed: a telephone number in any spelling, a reference with or without its hyphen, or words. Letter case
 * does not count: the databases see to it for ASCII, other letters are looked for in their usual cases.
 */
export function readSearch(typed: string): Search {
  const digits = typed.replace(/[\s()./+-]/g, '');
  // The number is stored as +254…: a leading zero or the country's code is left out.
  if (/^\d{4,}$/.test(digits)) return [[digits.replace(/^0{0,3}254|^0+/, '') || digits]];
  const reference = asReference(typed);
  if (reference !== undefined) return [[reference, typed.trim()]];
  const words = typed.normalize('NFC').split(/\s+/).filter(Boolean).slice(0, mostWords);
  return words.map((word) => [
    ...new Set([
      word,
      word.toLowerCase(),
      word.toUpperCase(),
      word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
    ]),
  ]);
}

/** Condition for the rows of a kind that a search finds, and its values. */
export function searchCondition(
  { words }: Pick<KindRows, 'words'>,
  search: Search,
  driver: Pick<Driver, 'kind'>,
): [sql: string, values: SqlValue[]] {
  const like = driver.kind === 'postgres' ? 'ILIKE' : 'LIKE';
  // One text for each row: two words may stand in two columns, but no word reaches over an end of line.
  const all = words.map((column) => `COALESCE(${column}, '')`).join(` || '\n' || `);
  const values: SqlValue[] = [];
  const parts = search.map((spellings) => {
    const apart = spellings.filter((one, at) => at === 0 || /[^\0-\x7f]/.test(one));
    values.push(...apart.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`));
    return `(${apart.map(() => `(${all}) ${like} ? ESCAPE '\\'`).join(' OR ')})`;
  });
  return [parts.join(' AND '), values];
}
