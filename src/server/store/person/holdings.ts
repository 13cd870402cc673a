import type { RecordKind, PersonQuery } from '../../../domain/person';
import type { Driver, SqlRow, Statement } from '../Driver';
import { likelyRows } from './identity';

/** Where a table contains personal data. */
export interface Holding {
  /** Table, or a subquery. */
  from: string;
  /** Column of the row's id. */
  key: string;
  /** Column of the time of arrival. */
  at: string;
  /** Columns that may contain personal data. */
  texts: readonly string[];
  /** JSON columns among them, whose values are compared one by one. */
  json?: readonly string[];
  /** Columns in which an address, number or reference identifies the owner; also all values of JSON columns. */
  owners: readonly string[];
  /** Column of the person's name. */
  name?: string;
  /** Condition for the relevant rows. */
  where?: string;
}

/** All tables with personal data. A new table is one entry, a new column one word; a test compares this with the actual tables. */
export const holdings: Readonly<Record<RecordKind, Holding>> = {
  request: {
    from: 'requests',
    key: 'reference',
    at: 'created_at',
    texts: ['reference', 'id', 'phone', 'answers'],
    json: ['answers'],
    owners: ['reference', 'id', 'phone'],
  },
  booking: {
    from: 'bookings',
    key: 'reference',
    at: 'created_at',
    texts: ['reference', 'id', 'name', 'phone', 'email', 'note'],
    owners: ['reference', 'id', 'phone', 'email'],
    name: 'name',
  },
  message: {
    from: 'messages',
    key: 'id',
    at: 'created_at',
    texts: ['id', 'name', 'phone', 'email', 'message'],
    owners: ['id', 'phone', 'email'],
    name: 'name',
  },
  review: {
    from: 'reviews',
    key: 'id',
    at: 'created_at',
    texts: ['id', 'name', 'title', 'text'],
    owners: ['id'],
    name: 'name',
  },
  // E-mail about a record is listed with it; this finds e-mail that names a person itself.
  mail: {
    from: 'outbox',
    key: 'id',
    at: 'created_at',
    texts: ['id', 'subject_id', 'last_error'],
    owners: ['subject_id'],
  },
  subscriber: {
    from: 'subscribers',
    key: 'email',
    at: 'created_at',
    texts: ['email'],
    owners: ['email'],
  },
  form: {
    from: 'form_returns',
    key: 'id',
    at: 'expires_at',
    texts: ['body'],
    json: ['body'],
    owners: [],
  },
  // An older version logged the address of an erased subscriber.
  note: {
    from: 'desk_log',
    key: 'id',
    at: 'at',
    texts: ['note', 'subject_id'],
    owners: ['subject_id'],
    where: `((action = 'note' AND note IS NOT NULL) OR kind IN ('subscriber', 'mail'))`,
  },
  staff: {
    from: `(SELECT who, MAX(at) AS at, COUNT(*) AS entries FROM desk_log WHERE who <> '' GROUP BY who) AS staff`,
    key: 'who',
    at: 'at',
    texts: ['who'],
    owners: ['who'],
  },
};

/** Maximum number of ids per statement: Postgres allows 65,535 values, SQLite 32,766. */
const maxIds = 500;

/** Splits ids into parts that fit into one statement each. */
export function chunksOf(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / maxIds) }, (_, part) =>
    ids.slice(part * maxIds, (part + 1) * maxIds),
  );
}

/** Selects the rows of a kind that may concern the person: a superset of the matches, but small. */
export function candidates(kind: RecordKind, query: PersonQuery, driver: Pick<Driver, 'kind'>): Statement {
  const { from, texts, where } = holdings[kind];
  const likely = likelyRows(query, texts, driver);
  const found = likely.map(([sql]) => sql).join(' AND ');
  return {
    sql: `SELECT * FROM ${from} WHERE ${found}${where ? ` AND ${where}` : ''}`,
    values: likely.flatMap(([, values]) => values),
  };
}

/** All strings in a parsed JSON value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value instanceof Object ? Object.values(value).flatMap(textsIn) : [];
}

/** A column's value; JSON is parsed. */
function valueOf({ json = [] }: Holding, row: SqlRow, column: string): unknown {
  return json.includes(column) ? (JSON.parse(String(row[column])) as unknown) : row[column];
}

/** The texts of a row: those that identify its owner, and all. */
export function textsOf(kind: RecordKind, row: SqlRow): { owners: string[]; all: string[] } {
  const holding = holdings[kind];
  const of = (columns: readonly string[]) =>
    columns.flatMap((column) => textsIn(valueOf(holding, row, column)));
  return { owners: of([...holding.owners, ...(holding.json ?? [])]), all: of(holding.texts) };
}

/** All stored data of a row, by column name; empty columns are left out. */
export function dataOf(kind: RecordKind, row: SqlRow): Record<string, unknown> {
  const filled = Object.keys(row).filter((column) => row[column] !== null && row[column] !== '');
  return Object.fromEntries(filled.map((column) => [column, valueOf(holdings[kind], row, column)]));
}
