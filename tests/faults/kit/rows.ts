import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client/sqlite3';
import pg from 'pg';
import { kinds, type Kind, type Submission } from './submissions';

/** A row of the store, as the database returns it. */
export type Row = Readonly<Record<string, SqlValue>>;

/** A value in a row; SQLite may have further types, which our tables do not use. */
type SqlValue = string | number | bigint | boolean | ArrayBuffer | null;

/** The contents of a store, read without the server. */
export interface Contents {
  tables: Readonly<Record<Kind, readonly Row[]>>;
  /** Result of the database's integrity check; `ok` if it is intact. */
  integrity: string;
}

/** Reads a database file that no server has locked. */
export async function readFileStore(file: string): Promise<Contents> {
  const db = createClient({ url: pathToFileURL(file).href, concurrency: 1 });
  try {
    const { rows } = await db.execute('PRAGMA integrity_check');
    const tables = {} as Record<Kind, Row[]>;
    for (const kind of kinds) tables[kind] = (await db.execute(`SELECT * FROM ${kind}`)).rows;
    return {
      tables,
      integrity: rows.map((row) => JSON.stringify(row['integrity_check']).replaceAll('"', '')).join('; '),
    };
  } finally {
    db.close();
  }
}

/** Reads a Postgres store. */
export async function readPostgres(url: string): Promise<Contents> {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    const tables = {} as Record<Kind, Row[]>;
    for (const kind of kinds) tables[kind] = (await db.query<Row>(`SELECT * FROM ${kind}`)).rows;
    return { tables, integrity: 'ok' };
  } finally {
    await db.end();
  }
}

/** A text value of a row; empty if it is not a text. */
export const textOf = (value: SqlValue | undefined) => (typeof value === 'string' ? value : '');

/** Identifies a row; see {@link Submission.tag}. */
function tagOf(kind: Kind, row: Row): string {
  if (kind !== 'requests') return textOf(row[kind === 'subscribers' ? 'email' : 'name']);
  return String((JSON.parse(textOf(row['answers'])) as Readonly<Record<string, unknown>>)['name']);
}

/** Differences between the store and what was sent. */
export interface Comparison {
  /** Acknowledged but missing. */
  lost: string[];
  /** Stored more than once. */
  doubled: string[];
  rows: number;
}

/** Compares a store with the acknowledged submissions. */
export function compare({ tables }: Contents, acknowledged: Iterable<Submission>): Comparison {
  const counts = new Map<string, number>();
  let rows = 0;
  for (const kind of kinds)
    for (const row of tables[kind]) {
      const name = `${kind} ${tagOf(kind, row)}`;
      counts.set(name, (counts.get(name) ?? 0) + 1);
      rows += 1;
    }
  const lost = [...acknowledged].map(({ kind, tag }) => `${kind} ${tag}`).filter((name) => !counts.has(name));
  const doubled = [...counts].filter(([, count]) => count > 1).map(([name]) => name);
  return { lost, doubled, rows };
}
