import { DAY_MS } from '../../domain/dates';
import type { Driver, SqlRow, SqlValue, Statement } from './Driver';
import { kinds } from './kinds';

type Columns = Readonly<Record<string, SqlValue>>;

/** The kind of item in each table. */
const kindIn = { bookings: 'booking', messages: 'message', requests: 'request', reviews: 'review' } as const;
type SubmissionTable = keyof typeof kindIn;

/** How an existing identical row is recognised. */
interface DuplicateCheck {
  at: Date;
  /**
   * Idempotency key of the row. Without a key, a row with the same content of the last 24 hours is identical, as long as it
   * waits for staff: once they have decided about it, the same words are a new submission.
   */
  key?: string | undefined;
  /** Lock name: submissions with the same one are serialised, so that identical ones are recognised. */
  lockName: string;
}

/** Columns whose type Postgres would infer as text. */
const integers: ReadonlySet<string> = new Set(['clinic_id', 'copy', 'rating']);

/**
 * Inserts a row unless it exists. `conflict` means that the key exists with other content.
 * @param content What the visitor sent.
 * @param rest The other columns, including a new `id`.
 * @param alongside Further statements of the same transaction, such as mail about the row.
 * @returns Undefined if another unique column's value is already used.
 */
export async function insertOnce(
  driver: Driver,
  table: SubmissionTable,
  content: Columns,
  rest: Columns,
  { at, key, lockName }: DuplicateCheck,
  alongside: readonly Statement[] = [],
): Promise<{ outcome: 'added' | 'repeated' | 'conflict'; row: SqlRow } | undefined> {
  const row: Columns = {
    ...content,
    ...rest,
    created_at: at.toISOString(),
    ...(key !== undefined && { idempotency_key: key }),
  };
  const [isDuplicate, values] =
    key === undefined ? sameContent(table, content, at) : ['idempotency_key = ?', [key]];
  const columns = Object.keys(row);
  const [[added] = [], [existing] = []] = await driver.runAll(
    [
      {
        sql: `INSERT INTO ${table} (${columns.join(', ')})
          SELECT ${columns.map((column) => (integers.has(column) ? 'CAST(? AS INTEGER)' : '?')).join(', ')}
          WHERE NOT EXISTS (SELECT 1 FROM ${table} WHERE ${isDuplicate})
          ON CONFLICT DO NOTHING RETURNING *`,
        values: [...Object.values(row), ...values],
      },
      // Skipped if the row was inserted: for senders with many rows the search would read them all once more.
      {
        sql: `SELECT * FROM ${table} WHERE ${isDuplicate} AND NOT EXISTS (SELECT 1 FROM ${table} WHERE id = ?)
          ORDER BY created_at LIMIT 1`,
        values: [...values, row['id'] ?? null],
      },
      ...alongside,
    ],
    `${table.slice(0, -1)} ${key ?? lockName}`,
  );
  if (added) return { outcome: 'added', row: added };
  if (!existing) return undefined;
  const isSame = Object.entries(content).every(([column, value]) => existing[column] === value);
  return { outcome: isSame ? 'repeated' : 'conflict', row: existing };
}

/** Columns of a consent, with its time. @param consent Version of the consent text. */
export const consentOf = (consent: string | undefined, at: Date) => ({
  consent: consent ?? null,
  consent_at: consent === undefined ? null : at.toISOString(),
});

/** Condition for a waiting row with this content, with its values. */
function sameContent(table: SubmissionTable, content: Columns, at: Date): [string, SqlValue[]] {
  const conditions = Object.entries(content).map(([column, value]) =>
    value === null ? `${column} IS NULL` : `${column} = ?`,
  );
  const { waiting = 'TRUE' } = kinds[kindIn[table]].where;
  const since = new Date(at.getTime() - DAY_MS).toISOString();
  const values = Object.values(content).filter((value) => value !== null);
  return [`${conditions.join(' AND ')} AND created_at > ? AND ${waiting}`, [...values, since]];
}
