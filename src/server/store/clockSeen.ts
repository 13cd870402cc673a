import type { Driver, Statement } from './Driver';

/** The part of the store that remembers the time. */
export type ClockStore = ReturnType<typeof clockStore>;

const name = 'clock believed at';
const timeColumns = {
  messages: 'created_at',
  bookings: 'created_at',
  requests: 'created_at',
  reviews: 'created_at',
  desk_log: 'at',
} as const;

/** Records that the clock was trusted: what was too old according to it has been deleted. */
export const recordClockTime = (now: Date): Statement => ({
  sql: `INSERT INTO shared_values (name, value) VALUES (?, ?)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
  values: [name, now.toISOString()],
});

/** Remembers the time of the last purge, so that a clock that is years ahead deletes nothing. */
export function clockStore(driver: Driver) {
  return {
    /** Time of the last purge; before the first one, the time of the newest entry. */
    async clockSeen(): Promise<Date | undefined> {
      const newest = Object.entries(timeColumns)
        .map(([table, column]) => `SELECT MAX(${column}) AS seen FROM ${table}`)
        .join(' UNION ALL ');
      const [[last], [entry]] = (await driver.runAll([
        { sql: 'SELECT value AS seen FROM shared_values WHERE name = ?', values: [name] },
        { sql: `SELECT MAX(seen) AS seen FROM (${newest}) AS times` },
      ])) as [Record<string, unknown>[], Record<string, unknown>[]];
      const seen = last?.['seen'] ?? entry?.['seen'];
      if (typeof seen !== 'string') return undefined;
      // Stored immediately, because entries made with a wrong clock must not confirm it.
      await driver.run({
        sql: 'INSERT INTO shared_values (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING',
        values: [name, seen],
      });
      return new Date(seen);
    },
  };
}
