import { pathToFileURL } from 'node:url';
import { createClient } from '@libsql/client/sqlite3';
import pg from 'pg';
import { kinds, type Kind, type Submission } from './submissions';

/** A row of the store, as the database gives it. */
export type Row = Readonly<Record<string, SqlValue>>;

/** A value in a row; a file's store may give further kinds, which none of ours has. */
type SqlValue = string | number | bigint | boolean | ArrayBuffer | null;

/** What a store holds, read past the server. */
export interface Contents {
  tables: Readonly<Record<Kind, readonly Row[]>>;
  /** What the database says about itself; `ok` where it is whole. */
  integrity: string;
}

/** Reads a database file that no server holds. */
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

/** A value of a row that is a text; empty where it is none. */
export const textOf = (value: SqlValue | undefined) => (typeof value === 'string' ? value : '');

/** What tells a row from all others: see {@link Submission.tag}. */
function tagOf(kind: Kind, row: Row): string {
  if (kind !== 'requests') return textOf(row[kind === 'subscribers' ? 'email' : 'name']);
  return String((JSON.parse(textOf(row['answers'])) as Readonly<Record<string, unknown>>)['name']);
}

/** How the store compares with what was sent. */
export interface Comparison {
  /** Acknowledged and not there. */
  lost: string[];
  /** There more than once. */
  doubled: string[];
  rows: number;
}

/** Compares a store with the submissions that were acknowledged. */
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
