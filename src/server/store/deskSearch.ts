import { asReference } from '../ids';
import type { Driver, SqlValue } from './Driver';
import type { KindRows } from './kinds';

/** Maximum number of words of a search; further ones are ignored. */
const maxWords = 6;

/** A search: parts that must all match, each with alternative spellings. */
type Search = readonly (readonly string[])[];

/**
 * Parses a search text: a phone number in any format, a reference with or without its hyphen, or words. Case is ignored:
 * the databases do so for ASCII, and other letters are searched in lower and upper case.
 */
export function readSearch(typed: string): Search {
  const digits = typed.replace(/[\s()./+-]/g, '');
  // Numbers are stored as +254…, so a leading zero or the country code is removed.
  if (/^\d{4,}$/.test(digits)) return [[digits.replace(/^0{0,3}254|^0+/, '') || digits]];
  const reference = asReference(typed);
  if (reference !== undefined) return [[reference, typed.trim()]];
  const words = typed.normalize('NFC').split(/\s+/).filter(Boolean).slice(0, maxWords);
  return words.map((word) => [
    ...new Set([
      word,
      word.toLowerCase(),
      word.toUpperCase(),
      word.charAt(0).toUpperCase() + word.slice(1).toLowerCase(),
    ]),
  ]);
}

/** Condition for a kind's rows that match a search, with its values. */
export function searchCondition(
  { words }: Pick<KindRows, 'words'>,
  search: Search,
  driver: Pick<Driver, 'kind'>,
): [sql: string, values: SqlValue[]] {
  const like = driver.kind === 'postgres' ? 'ILIKE' : 'LIKE';
  // All columns as one text: a search may match words in different columns, but no word may span two columns.
  const all = words.map((column) => `COALESCE(${column}, '')`).join(` || '\n' || `);
  const values: SqlValue[] = [];
  const parts = search.map((spellings) => {
    const variants = spellings.filter((one, at) => at === 0 || /[^\0-\x7f]/.test(one));
    values.push(...variants.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`));
    return `(${variants.map(() => `(${all}) ${like} ? ESCAPE '\\'`).join(' OR ')})`;
  });
  return [parts.join(' AND '), values];
}
