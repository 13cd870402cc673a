import { DAY_MS } from '../../domain/dates';
import type { DeskKind } from '../../domain/desk';
import type { SqlValue, Statement } from './Driver';
import type { MailKind } from './mailKinds';

const sentMailKept = 30 * DAY_MS;

const subjectColumns = {
  messages: 'id',
  reviews: 'id',
  bookings: 'reference',
  requests: 'reference',
} as const;
/** Tables of what people send, with mail and a history of decisions. */
export type Subjects = keyof typeof subjectColumns;

/** Kinds of mail about a kind of the desk. */
const mailKinds: Readonly<Record<DeskKind, readonly MailKind[]>> = {
  message: ['message', 'message-ack'],
  review: ['review'],
  booking: ['booking', 'booking-ack', 'decision'],
  request: ['request', 'request-ack', 'copy'],
  subscriber: ['subscription'],
  mail: [],
};
export const mailKindsOf = (kind: DeskKind) => mailKinds[kind];

/** The kind of the desk that a table holds. */
const kindOf = (table: Subjects) => table.slice(0, -1) as Exclude<DeskKind, 'mail' | 'subscriber'>;

/** Kinds of mail about the rows of a table. */
const mailsAbout = (table: Subjects) =>
  mailKindsOf(kindOf(table))
    .map((kind) => `'${kind}'`)
    .join(', ');

/** Condition for the mails about these rows. */
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
export function rulesAt(now: Date, days: number): Rule[] {
  const ago = (ms: number) => new Date(now.getTime() - ms).toISOString();
  const subjects = days === 0 ? [] : subjectsBefore(ago(days * DAY_MS));
  const where = [
    `(state = 'sent' AND sent_at < ?)`,
    // What was given up, or stands in a list that was: its subject may be kept for ever, as a published review is.
    ...(days === 0 ? [] : [`(state IN ('failed', 'listed') AND created_at < ?)`]),
    ...subjects.map((rule) => about(rule.table, rule.where)),
  ].join(' OR ');
  const old = days === 0 ? [] : [ago(days * DAY_MS)];
  const values = [ago(sentMailKept), ...old, ...subjects.flatMap((rule) => rule.values)];
  return [{ table: 'outbox', where, values }, ...subjects];
}

/** Holds the rows, so that a decision at the same moment comes before or finds nothing; then deletes what the log says of them. */
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

/** Deletes rows for good, with their mail and what the log says of both. */
export function removal(rule: Rule<Subjects>): Statement[] {
  const { table, where, values } = rule;
  return [
    ...historyOf(rule),
    { sql: `DELETE FROM outbox WHERE ${about(table, where)}`, values },
    { sql: `DELETE FROM ${table} WHERE ${where} RETURNING id`, values },
  ];
}
