import { DAY_MS } from '../../domain/dates';
import { clockSlack, lookAtClock, type ClockSeen } from './clockSeen';
import type { Driver, Statement } from './Driver';

/** Whether the clock is believed. */
export interface ClockReport {
  /** Left out if it is believed. */
  doubt?: 'ahead' | 'behind';
  /** What it says, and the time by what servers have seen pass, ISO 8601. */
  clock: string;
  believed: string;
  /** Whole days for which it has been doubted. */
  days: number;
}

/** The part of the store that knows the time. */
export type ClockStore = Pick<StoreClock, 'watchClock' | 'clockReport'>;

type StoreClock = Awaited<ReturnType<typeof openClock>>;

/** Days for which staff are told of a clock that is not believed: then one that is behind is, and one that is ahead harms nothing. */
export const doubtedDays = 7;

const name = 'clock';
/** Where earlier releases stored the time of the last purge. */
const earlierName = 'clock believed at';

const submissions = ['messages', 'bookings', 'requests', 'reviews'] as const;

/** The columns with times of the past. */
const times: Readonly<Record<string, readonly string[]>> = {
  messages: ['created_at', 'decided_at', 'spam_at'],
  bookings: ['created_at', 'decided_at', 'spam_at', 'consent_at'],
  requests: ['created_at', 'answered_at', 'spam_at', 'consent_at'],
  reviews: ['created_at', 'decided_at', 'spam_at', 'consent_at'],
  subscribers: ['created_at', 'asked_at', 'confirmed_at', 'consent_at'],
  outbox: ['created_at', 'sent_at'],
  desk_log: ['at'],
};

/** Sets times of the future to now, and ends links and sessions that would hold for years. */
function withoutFuture(now: number): Statement[] {
  const values = [new Date(now).toISOString(), new Date(now + clockSlack).toISOString()];
  const [, later = ''] = values;
  return [
    ...Object.entries(times).flatMap(([table, columns]) =>
      columns.map((column) => ({ sql: `UPDATE ${table} SET ${column} = ? WHERE ${column} > ?`, values })),
    ),
    { sql: 'DELETE FROM desk_sessions WHERE opened_at > ?', values: [later] },
    ...['desk_links', 'form_returns'].map((table) => ({
      sql: `DELETE FROM ${table} WHERE expires_at > ?`,
      values: [later],
    })),
  ];
}

/** What was stored at the last look; undefined before the first one. */
async function stored(driver: Driver): Promise<string | undefined> {
  const sql = 'SELECT value FROM shared_values WHERE name = ?';
  const [row] = await driver.run({ sql, values: [name] });
  return row && String(row['value']);
}

/** What was seen last or, before the first look, the time of the newest entry; undefined for a new database. */
async function firstSeen(driver: Driver): Promise<ClockSeen | undefined> {
  const text = await stored(driver);
  if (text !== undefined) return JSON.parse(text) as ClockSeen;
  const newest = [
    ...submissions.map((table) => `SELECT MAX(created_at) AS seen FROM ${table}`),
    'SELECT MAX(at) AS seen FROM desk_log',
    `SELECT value AS seen FROM shared_values WHERE name = '${earlierName}'`,
  ].join(' UNION ALL ');
  const [entry] = await driver.run({ sql: `SELECT MAX(seen) AS seen FROM (${newest}) AS times` });
  const at = Date.parse(String(entry?.['seen']));
  return Number.isNaN(at) ? undefined : { believed: at, wall: at };
}

/**
 * The clock of a store. It is not believed when it jumps: a machine may start in 2020, or be set to a wrong year for an hour,
 * and what is deleted does not come back.
 * @param now What the machine's clock says.
 * @param elapsed Time in ms that has passed since any moment, which nobody can set.
 */
export async function openClock(driver: Driver, now: () => Date, elapsed: () => number) {
  // A damaged database must not keep pages from being served.
  const begun = await firstSeen(driver).catch(() => undefined);
  const wall = now().getTime();
  /** What was seen last, and when by {@link elapsed}. */
  // A first look, which is not stored: what is stored before the next one has its time too.
  const seen = begun ? lookAtClock(begun, wall, undefined, 0).seen : { believed: wall, wall, bornAt: wall };
  let last = { seen, at: elapsed() };
  /** What this process has stored last. */
  let written: string | undefined;
  let hasLooked = begun === undefined;

  /** The time that is certain. */
  const certain = () => last.seen.believed + elapsed() - last.at;

  function clockReport(): ClockReport {
    const wall = now().getTime();
    const { since, wall: seenAt, believed } = last.seen;
    return {
      ...(since !== undefined && { doubt: seenAt > believed ? ('ahead' as const) : ('behind' as const) }),
      clock: new Date(wall).toISOString(),
      believed: new Date(since === undefined ? wall : certain()).toISOString(),
      days: since === undefined ? 0 : Math.floor((certain() - since) / DAY_MS),
    };
  }

  /** Looks at the clock, and remembers it. To be called every hour. @param days The retention in days. */
  async function watchClock(days: number): Promise<ClockReport> {
    const text = await stored(driver);
    const at = elapsed();
    const isAlone = hasLooked && text === written;
    const { seen, cameBack } = lookAtClock(
      text === undefined ? last.seen : (JSON.parse(text) as ClockSeen),
      now().getTime(),
      isAlone ? at - last.at : undefined,
      days,
    );
    const value = JSON.stringify(seen);
    await driver.runAll(
      [
        {
          sql: `INSERT INTO shared_values (name, value) VALUES (?, ?)
            ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
          values: [name, value],
        },
        ...(cameBack ? withoutFuture(seen.wall) : []),
      ],
      'purge',
    );
    last = { seen, at };
    written = value;
    hasLooked = true;
    return clockReport();
  }

  /** The time for what is stored: the clock's, or the certain one while the clock is behind it. */
  function time(): Date {
    const clock = now();
    const isBehind = last.seen.bornAt === undefined && clock.getTime() < certain() - clockSlack;
    return isBehind ? new Date(certain()) : clock;
  }

  /** The time by which what is old may be deleted: the earlier of the clock's and the certain one. */
  async function purgeTime(days: number): Promise<Date> {
    const { clock, believed } = await watchClock(days);
    return new Date(clock < believed ? clock : believed);
  }

  return { clockReport, watchClock, time, purgeTime };
}
