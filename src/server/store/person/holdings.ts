import type { HeldKind, PersonAsked } from '../../../domain/person';
import type { Driver, SqlRow, Statement } from '../Driver';
import { likePatterns } from './identity';

/** Where a table holds what may be about a person. */
export interface Holding {
  /** Table, or a selection that stands for one. */
  from: string;
  /** Column of the name that the row is called by. */
  key: string;
  /** Column of when it came. */
  at: string;
  /** Columns with what may tell of a person. */
  texts: readonly string[];
  /** Those of them with JSON, whose values are looked at each by itself. */
  json?: readonly string[];
  /** Those in which an address, a number or a reference says whose it is; besides, all values of JSON. */
  owners: readonly string[];
  /** Column of the person's name. */
  name?: string;
  /** Condition for the rows that count. */
  where?: string;
}

/**
 * Everything that may hold personal data. A new table is one entry, a new column one word; a test compares this with the
 * tables that there are.
 */
export const holdings: Readonly<Record<HeldKind, Holding>> = {
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
  // Mail about something is held with it; this finds what names a person itself.
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
  // An address may stand in the log where its subscriber was erased by an older version.
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

/** Names in one statement: Postgres takes 65,535 values, SQLite 32,766. */
const most = 500;

/** Names in as many parts as one statement takes. */
export function partsOf(ids: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / most) }, (_, part) =>
    ids.slice(part * most, (part + 1) * most),
  );
}

/** Selects the rows of a kind that may be about a person: more than are, but few. */
export function candidates(kind: HeldKind, asked: PersonAsked, driver: Pick<Driver, 'kind'>): Statement {
  const { from, texts, where } = holdings[kind];
  const like = driver.kind === 'postgres' ? 'ILIKE' : 'LIKE';
  const all = texts.map((column) => `COALESCE(${column}, '')`).join(` || '\n' || `);
  const patterns = likePatterns(asked);
  const found = patterns.map(() => `(${all}) ${like} ? ESCAPE '\\'`).join(' AND ');
  return { sql: `SELECT * FROM ${from} WHERE ${found}${where ? ` AND ${where}` : ''}`, values: patterns };
}

/** All texts in a value that was JSON. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value instanceof Object ? Object.values(value).flatMap(textsIn) : [];
}

/** What stands in a column: JSON is read. */
function valueOf({ json = [] }: Holding, row: SqlRow, column: string): unknown {
  return json.includes(column) ? (JSON.parse(String(row[column])) as unknown) : row[column];
}

/** The texts of a row: those that say whose it is, and all. */
export function textsOf(kind: HeldKind, row: SqlRow): { owners: string[]; all: string[] } {
  const holding = holdings[kind];
  const of = (columns: readonly string[]) =>
    columns.flatMap((column) => textsIn(valueOf(holding, row, column)));
  return { owners: of([...holding.owners, ...(holding.json ?? [])]), all: of(holding.texts) };
}

/** Everything that a row holds, by the names of its columns; what is empty is left out. */
export function dataOf(kind: HeldKind, row: SqlRow): Record<string, unknown> {
  const held = Object.keys(row).filter((column) => row[column] !== null && row[column] !== '');
  return Object.fromEntries(held.map((column) => [column, valueOf(holdings[kind], row, column)]));
}
