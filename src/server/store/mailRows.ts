import { DAY_MS } from '../../domain/dates';
import type { Suspected } from '../suspicion';
import type { SqlValue, Statement } from './Driver';
import {
  decisionDelay,
  belongsInDigest,
  mailSubjects,
  maxAcknowledgements,
  maxPerDay,
  maxPerHour,
  maxMissedAge,
  nextDigest,
  paceOf,
  priorityOf,
  type MailKind,
  type MailRules,
  type MailSubject,
} from './mailKinds';

// Each statement reads its subject's row in the transaction that stores it: if that row existed before, or does not exist,
// nothing is written.

const hour = 60 * 60 * 1000;
const columns = 'id, kind, subject_id, state, priority, pace, recipient, tries, next_at, created_at';
const iso = (at: Date, ms = 0) => new Date(at.getTime() + ms).toISOString();

/** The number of e-mails that count towards a limit since a time, counted no further than the limit. */
const counted = (pace: string, limit: number) => `(SELECT COUNT(*) AS found FROM
    (SELECT 1 AS one FROM outbox WHERE pace = '${pace}' AND created_at > ? LIMIT ${String(limit)}) AS counted)`;

/** State and pace of an e-mail to a visitor by the limits of all visitors, and the tables and values for them. */
function underLimits({ perHour, perDay }: VisitorMailData['limits'], at: Date) {
  const isCapped = `(this_hour.found >= ${String(perHour)} OR this_day.found >= ${String(perDay)})`;
  return {
    state: `CASE WHEN ${isCapped} THEN 'capped' ELSE 'waiting' END`,
    pace: `CASE WHEN ${isCapped} THEN NULL ELSE 'visitor' END`,
    from: `${counted('visitor', perHour)} AS this_hour, ${counted('visitor', perDay)} AS this_day`,
    values: [iso(at, -hour), iso(at, -DAY_MS)],
  };
}

/** E-mails that confirm the receipt to a visitor. */
const acknowledgementKinds = `('booking-ack', 'request-ack', 'message-ack', 'copy')`;

/**
 * E-mail to staff about a row, separately or in the next digest.
 * @param id Of the row that is being stored.
 */
export function staffMail(
  kind: MailSubject,
  id: string,
  submission: Suspected,
  at: Date,
  { dailyAt }: MailRules,
): Statement {
  const { table, column } = mailSubjects[kind];
  const pace = paceOf(kind);
  const waitsForList = pace === 'usual' && (dailyAt !== undefined || belongsInDigest(submission));
  const listAt = nextDigest(at, pace === 'usual' ? dailyAt : undefined).toISOString();
  const isHeld = waitsForList
    ? '1 = 1'
    : `this_hour.found >= ${String(maxPerHour[pace])} OR this_day.found >= ${String(maxPerDay[pace])}`;
  return {
    sql: `INSERT INTO outbox (${columns})
      SELECT '${kind}-' || ${column}, '${kind}', ${column}, CASE WHEN ${isHeld} THEN 'held' ELSE 'waiting' END,
        ${String(priorityOf(kind))}, CASE WHEN ${isHeld} THEN NULL ELSE '${pace}' END, NULL, 0,
        CASE WHEN ${isHeld} THEN CAST(? AS TEXT) ELSE CAST(? AS TEXT) END, CAST(? AS TEXT)
      FROM ${table}, ${counted(pace, maxPerHour[pace])} AS this_hour, ${counted(pace, maxPerDay[pace])} AS this_day
      WHERE ${table}.id = ? ON CONFLICT DO NOTHING`,
    values: [listAt, iso(at), iso(at), iso(at, -hour), iso(at, -DAY_MS), id],
  };
}

/** Data for an e-mail to a visitor besides its row. */
interface VisitorMailData {
  /** Hash of the mailbox, for counting: the same for all spellings of it. */
  mailbox: string;
  /** Hash of the address, for stops. */
  address: string;
  at: Date;
  /** Most such e-mails to all visitors, in an hour and in a day. */
  limits: { perHour: number; perDay: number };
}

/**
 * Confirms the receipt of a row to a visitor, unless the address is stopped or the mailbox has reached today's limit. Above
 * the limit of all visitors the e-mail is `capped`: it is never sent, and staff see why.
 */
export function acknowledgement(
  subject: Exclude<MailSubject, 'review'>,
  kind: MailKind,
  id: string,
  { mailbox, address, at, limits }: VisitorMailData,
): Statement {
  const { table, column } = mailSubjects[subject];
  const { state, pace, from, values } = underLimits(limits, at);
  return {
    sql: `INSERT INTO outbox (${columns})
      SELECT '${kind}-' || ${column}, '${kind}', ${column}, ${state}, ${String(priorityOf(kind))}, ${pace}, CAST(? AS TEXT), 0,
        CAST(? AS TEXT), CAST(? AS TEXT)
      FROM ${table}, ${from} WHERE ${table}.id = ? AND NOT EXISTS (SELECT 1 FROM mail_stops WHERE hash = ?)
        AND (SELECT COUNT(*) FROM (SELECT 1 AS one FROM outbox WHERE recipient = ? AND created_at > ?
          AND kind IN ${acknowledgementKinds} LIMIT ${String(maxAcknowledgements)}) AS today) < ${String(maxAcknowledgements)}
      ON CONFLICT DO NOTHING`,
    values: [mailbox, iso(at), iso(at), ...values, id, address, mailbox, iso(at, -DAY_MS)],
  };
}

/** Asks an unconfirmed subscriber to confirm, at most once a day. @param id Of the e-mail. */
export function confirmationMail(
  id: string,
  email: string,
  { mailbox, address, at, limits }: VisitorMailData,
): Statement {
  const { state, pace, from, values } = underLimits(limits, at);
  return {
    sql: `INSERT INTO outbox (${columns})
      SELECT CAST(? AS TEXT), 'subscription', email, ${state}, ${String(priorityOf('subscription'))}, ${pace}, CAST(? AS TEXT), 0,
        CAST(? AS TEXT), CAST(? AS TEXT)
      FROM subscribers, ${from} WHERE email = ? AND confirmed_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM mail_stops WHERE hash = ?)
        AND NOT EXISTS (SELECT 1 FROM outbox WHERE recipient = ? AND created_at > ? AND kind = 'subscription')`,
    values: [id, mailbox, iso(at), iso(at), ...values, email, address, mailbox, iso(at, -DAY_MS)],
  };
}

/**
 * Informs a visitor of the decision about a booking, once the time to undo it is over.
 * @param decision Id of the log entry.
 */
export function decisionMail(reference: string, decision: string, at: Date): Statement {
  return {
    sql: `INSERT INTO outbox (${columns})
      SELECT 'decision-' || CAST(? AS TEXT), 'decision', reference, 'waiting', ${String(priorityOf('decision'))}, NULL, NULL, 0,
        CAST(? AS TEXT), CAST(? AS TEXT)
      FROM bookings WHERE reference = ? AND decision_id = ? AND email IS NOT NULL
        AND (status = 'confirmed' OR suspicion = '') AND spam_at IS NULL`,
    values: [decision, iso(at, decisionDelay), iso(at), reference, decision],
  };
}

/** Deletes unsent e-mails about a decision. @param decision Id of the log entry that undoes it. */
export function withoutDecisionMail(reference: string, decision: string): Statement {
  return {
    sql: `DELETE FROM outbox WHERE kind = 'decision' AND subject_id = ? AND state <> 'sent' AND claimed_until IS NULL
      AND EXISTS (SELECT 1 FROM bookings WHERE reference = ? AND decision_id = ?)`,
    values: [reference, reference, decision],
  };
}

/** Conditions for undecided rows. */
const open: Readonly<Record<MailSubject, string>> = {
  booking: `status = 'requested'`,
  request: `status = 'waiting'`,
  message: `status = 'new'`,
  review: `status = 'pending'`,
};

/** Maximum number of e-mails per kind about missed submissions: the desk shows the rest. */
const maxMissed = 500;

/**
 * E-mail to staff about submissions from a time without mail: the newest undecided ones, at most a week old and not in the
 * outbox. Those above the hourly limit go into the next digest.
 */
export function missedMail(kind: MailSubject, at: Date, { dailyAt }: MailRules): Statement {
  const { table, column } = mailSubjects[kind];
  const pace = paceOf(kind);
  const single = pace === 'usual' && dailyAt !== undefined ? 0 : maxPerHour[pace];
  const doubtful =
    pace === 'urgent'
      ? '1 = 0'
      : `(suspicion LIKE '%honeypot%' OR suspicion LIKE '%forged%' OR suspicion LIKE '% %')`;
  const isHeld = `(place > ${String(single)} OR ${doubtful})`;
  const values: SqlValue[] = [
    nextDigest(at, dailyAt).toISOString(),
    iso(at),
    iso(at),
    iso(at, -maxMissedAge),
  ];
  return {
    sql: `INSERT INTO outbox (${columns})
      SELECT '${kind}-' || name, '${kind}', name, CASE WHEN ${isHeld} THEN 'held' ELSE 'waiting' END,
        ${String(priorityOf(kind))}, CASE WHEN ${isHeld} THEN NULL ELSE '${pace}' END, NULL, 0,
        CASE WHEN ${isHeld} THEN CAST(? AS TEXT) ELSE CAST(? AS TEXT) END, CAST(? AS TEXT)
      FROM (SELECT name, suspicion, ROW_NUMBER() OVER (ORDER BY created_at, name) AS place FROM (
        SELECT ${column} AS name, suspicion, created_at FROM ${table}
        WHERE created_at > ? AND ${open[kind]} AND spam_at IS NULL AND NOT EXISTS (
          SELECT 1 FROM outbox WHERE outbox.id = '${kind}-' || ${table}.${column})
        ORDER BY created_at DESC, id DESC LIMIT ${String(maxMissed)}) AS newest) AS missed
      WHERE 1 = 1 ON CONFLICT DO NOTHING`,
    values,
  };
}
