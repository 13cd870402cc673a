import { DAY_MS } from '../../domain/dates';
import type { VisitorMailState } from '../../domain/desk';
import { newId } from '../ids';
import type { Driver } from './Driver';
import { mailSubjects, priorityOf, type MailKind, type MailRules, type MailSubject } from './mailKinds';
import { missedMail } from './mailRows';
import { asMail } from './rows';

/**
 * Where a mail stands. One that is `failed` is tried again only when staff ask for it; one that is `held` waits for the next
 * list to staff, and is `listed` once it stands in one.
 */
export type MailState = 'waiting' | 'sent' | 'failed' | 'held' | 'listed';

/** One mail to staff or to a visitor. Times are ISO 8601. */
export interface OutboxMail {
  /** Kind and name of what it is about: `booking-K7M-4XP`. The same for every try. */
  id: string;
  kind: MailKind;
  /** Id of the message or review, reference of the booking or request, address of the subscriber. */
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

/** A time further ahead than any try is put off is a clock's mistake and counts as due. */
const furthest = DAY_MS;

/** Mails that one digest lists at most; the others are counted. */
const mostListed = 200;

const isFree = '(claimed_until IS NULL OR claimed_until <= ? OR claimed_until > ?)';
const isDue = `state = 'waiting' AND (next_at <= ? OR next_at > ?) AND ${isFree}`;

/** The outbox on an open database: keeps mail until the mail server has it. */
export function outboxStore(driver: Driver, now: () => Date, rules: MailRules = {}) {
  const times = () => {
    const at = now().getTime();
    const iso = (ms: number) => new Date(at + ms).toISOString();
    return { iso, at: iso(0), limits: [iso(0), iso(furthest)] };
  };

  return {
    /**
     * Adds mails to staff about what came while no mail was set up: undecided, at most a week old and not in the outbox. It
     * looks through all of that, so that it is done once, at the start.
     */
    async enqueueMail(): Promise<void> {
      await driver.runAll(
        (Object.keys(mailSubjects) as MailSubject[]).map((kind) => missedMail(kind, now(), rules)),
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
          WHERE id = (SELECT id FROM outbox WHERE ${isDue} ORDER BY priority, created_at, id LIMIT 1) AND ${isDue} RETURNING *`,
        values: [iso(forMs), ...limits, ...limits, ...limits, ...limits],
      });
      return rows[0] && asMail(rows[0]);
    },
    /** The mail server has it. */
    async mailSent(id: string): Promise<void> {
      await driver.run({
        // With a digest everything that it lists.
        sql: `UPDATE outbox SET state = 'sent', sent_at = ?, claimed_until = NULL, last_error = NULL
          WHERE id = ? OR listed_in = ?`,
        values: [times().at, id, id],
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
    /** Makes one mail of all that waits for a list which is due. */
    async makeDigest(): Promise<void> {
      const { at, iso } = times();
      const id = `digest-${newId(now())}`;
      await driver.runAll([
        {
          sql: `UPDATE outbox SET state = 'listed', listed_in = ? WHERE state = 'held' AND (next_at <= ? OR next_at > ?)`,
          values: [id, at, iso(2 * furthest)],
        },
        {
          sql: `INSERT INTO outbox (id, kind, subject_id, state, priority, tries, next_at, created_at)
            SELECT listed_in, 'digest', 'staff', 'waiting', ${String(priorityOf('digest'))}, 0, CAST(? AS TEXT), CAST(? AS TEXT)
            FROM outbox WHERE listed_in = ? LIMIT 1`,
          values: [at, at, id],
        },
      ]);
    },
    /** The mails that a digest lists, the oldest first, and how many there are in all. */
    async listedMail(digest: string): Promise<{ mails: OutboxMail[]; count: number }> {
      const [rows = [], [counted] = []] = await driver.runAll([
        {
          sql: `SELECT * FROM outbox WHERE listed_in = ? ORDER BY priority, created_at, id LIMIT ${String(mostListed)}`,
          values: [digest],
        },
        { sql: 'SELECT COUNT(*) AS found FROM outbox WHERE listed_in = ?', values: [digest] },
      ]);
      return { mails: rows.map(asMail), count: Number(counted?.['found']) };
    },
    /** Mails to the visitor about an item that is decided by its name, the oldest first. */
    async mailsToVisitor(subjectId: string): Promise<VisitorMailState[]> {
      const sql = `SELECT * FROM outbox WHERE subject_id = ? AND kind IN ('booking-ack', 'request-ack', 'message-ack', 'copy', 'decision')
        ORDER BY created_at, id`;
      return (await driver.run({ sql, values: [subjectId] })).map(asMail).map((mail) => ({
        tells: mail.kind === 'decision' ? 'decided' : 'arrived',
        state: mail.state as VisitorMailState['state'],
        at: mail.sentAt ?? mail.nextAt,
      }));
    },
    /** Deletes a mail that has no reason any more; of a list all that stands in it. */
    async forgetMail(id: string): Promise<void> {
      await driver.run({ sql: 'DELETE FROM outbox WHERE id = ? OR listed_in = ?', values: [id, id] });
    },
    /** Mails in these states, oldest first. */
    async outbox(states: readonly MailState[]): Promise<OutboxMail[]> {
      const sql = `SELECT * FROM outbox WHERE state IN (${states.map(() => '?').join(', ')}) ORDER BY created_at, id`;
      return (await driver.run({ sql, values: states })).map(asMail);
    },
    /** How much mail staff have not got, and how old it is. */
    async mailFigures(): Promise<MailFigures> {
      const rows = await driver.run({
        sql: `SELECT state, COUNT(*) AS found, MIN(created_at) AS oldest FROM outbox
          WHERE state IN ('waiting', 'failed') GROUP BY state`,
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
          WHERE state IN ('waiting', 'failed') AND ${isFree} ${id === undefined ? '' : 'AND id = ?'} RETURNING id`,
        values: [at, ...limits, ...(id === undefined ? [] : [id])],
      });
      return rows.map((row) => String(row['id'])).sort();
    },
  };
}
