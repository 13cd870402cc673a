import { daysOfPromise } from '../../domain/deskTimes';
import type { Driver } from './Driver';
import type { KindRows } from './kinds';

/** Prefix of the sort key of items that need no answer: they sort last. */
const sortsLast = '9999';

/** SQL that differs between the databases; all of them store times as ISO 8601 text. */
interface Dialect {
  /** The time of a row plus a number of days that depends on the weekday in Nairobi, Sunday first. */
  plusDays: (days: readonly number[]) => string;
  /** Start of the day in a column, in Nairobi; NULL if the column is NULL. */
  startOfDay: (column: string) => string;
  /** The earlier of two times; NULL is ignored. */
  earlier: (one: string, other: string) => string;
}

const cases = (days: readonly number[], format: (count: number) => string) =>
  days.map((count, weekday) => `WHEN ${String(weekday)} THEN ${format(count)}`).join(' ');

const dialects: Readonly<Record<Driver['kind'], Dialect>> = {
  libsql: {
    plusDays: (days) =>
      `strftime('%Y-%m-%dT%H:%M:%fZ', created_at, CASE CAST(strftime('%w', created_at, '+3 hours') AS INTEGER)
        ${cases(days, (count) => `'+${String(count)} days'`)} END)`,
    startOfDay: (column) => `strftime('%Y-%m-%dT%H:%M:%fZ', ${column}, '-3 hours')`,
    earlier: (one, other) => `MIN(COALESCE(${one}, ${other}), ${other})`,
  },
  postgres: {
    plusDays: (days) =>
      iso(`created_at::timestamptz AT TIME ZONE 'UTC'
        + CASE EXTRACT(DOW FROM created_at::timestamptz AT TIME ZONE 'UTC' + INTERVAL '3 hours')::int
        ${cases(days, (count) => `INTERVAL '${String(count)} days'`)} END`),
    startOfDay: (column) => iso(`${column}::timestamp - INTERVAL '3 hours'`),
    earlier: (one, other) => `LEAST(${one}, ${other})`,
  },
};

function iso(time: string): string {
  return `to_char(${time}, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/**
 * The SQL expression for the order by due date; equal to `dueAt`. An item without a due date sorts as if it were due one
 * day after its arrival.
 * @param answerDays Working days within which answers are promised.
 */
export function dueExpression(
  { due }: Pick<KindRows, 'due'>,
  answerDays: number | undefined,
  { kind: database }: Pick<Driver, 'kind'>,
): string {
  if (!due) return `'${sortsLast}' || created_at`;
  const { plusDays, startOfDay, earlier } = dialects[database];
  if (answerDays === undefined) {
    const nextDay = plusDays([1, 1, 1, 1, 1, 1, 1]);
    return due.day === undefined ? nextDay : `COALESCE(${startOfDay(due.day)}, ${nextDay})`;
  }
  const promised = plusDays([7, 1, 2, 3, 4, 5, 6].map((weekday) => daysOfPromise(weekday, answerDays)));
  return due.day === undefined ? promised : earlier(startOfDay(due.day), promised);
}
