import { DAY_MS } from '../../domain/dates';
import type { Driver, Statement } from './Driver';
import { historyOf, removal, rulesAt, type Rule, type Subjects } from './retentionRules';
import { canonicalEmail } from './rows';

/** Number of rows that a purge has deleted, or would delete. */
export interface Purged {
  messages: number;
  bookings: number;
  requests: number;
  reviews: number;
  /** E-mails about these, and those that were sent long ago. */
  mails: number;
}

/** The part of the store that deletes. */
export type RetentionStore = ReturnType<typeof retentionStore>;

/**
 * Runs deletions in one transaction. For a file it also empties the write-ahead log; the file's own pages are overwritten
 * anyway. Returns the number of rows for each.
 */
export async function runErasure(
  driver: Driver,
  statements: readonly Statement[],
  lock?: string,
): Promise<number[]> {
  const results = await driver.runAll(statements, lock);
  if (driver.kind === 'libsql' && results.some((rows) => rows.length > 0))
    await driver.run({ sql: 'PRAGMA wal_checkpoint(TRUNCATE)' });
  return results.map((rows) => rows.length);
}

/** Deletes old log entries that are not deleted with an item: erasures and sessions. Those about backups stay: a backup may exist longer. */
const deleteOldLog = `DELETE FROM desk_log WHERE at < ? AND action <> 'backup' AND (kind IS NULL OR kind NOT IN ('review', 'message', 'booking', 'request') OR action = 'erase')`;

/**
 * Deletes rows permanently, with the e-mails about them.
 * @param purgeTime The time by which what is old may be deleted; not simply the clock's, which may be wrong.
 */
export function retentionStore(driver: Driver, purgeTime: (days: number) => Promise<Date>) {
  /** @returns Whether it existed. */
  async function eraseOne(table: Subjects, column: string, value: string): Promise<boolean> {
    const rule = { table, where: `${column} = ?`, values: [value] };
    const counts = await runErasure(driver, removal(rule));
    return counts.at(-1) === 1;
  }

  return {
    deleteMessage: (id: string) => eraseOne('messages', 'id', id),
    deleteBooking: (reference: string) => eraseOne('bookings', 'reference', reference),
    deleteRequest: (reference: string) => eraseOne('requests', 'reference', reference),
    deleteReview: (id: string) => eraseOne('reviews', 'id', id),
    /** @param email Case is ignored. */
    async deleteSubscriber(email: string): Promise<boolean> {
      // Also as typed: an old row may still have upper-case letters beyond ASCII.
      const values = [canonicalEmail(email), email];
      const counts = await runErasure(driver, [
        { sql: `DELETE FROM desk_log WHERE kind = 'subscriber' AND subject_id IN (?, ?)`, values },
        { sql: `DELETE FROM outbox WHERE kind = 'subscription' AND subject_id IN (?, ?)`, values },
        { sql: 'DELETE FROM subscribers WHERE email IN (?, ?) RETURNING email', values },
      ]);
      return counts.at(-1) !== 0;
    },
    /**
     * Deletes messages, bookings and requests whose day and decision have passed, and rejected reviews, all of this age,
     * and sent e-mails after 30 days. @param days 0 deletes only sent e-mails.
     */
    async purge(days: number): Promise<Purged> {
      const now = await purgeTime(days);
      const rules = rulesAt(now, days);
      const subjects = rules.filter((rule): rule is Rule<Subjects> => rule.table !== 'outbox');
      const before = new Date(now.getTime() - days * DAY_MS).toISOString();
      const history = [
        ...subjects.flatMap(historyOf),
        ...(days === 0 ? [] : [{ sql: deleteOldLog, values: [before] }]),
      ];
      const deletions = rules.map(({ table, where, values }) => ({
        sql: `DELETE FROM ${table} WHERE ${where} RETURNING id`,
        values,
      }));
      // Serialised: two servers that start together must not deadlock.
      const counts = await runErasure(driver, [...history, ...deletions], 'purge');
      await driver.shrink();
      return asPurged(rules, counts.slice(history.length));
    },
    /** Counts what `purge` would delete. */
    async countPurge(days: number): Promise<Purged> {
      const rules = rulesAt(await purgeTime(days), days);
      const counting = rules.map(({ table, where, values }) => ({
        sql: `SELECT COUNT(*) AS found FROM ${table} WHERE ${where}`,
        values,
      }));
      const results = (await driver.runAll(counting)).map(([row]) => Number(row?.['found']));
      return asPurged(rules, results);
    },
  };
}

function asPurged(rules: readonly Rule[], counts: readonly number[]): Purged {
  const of = (table: Rule['table']) => counts[rules.findIndex((rule) => rule.table === table)] ?? 0;
  return {
    messages: of('messages'),
    bookings: of('bookings'),
    requests: of('requests'),
    reviews: of('reviews'),
    mails: of('outbox'),
  };
}
