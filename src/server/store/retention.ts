import { DAY_MS } from '../../domain/dates';
import type { Driver, SqlValue, Statement } from './Driver';
import { mailbox } from './rows';

/** How many rows a purge has deleted, or would delete. */
export interface Purged {
  messages: number;
  bookings: number;
  requests: number;
  reviews: number;
  /** Mails about these, and those that were sent long ago. */
  mails: number;
}

/** The part of the store that deletes. */
export type RetentionStore = ReturnType<typeof retentionStore>;

const sentMailKept = 30 * DAY_MS;

const subjectColumns = {
  messages: 'id',
  reviews: 'id',
  bookings: 'reference',
  requests: 'reference',
} as const;
type Subjects = keyof typeof subjectColumns;

/** Kinds of mail about the rows of a table. */
const mailsAbout: Readonly<Record<Subjects, string>> = {
  messages: `'message', 'message-ack'`,
  reviews: `'review'`,
  bookings: `'booking', 'booking-ack', 'decision'`,
  requests: `'request', 'request-ack', 'copy'`,
};

/** Condition for the mails about these rows. */
const about = (table: Subjects, where: string) =>
  `(kind IN (${mailsAbout[table]}) AND subject_id IN (SELECT ${subjectColumns[table]} FROM ${table} WHERE ${where}))`;

/** Which rows of a table are too old. */
interface Rule<Table extends 'outbox' | Subjects = 'outbox' | Subjects> {
  table: Table;
  where: string;
  values: SqlValue[];
}

function subjectsBefore(before: string): Rule<Subjects>[] {
  return [
    { table: 'messages', where: 'created_at < ?', values: [before] },
    {
      table: 'bookings',
      // By the day it came as well: a day that is wrongly in the past must not delete what is new.
      where: 'date < ? AND created_at < ? AND (decided_at IS NULL OR decided_at < ?)',
      values: [before.slice(0, 10), before, before],
    },
    {
      table: 'requests',
      where: '(day IS NULL OR day < ?) AND created_at < ? AND (answered_at IS NULL OR answered_at < ?)',
      values: [before.slice(0, 10), before, before],
    },
    {
      table: 'reviews',
      where: `(status = 'rejected' OR spam_at IS NOT NULL) AND decided_at < ?`,
      values: [before],
    },
  ];
}

/** Mail comes first: without its subject nothing tells that it has to go. */
function rulesAt(now: Date, days: number): Rule[] {
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const subjects = days === 0 ? [] : subjectsBefore(ago(days * DAY_MS));
  const where = [
    `(state = 'sent' AND sent_at < ?)`,
    ...subjects.map((rule) => about(rule.table, rule.where)),
  ].join(' OR ');
  const values = [ago(sentMailKept), ...subjects.flatMap((rule) => rule.values)];
  return [{ table: 'outbox', where, values }, ...subjects];
}

/** Holds the rows, so that a decision at the same moment comes before or finds nothing; then deletes what the log says of them. */
const historyOf = ({ table, where, values }: Rule<Subjects>): Statement[] => [
  { sql: `UPDATE ${table} SET status = status WHERE ${where}`, values },
  {
    sql: `DELETE FROM desk_log WHERE kind = '${table.slice(0, -1)}'
      AND subject_id IN (SELECT ${subjectColumns[table]} FROM ${table} WHERE ${where})`,
    values,
  },
];

/** What is left of the log: that something was erased, and who was at the desk. */
const oldLog = `DELETE FROM desk_log WHERE at < ? AND (kind IS NULL OR kind NOT IN ('review', 'message', 'booking', 'request') OR action = 'erase')`;

/** Deletes for good in an open database, with the mail about it. */
export function retentionStore(driver: Driver, now: () => Date) {
  /** Deletes; in a file also from the write-ahead log, as its own pages are overwritten anyway. Counts each. */
  async function erase(statements: readonly Statement[], lock?: string): Promise<number[]> {
    const results = await driver.runAll(statements, lock);
    if (driver.kind === 'libsql' && results.some((rows) => rows.length > 0))
      await driver.run({ sql: 'PRAGMA wal_checkpoint(TRUNCATE)' });
    return results.map((rows) => rows.length);
  }

  /** @returns Whether there was one. */
  async function eraseOne(table: Subjects, column: string, value: string): Promise<boolean> {
    const where = `${column} = ?`;
    const values = [value];
    const counts = await erase([
      ...historyOf({ table, where, values }),
      { sql: `DELETE FROM outbox WHERE ${about(table, where)}`, values },
      { sql: `DELETE FROM ${table} WHERE ${where} RETURNING id`, values },
    ]);
    return counts.at(-1) === 1;
  }

  return {
    deleteMessage: (id: string) => eraseOne('messages', 'id', id),
    deleteBooking: (reference: string) => eraseOne('bookings', 'reference', reference),
    deleteRequest: (reference: string) => eraseOne('requests', 'reference', reference),
    deleteReview: (id: string) => eraseOne('reviews', 'id', id),
    /** @param email In any letter case. */
    async deleteSubscriber(email: string): Promise<boolean> {
      // As typed besides: an old row may still have upper case beyond ASCII.
      const values = [mailbox(email), email];
      const deleted = await erase([
        { sql: `DELETE FROM outbox WHERE kind = 'subscription' AND subject_id IN (?, ?)`, values },
        { sql: 'DELETE FROM subscribers WHERE email IN (?, ?) RETURNING email', values },
      ]);
      return (deleted[1] ?? 0) > 0;
    },
    /**
     * Deletes messages, bookings and requests whose day and decision have passed, and rejected reviews that are this old, and
     * sent mail after 30 days. @param days 0 keeps all but sent mail.
     */
    async purge(days: number): Promise<Purged> {
      const rules = rulesAt(now(), days);
      const subjects = rules.filter((rule): rule is Rule<Subjects> => rule.table !== 'outbox');
      const before = new Date(now().getTime() - days * DAY_MS).toISOString();
      const history = [
        ...subjects.flatMap(historyOf),
        ...(days === 0 ? [] : [{ sql: oldLog, values: [before] }]),
      ];
      const deletions = rules.map(({ table, where, values }) => ({
        sql: `DELETE FROM ${table} WHERE ${where} RETURNING id`,
        values,
      }));
      // One at a time: two servers that start together must not wait for each other's rows.
      const counts = await erase([...history, ...deletions], 'purge');
      return named(rules, counts.slice(history.length));
    },
    /** Counts what `purge` would delete. */
    async countPurge(days: number): Promise<Purged> {
      const rules = rulesAt(now(), days);
      const counting = rules.map(({ table, where, values }) => ({
        sql: `SELECT COUNT(*) AS found FROM ${table} WHERE ${where}`,
        values,
      }));
      const results = (await driver.runAll(counting)).map(([row]) => Number(row?.['found']));
      return named(rules, results);
    },
  };
}

function named(rules: readonly Rule[], counts: readonly number[]): Purged {
  const of = (table: Rule['table']) => counts[rules.findIndex((rule) => rule.table === table)] ?? 0;
  return {
    messages: of('messages'),
    bookings: of('bookings'),
    requests: of('requests'),
    reviews: of('reviews'),
    mails: of('outbox'),
  };
}
