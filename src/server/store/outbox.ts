import { DAY_MS } from '../../domain/dates';
import type { VisitorMailState } from '../../domain/desk';
import { newId } from '../ids';
import type { Driver } from './Driver';
import { mailSubjects, originalId, priorityOf, type MailRules, type MailSubject } from './mailKinds';
import { missedMail } from './mailRows';
import type { MailState, OutboxMail } from './records';
import { asMail } from './rows';

/** The part of the store with e-mails. */
export type OutboxStore = ReturnType<typeof outboxStore>;

/** A time further ahead than the longest delay comes from a wrong clock and counts as due. */
const maxFuture = DAY_MS;

/** Maximum number of e-mails listed in a digest; the others are only counted. */
const maxListed = 200;

const isFree = '(claimed_until IS NULL OR claimed_until <= ? OR claimed_until > ?)';
const isDue = `state = 'waiting' AND (next_at <= ? OR next_at > ?) AND ${isFree}`;

/** The outbox: stores e-mails until the mail server has accepted them. */
export function outboxStore(driver: Driver, now: () => Date, rules: MailRules = {}) {
  const times = () => {
    const at = now().getTime();
    const iso = (ms: number) => new Date(at + ms).toISOString();
    return { iso, at: iso(0), limits: [iso(0), iso(maxFuture)] };
  };

  return {
    /**
     * Adds e-mails to staff about submissions from a time without mail: undecided, at most a week old and not in the
     * outbox. It reads all of these, so it runs once, at the start.
     */
    async enqueueMail(): Promise<void> {
      await driver.runAll(
        (Object.keys(mailSubjects) as MailSubject[]).map((kind) => missedMail(kind, now(), rules)),
      );
    },
    /**
     * Claims one due e-mail for one caller, and counts the attempt: appointments and requests before messages before
     * reviews, the oldest first. @param forMs Duration of the claim.
     */
    async claimMail(forMs: number): Promise<OutboxMail | undefined> {
      const { limits, iso } = times();
      // The condition is repeated in the update: if two servers choose the same row, the second finds it claimed.
      const rows = await driver.run({
        sql: `UPDATE outbox SET claimed_until = ?, tries = tries + 1
          WHERE id = (SELECT id FROM outbox WHERE ${isDue} ORDER BY priority, created_at, id LIMIT 1) AND ${isDue} RETURNING *`,
        values: [iso(forMs), ...limits, ...limits, ...limits, ...limits],
      });
      return rows[0] && asMail(rows[0]);
    },
    /** Marks an e-mail as accepted by the mail server. */
    async mailSent(id: string): Promise<void> {
      await driver.run({
        // For a digest, also everything that it lists.
        sql: `UPDATE outbox SET state = 'sent', sent_at = ?, claimed_until = NULL, last_error = NULL
          WHERE id = ? OR listed_in = ?`,
        values: [times().at, id, id],
      });
    },
    /**
     * Records a failed attempt; ignored if another server has claimed the e-mail meanwhile.
     * @param waitMs Delay before the next attempt; without it the e-mail has failed permanently.
     */
    async mailFailed({ id, claimedUntil }: OutboxMail, lastError: string, waitMs?: number): Promise<void> {
      const state = waitMs === undefined ? 'failed' : 'waiting';
      await driver.run({
        sql: `UPDATE outbox SET state = ?, next_at = ?, last_error = ?, claimed_until = NULL
          WHERE id = ? AND state = 'waiting' AND claimed_until = ?`,
        values: [state, times().iso(waitMs ?? 0), lastError, id, claimedUntil ?? ''],
      });
    },
    /** Makes one e-mail of everything that waits for a digest that is due. */
    async makeDigest(): Promise<void> {
      const { at, iso } = times();
      const id = `digest-${newId(now())}`;
      await driver.runAll([
        {
          sql: `UPDATE outbox SET state = 'listed', listed_in = ? WHERE state = 'held' AND (next_at <= ? OR next_at > ?)`,
          values: [id, at, iso(2 * maxFuture)],
        },
        {
          sql: `INSERT INTO outbox (id, kind, subject_id, state, priority, tries, next_at, created_at)
            SELECT listed_in, 'digest', 'staff', 'waiting', ${String(priorityOf('digest'))}, 0, CAST(? AS TEXT), CAST(? AS TEXT)
            FROM outbox WHERE listed_in = ? LIMIT 1`,
          values: [at, at, id],
        },
      ]);
    },
    /** The e-mails that a digest lists, oldest first, and their total number. @param id Of the digest, or of a copy of it. */
    async listedMail(id: string): Promise<{ mails: OutboxMail[]; count: number }> {
      const digest = originalId(id);
      const [rows = [], [counted] = []] = await driver.runAll([
        {
          sql: `SELECT * FROM outbox WHERE listed_in = ? ORDER BY priority, created_at, id LIMIT ${String(maxListed)}`,
          values: [digest],
        },
        { sql: 'SELECT COUNT(*) AS found FROM outbox WHERE listed_in = ?', values: [digest] },
      ]);
      return { mails: rows.map(asMail), count: Number(counted?.['found']) };
    },
    /** E-mails to the visitor about an item, oldest first. */
    async mailsToVisitor(subjectId: string): Promise<VisitorMailState[]> {
      const sql = `SELECT * FROM outbox WHERE subject_id = ? AND kind IN ('booking-ack', 'request-ack', 'message-ack', 'copy', 'decision')
        ORDER BY created_at, id`;
      return (await driver.run({ sql, values: [subjectId] })).map(asMail).map((mail) => ({
        about: mail.kind === 'decision' ? 'decided' : 'arrived',
        state: mail.state as VisitorMailState['state'],
        at: mail.sentAt ?? mail.nextAt,
      }));
    },
    /** Deletes an e-mail that is no longer needed; for a digest also everything that it lists. */
    async forgetMail(id: string): Promise<void> {
      await driver.run({ sql: 'DELETE FROM outbox WHERE id = ? OR listed_in = ?', values: [id, id] });
    },
    /** Mails in these states, oldest first. */
    async outbox(states: readonly MailState[]): Promise<OutboxMail[]> {
      const sql = `SELECT * FROM outbox WHERE state IN (${states.map(() => '?').join(', ')}) ORDER BY created_at, id`;
      return (await driver.run({ sql, values: states })).map(asMail);
    },
    /** Makes e-mails due now, with their attempts reset: one, or all unsent ones. Returns their ids. */
    async retryMail(id?: string): Promise<string[]> {
      const { at, limits } = times();
      // Not those that a server is sending now: they would be sent twice.
      const rows = await driver.run({
        sql: `UPDATE outbox SET state = 'waiting', tries = 0, next_at = ?
          WHERE state IN ('waiting', 'failed') AND ${isFree} ${id === undefined ? '' : 'AND id = ?'} RETURNING id`,
        values: [at, ...limits, ...(id === undefined ? [] : [id])],
      });
      return rows.map((row) => String(row['id'])).sort();
    },
  };
}
