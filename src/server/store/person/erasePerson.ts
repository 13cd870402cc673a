import type { RecordKind, PersonRecord } from '../../../domain/person';
import type { SqlValue, Statement } from '../Driver';
import { removal, type Subjects } from '../retentionRules';
import { holdings, chunksOf } from './holdings';

const placeholders = (values: readonly SqlValue[]) => values.map(() => '?').join(', ');

function statementsFor(kind: RecordKind, ids: readonly string[]): Statement[] {
  const { key } = holdings[kind];
  const where = `${key} IN (${placeholders(ids)})`;
  switch (kind) {
    case 'request':
    case 'booking':
    case 'message':
    case 'review':
      return removal({ table: `${kind}s` satisfies Subjects, where, values: [...ids] });
    // All mail to an address concerns the address.
    case 'subscriber':
      return [
        {
          sql: `DELETE FROM desk_log WHERE (kind = 'subscriber' AND subject_id IN (${placeholders(ids)}))
            OR (kind = 'mail' AND subject_id IN (SELECT id FROM outbox WHERE subject_id IN (${placeholders(ids)})))`,
          values: [...ids, ...ids],
        },
        { sql: `DELETE FROM outbox WHERE subject_id IN (${placeholders(ids)})`, values: ids },
        { sql: `DELETE FROM subscribers WHERE ${where}`, values: ids },
      ];
    case 'mail':
      return [
        {
          sql: `DELETE FROM desk_log WHERE kind = 'mail' AND subject_id IN (${placeholders(ids)})`,
          values: ids,
        },
        { sql: `DELETE FROM outbox WHERE ${where}`, values: ids },
      ];
    case 'form':
      return [{ sql: `DELETE FROM form_returns WHERE ${where}`, values: ids }];
    // The entry stays in the log, without the text.
    case 'note':
      return [
        {
          sql: `UPDATE desk_log SET note = NULL,
            subject_id = CASE WHEN kind IN ('subscriber', 'mail') THEN '' ELSE subject_id END WHERE ${where}`,
          values: ids,
        },
      ];
    case 'staff':
      return [
        { sql: `UPDATE desk_log SET who = '' WHERE who IN (${placeholders(ids)})`, values: ids },
        { sql: `DELETE FROM desk_sessions WHERE name IN (${placeholders(ids)})`, values: ids },
      ];
  }
}

/** The statements that erase records with their e-mails and log entries. */
export function erasure(records: readonly Pick<PersonRecord, 'kind' | 'id'>[]): Statement[] {
  const kinds = [...new Set(records.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const ids = records.filter((one) => one.kind === kind).map(({ id }) => id);
    return chunksOf(ids).flatMap((part) => statementsFor(kind, part));
  });
}
