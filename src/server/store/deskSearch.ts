import { asReference } from '../ids';
import type { Driver, SqlValue } from './Driver';
import type { KindRows } from './kinds';
import { containing } from './spelling';

/** Maximum number of words of a search; further ones are ignored. */
const maxWords = 6;

/** A search: parts that must all match, each with alternatives. */
type Search = readonly (readonly string[])[];

/** Parses a search text: a phone number in any format, a reference with or without its hyphen, or words. */
export function readSearch(typed: string): Search {
  const digits = typed.replace(/[\s()./+-]/g, '');
  const reference = asReference(typed);
  // Numbers are stored as +254…, so a leading zero or the country code is removed. A reference can consist of digits alone.
  if (/^\d{4,}$/.test(digits))
    return [
      [digits.replace(/^0{0,3}254|^0+/, '') || digits, ...(reference === undefined ? [] : [reference])],
    ];
  if (reference !== undefined) return [[reference, typed.trim()]];
  const words = typed.split(/\s+/).filter(Boolean).slice(0, maxWords);
  return words.map((word) => [word]);
}

/** Condition for a kind's rows that match a search, with its values. */
export function searchCondition(
  { words }: Pick<KindRows, 'words'>,
  search: Search,
  driver: Pick<Driver, 'kind'>,
): [sql: string, values: SqlValue[]] {
  const parts = search.map((alternatives) => alternatives.map((text) => containing(words, text, driver)));
  return [
    parts.map((part) => `(${part.map(([sql]) => sql).join(' OR ')})`).join(' AND '),
    parts.flat().flatMap(([, values]) => values),
  ];
}
