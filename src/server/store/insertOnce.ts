import { DAY_MS } from '../../domain/dates';
import type { Driver, SqlRow, SqlValue, Statement } from './Driver';

type Columns = Readonly<Record<string, SqlValue>>;

/** How a row is known to be there already. */
interface Sameness {
  at: Date;
  /** Idempotency key: its row is the same for ever. Without a key it is the row with the same content of the last 24 hours. */
  key?: string | undefined;
  /** Whose submissions wait for each other, so that two at the same moment are seen as the same. */
  by: string;
  /** Further condition for a row without a key to be the same: ` AND …`. */
  also?: string;
}

/** Columns that Postgres would take for text. */
const integers: ReadonlySet<string> = new Set(['clinic_id', 'copy', 'rating']);

/**
 * Inserts a row unless it is there, however often it is sent. `conflict` is a key with other content.
 * @param content What the visitor sent.
 * @param rest The other columns, with a new `id` among them.
 * @param alongside Statements of the same transaction, such as mail about the row.
 * @returns Nothing where another unique column is taken.
 */
export async function insertOnce(
  driver: Driver,
  table: 'bookings' | 'messages' | 'requests' | 'reviews',
  content: Columns,
  rest: Columns,
  { at, key, by, also = '' }: Sameness,
  alongside: readonly Statement[] = [],
): Promise<{ outcome: 'added' | 'repeated' | 'conflict'; row: SqlRow } | undefined> {
  const row: Columns = {
    ...content,
    ...rest,
    created_at: at.toISOString(),
    ...(key !== undefined && { idempotency_key: key }),
  };
  const [same, values] = key === undefined ? sameContent(content, at, also) : ['idempotency_key = ?', [key]];
  const columns = Object.keys(row);
  const [[added] = [], [known] = []] = await driver.runAll(
    [
      {
        sql: `INSERT INTO ${table} (${columns.join(', ')})
          SELECT ${columns.map((column) => (integers.has(column) ? 'CAST(? AS INTEGER)' : '?')).join(', ')}
          WHERE NOT EXISTS (SELECT 1 FROM ${table} WHERE ${same})
          ON CONFLICT DO NOTHING RETURNING *`,
        values: [...Object.values(row), ...values],
      },
      // Looks for nothing where the row was added: of people who write much that would be read through once more.
      {
        sql: `SELECT * FROM ${table} WHERE ${same} AND NOT EXISTS (SELECT 1 FROM ${table} WHERE id = ?)
          ORDER BY created_at LIMIT 1`,
        values: [...values, row['id'] ?? null],
      },
      ...alongside,
    ],
    `${table.slice(0, -1)} ${key ?? by}`,
  );
  if (added) return { outcome: 'added', row: added };
  if (!known) return undefined;
  const isSame = Object.entries(content).every(([column, value]) => known[column] === value);
  return { outcome: isSame ? 'repeated' : 'conflict', row: known };
}

/** Columns of what was agreed to, and when. @param consent Version of the words. */
export const consentOf = (consent: string | undefined, at: Date) => ({
  consent: consent ?? null,
  consent_at: consent === undefined ? null : at.toISOString(),
});

/** Condition for a row with this content, and its values. */
function sameContent(content: Columns, at: Date, also: string): [string, SqlValue[]] {
  const conditions = Object.entries(content).map(([column, value]) =>
    value === null ? `${column} IS NULL` : `${column} = ?`,
  );
  const since = new Date(at.getTime() - DAY_MS).toISOString();
  const values = Object.values(content).filter((value) => value !== null);
  return [`${conditions.join(' AND ')} AND created_at > ?${also}`, [...values, since]];
}
