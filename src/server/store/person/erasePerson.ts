import type { HeldKind, Held } from '../../../domain/person';
import type { SqlValue, Statement } from '../Driver';
import { removal, type Subjects } from '../retentionRules';
import { holdings, partsOf } from './holdings';

const places = (values: readonly SqlValue[]) => values.map(() => '?').join(', ');

function statementsFor(kind: HeldKind, ids: readonly string[]): Statement[] {
  const { key } = holdings[kind];
  const where = `${key} IN (${places(ids)})`;
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
          sql: `DELETE FROM desk_log WHERE (kind = 'subscriber' AND subject_id IN (${places(ids)}))
            OR (kind = 'mail' AND subject_id IN (SELECT id FROM outbox WHERE subject_id IN (${places(ids)})))`,
          values: [...ids, ...ids],
        },
        { sql: `DELETE FROM outbox WHERE subject_id IN (${places(ids)})`, values: ids },
        { sql: `DELETE FROM subscribers WHERE ${where}`, values: ids },
      ];
    case 'mail':
      return [
        { sql: `DELETE FROM desk_log WHERE kind = 'mail' AND subject_id IN (${places(ids)})`, values: ids },
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
        { sql: `UPDATE desk_log SET who = '' WHERE who IN (${places(ids)})`, values: ids },
        { sql: `DELETE FROM desk_sessions WHERE name IN (${places(ids)})`, values: ids },
      ];
  }
}

/** The statements that erase records with their e-mails and log entries. */
export function erasure(picked: readonly Pick<Held, 'kind' | 'id'>[]): Statement[] {
  const kinds = [...new Set(picked.map(({ kind }) => kind))];
  return kinds.flatMap((kind) => {
    const ids = picked.filter((one) => one.kind === kind).map(({ id }) => id);
    return partsOf(ids).flatMap((part) => statementsFor(kind, part));
  });
}
