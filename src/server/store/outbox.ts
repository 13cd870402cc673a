import { DAY_MS } from '../../domain/dates';
import type { Driver } from './Driver';
import { asMail } from './rows';

/** Where a mail stands. One that is `failed` is tried again only when staff ask for it. */
export type MailState = 'waiting' | 'sent' | 'failed';

/** One mail to staff. Times are ISO 8601. */
export interface OutboxMail {
  /** Kind and name of what it is about: `booking-K7M-4XP`. The same for every try. */
  id: string;
  /** What it is about; a `copy` goes to whoever sent the request, all others to staff. */
  kind: 'message' | 'review' | 'booking' | 'request' | 'copy';
  /** Id of the message or review, reference of the booking or request. */
  subjectId: string;
  state: MailState;
  /** Tries begun so far. */
  tries: number;
  /** When the next try is due. */
  nextAt: string;
  /** Until when one server has it for itself; missing while none has. */
  claimedUntil?: string;
  /** Why the last try failed: one line without addresses. */
  lastError?: string;
  createdAt: string;
  sentAt?: string;
}

/** How many mails there are of a state, and when the oldest came; missing where there is none. */
export interface MailFigure {
  count: number;
  oldestAt?: string;
  oldestSeconds?: number;
}

/** Mail that staff have not got. */
export type MailFigures = Record<'waiting' | 'failed', MailFigure>;

/** The part of the store that keeps mail. */
export type OutboxStore = ReturnType<typeof outboxStore>;

/** What is older was there before mail was set up, or staff know it by now. */
const newerThan = 7 * DAY_MS;
/** A time further ahead than any try is put off is a clock's mistake and counts as due. */
const furthest = DAY_MS;

/**
 * A filled honeypot together with links or a forged time is a machine's: mails about it would bury the others. Bookings
 * and requests are mailed all the same, as a patient may wait for the call.
 */
const byPeople = `AND NOT (suspicion LIKE '%honeypot%'
  AND (suspicion LIKE '%links%' OR suspicion LIKE '%forged%'))`;

const subjects = [
  {
    kind: 'message',
    table: 'messages',
    column: 'id',
    open: `AND status = 'new' AND spam_at IS NULL ${byPeople}`,
  },
  {
    kind: 'review',
    table: 'reviews',
    column: 'id',
    open: `AND status = 'pending' AND spam_at IS NULL ${byPeople}`,
  },
  {
    kind: 'booking',
    table: 'bookings',
    column: 'reference',
    open: `AND status = 'requested' AND spam_at IS NULL`,
  },
  {
    kind: 'request',
    table: 'requests',
    column: 'reference',
    open: `AND status = 'waiting' AND spam_at IS NULL`,
  },
  // Whatever looks like a machine's sends no mail to an address that it has named.
  {
    kind: 'copy',
    table: 'requests',
    column: 'reference',
    open: `AND copy = 1 AND suspicion = '' AND spam_at IS NULL`,
  },
] as const;

const isFree = '(claimed_until IS NULL OR claimed_until <= ? OR claimed_until > ?)';
const isDue = `state = 'waiting' AND (next_at <= ? OR next_at > ?) AND ${isFree}`;

/** Bookings and requests first, as a visitor expects a call; reviews last. */
const order = `CASE kind WHEN 'booking' THEN 0 WHEN 'request' THEN 0 WHEN 'message' THEN 1 WHEN 'copy' THEN 1 ELSE 2 END, created_at, id`;

/** The outbox on an open database: keeps mail until the mail server has it. */
export function outboxStore(driver: Driver, now: () => Date) {
  const times = () => {
    const at = now().getTime();
    const iso = (ms: number) => new Date(at + ms).toISOString();
    return { iso, at: iso(0), limits: [iso(0), iso(furthest)] };
  };

  return {
    /** Adds mails about what is undecided, at most a week old and not in the outbox. */
    async enqueueMail(): Promise<void> {
      const { at, iso } = times();
      await driver.runAll(
        subjects.map(({ kind, table, column, open }) => ({
          sql: `INSERT INTO outbox (id, kind, subject_id, state, tries, next_at, created_at)
            SELECT '${kind}-' || ${column}, '${kind}', ${column}, 'waiting', 0, ?, ? FROM ${table}
            WHERE created_at > ? ${open} AND NOT EXISTS (
              SELECT 1 FROM outbox WHERE kind = '${kind}' AND subject_id = ${table}.${column})
            ON CONFLICT DO NOTHING`,
          values: [at, at, iso(-newerThan)],
        })),
      );
    },
    /**
     * Gives one mail that is due to one caller only, and counts the try: appointments and requests before messages before reviews,
     * the oldest first. @param forMs How long the caller has it for itself.
     */
    async claimMail(forMs: number): Promise<OutboxMail | undefined> {
      const { limits, iso } = times();
      // The condition stands twice: of two servers that chose the same row, the second finds it claimed.
      const rows = await driver.run({
        sql: `UPDATE outbox SET claimed_until = ?, tries = tries + 1
          WHERE id = (SELECT id FROM outbox WHERE ${isDue} ORDER BY ${order} LIMIT 1) AND ${isDue} RETURNING *`,
        values: [iso(forMs), ...limits, ...limits, ...limits, ...limits],
      });
      return rows[0] && asMail(rows[0]);
    },
    /** The mail server has it. */
    async mailSent(id: string): Promise<void> {
      await driver.run({
        sql: `UPDATE outbox SET state = 'sent', sent_at = ?, claimed_until = NULL, last_error = NULL WHERE id = ?`,
        values: [times().at, id],
      });
    },
    /**
     * A try has failed; ignored where another server has the mail by now.
     * @param waitMs Until the next try; without it the mail is given up.
     */
    async mailFailed({ id, claimedUntil }: OutboxMail, lastError: string, waitMs?: number): Promise<void> {
      const state = waitMs === undefined ? 'failed' : 'waiting';
      await driver.run({
        sql: `UPDATE outbox SET state = ?, next_at = ?, last_error = ?, claimed_until = NULL
          WHERE id = ? AND state = 'waiting' AND claimed_until = ?`,
        values: [state, times().iso(waitMs ?? 0), lastError, id, claimedUntil ?? ''],
      });
    },
    async forgetMail(id: string): Promise<void> {
      await driver.run({ sql: 'DELETE FROM outbox WHERE id = ?', values: [id] });
    },
    /** Mails in these states, oldest first. */
    async outbox(states: readonly MailState[]): Promise<OutboxMail[]> {
      const sql = `SELECT * FROM outbox WHERE state IN (${states.map(() => '?').join(', ')}) ORDER BY created_at, id`;
      return (await driver.run({ sql, values: states })).map(asMail);
    },
    /** How much mail staff have not got, and how old it is. */
    async mailFigures(): Promise<MailFigures> {
      const rows = await driver.run({
        sql: `SELECT state, COUNT(*) AS found, MIN(created_at) AS oldest FROM outbox WHERE state <> 'sent' GROUP BY state`,
      });
      const figure = (state: MailState): MailFigure => {
        const row = rows.find((one) => one['state'] === state);
        if (!row) return { count: 0 };
        const oldestAt = String(row['oldest']);
        const ms = now().getTime() - Date.parse(oldestAt);
        return { count: Number(row['found']), oldestAt, oldestSeconds: Math.max(0, Math.round(ms / 1000)) };
      };
      return { waiting: figure('waiting'), failed: figure('failed') };
    },
    /** Makes mails due now, as if never tried: one, or all that are not sent. Gives the ids of those it reached. */
    async retryMail(id?: string): Promise<string[]> {
      const { at, limits } = times();
      // Not what a server is sending at this moment: it would go out twice.
      const rows = await driver.run({
        sql: `UPDATE outbox SET state = 'waiting', tries = 0, next_at = ?
          WHERE state <> 'sent' AND ${isFree} ${id === undefined ? '' : 'AND id = ?'} RETURNING id`,
        values: [at, ...limits, ...(id === undefined ? [] : [id])],
      });
      return rows.map((row) => String(row['id'])).sort();
    },
  };
}
