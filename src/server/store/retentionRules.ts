import { DAY_MS, dayInNairobi } from '../../domain/dates';
import type { DeskKind } from '../../domain/desk';
import type { SqlValue, Statement } from './Driver';
import type { MailKind } from './mailKinds';

const sentMailLifetime = 30 * DAY_MS;

const subjectColumns = {
  messages: 'id',
  reviews: 'id',
  bookings: 'reference',
  requests: 'reference',
} as const;
/** Tables of submissions, with e-mails and a log. */
export type Subjects = keyof typeof subjectColumns;

/** Kinds of e-mail about a kind of item. */
const mailKinds: Readonly<Record<DeskKind, readonly MailKind[]>> = {
  message: ['message', 'message-ack'],
  review: ['review'],
  booking: ['booking', 'booking-ack', 'decision'],
  request: ['request', 'request-ack', 'copy'],
  subscriber: ['subscription'],
  mail: [],
};
export const mailKindsOf = (kind: DeskKind) => mailKinds[kind];

/** The kind of item in a table. */
const kindOf = (table: Subjects) => table.slice(0, -1) as Exclude<DeskKind, 'mail' | 'subscriber'>;

/** Kinds of e-mail about the rows of a table. */
const mailsAbout = (table: Subjects) =>
  mailKindsOf(kindOf(table))
    .map((kind) => `'${kind}'`)
    .join(', ');

/** Condition for the e-mails about these rows. */
const about = (table: Subjects, where: string) =>
  `(kind IN (${mailsAbout(table)}) AND subject_id IN (SELECT ${subjectColumns[table]} FROM ${table} WHERE ${where}))`;

/** Which rows of a table are too old. */
export interface Rule<Table extends 'outbox' | Subjects = 'outbox' | Subjects> {
  table: Table;
  where: string;
  values: SqlValue[];
}

function subjectsBefore(before: string): Rule<Subjects>[] {
  return [
    { table: 'messages', where: 'created_at < ?', values: [before] },
    {
      table: 'bookings',
      // Also by the day of arrival: a date that is wrongly in the past must not delete a new row.
      where: 'date < ? AND created_at < ? AND (decided_at IS NULL OR decided_at < ?)',
      values: [dayInNairobi(new Date(before)), before, before],
    },
    {
      table: 'requests',
      where: '(day IS NULL OR day < ?) AND created_at < ? AND (answered_at IS NULL OR answered_at < ?)',
      values: [dayInNairobi(new Date(before)), before, before],
    },
    {
      table: 'reviews',
      where: `(status = 'rejected' OR spam_at IS NOT NULL) AND decided_at < ?`,
      values: [before],
    },
  ];
}

/** E-mails come first: once the subject is deleted nothing links to its e-mails. */
export function rulesAt(now: Date, days: number): Rule[] {
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const subjects = days === 0 ? [] : subjectsBefore(ago(days * DAY_MS));
  const where = [
    `(state = 'sent' AND sent_at < ?)`,
    `(state = 'capped' AND created_at < ?)`,
    // Failed e-mails, or those in a failed digest: their subject may be kept forever, such as a published review.
    ...(days === 0 ? [] : [`(state IN ('failed', 'listed') AND created_at < ?)`]),
    ...subjects.map((rule) => about(rule.table, rule.where)),
  ].join(' OR ');
  const old = days === 0 ? [] : [ago(days * DAY_MS)];
  const values = [
    ago(sentMailLifetime),
    ago(sentMailLifetime),
    ...old,
    ...subjects.flatMap((rule) => rule.values),
  ];
  return [{ table: 'outbox', where, values }, ...subjects];
}

/** Locks the rows, so that a simultaneous decision runs before or finds nothing; then deletes their log entries. */
export const historyOf = ({ table, where, values }: Rule<Subjects>): Statement[] => [
  { sql: `UPDATE ${table} SET status = status WHERE ${where}`, values },
  {
    sql: `DELETE FROM desk_log WHERE kind = '${kindOf(table)}'
      AND subject_id IN (SELECT ${subjectColumns[table]} FROM ${table} WHERE ${where})`,
    values,
  },
  {
    sql: `DELETE FROM desk_log WHERE kind = 'mail' AND subject_id IN (SELECT id FROM outbox WHERE ${about(table, where)})`,
    values,
  },
];

/** Deletes rows permanently, with their e-mails and log entries. */
export function removal(rule: Rule<Subjects>): Statement[] {
  const { table, where, values } = rule;
  return [
    ...historyOf(rule),
    { sql: `DELETE FROM outbox WHERE ${about(table, where)}`, values },
    { sql: `DELETE FROM ${table} WHERE ${where} RETURNING id`, values },
  ];
}
