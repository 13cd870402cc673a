import { existsSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient, type Client, type ResultSet } from '@libsql/client/sqlite3';
import { describeError } from '../errors';
import { draftFor, flush } from './drafts';
import { BackupError } from './Store';

/** How many rows each table of a database has, by the table's name. */
export type RowCounts = Readonly<Record<string, number>>;

const tablesSql = `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`;

async function tablesOf(client: Client): Promise<string[]> {
  return (await client.execute(tablesSql)).rows.map((row) => row['name'] as string);
}

const countSql = (tables: readonly string[]) =>
  tables
    .map((name) => `SELECT '${name.replaceAll("'", "''")}' AS name, COUNT(*) AS found FROM "${name}"`)
    .join(' UNION ALL ');

const asCounts = ({ rows }: ResultSet): RowCounts =>
  Object.fromEntries(rows.map((row) => [row['name'] as string, Number(row['found'])]));

/**
 * Reads a whole database file that nothing else has open.
 * @throws {Error} It is damaged or no database.
 */
export async function inspectCopy(file: string): Promise<RowCounts> {
  const client = createClient({ url: pathToFileURL(file).href, concurrency: 1 });
  try {
    const [check] = (await client.execute('PRAGMA quick_check(1)')).rows;
    const found = check?.['quick_check'] as string;
    if (found !== 'ok') throw new Error(found);
    const tables = await tablesOf(client);
    return tables.length === 0 ? {} : asCounts(await client.execute(countSql(tables)));
  } finally {
    client.close();
  }
}

function refuseExisting(file: string): void {
  if (existsSync(file)) throw new BackupError(`${file} exists already; nothing was written.`);
}

async function fill(client: Client, draft: string): Promise<void> {
  const tables = await tablesOf(client);
  // One right after the other on the one connection: nothing is stored in between.
  const [counted] = await Promise.all([
    client.execute(countSql(tables)),
    client.execute({ sql: 'VACUUM INTO ?', args: [draft] }),
  ]);
  const [before, copied] = [asCounts(counted), await inspectCopy(draft)];
  const lacking = tables.filter((name) => copied[name] !== before[name]);
  if (lacking.length > 0) throw new Error(`the copy lacks rows of ${lacking.join(', ')}`);
}

/**
 * Writes a copy of an open database. It gets its name only once it is whole, checked and on the disk.
 * @throws {BackupError} With the reason.
 */
export async function writeCopy(client: Client, file: string): Promise<void> {
  refuseExisting(file);
  try {
    const draft = draftFor(file);
    try {
      await fill(client, draft.file);
      flush(draft.file);
      refuseExisting(file);
      renameSync(draft.file, file);
      flush(dirname(file));
    } finally {
      draft.discard();
    }
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${file} could not be written: ${describeError(error)}`, { cause: error });
  }
}
