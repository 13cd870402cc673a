import { existsSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Client, ResultSet } from '@libsql/client/sqlite3';
import { describeError } from '../errors';
import { draftFor, flush } from './drafts';
import { checkedCopy, type RowCounts } from './copyProcess';
import { BackupError } from './Store';

/** SQLite's default: number of pages in the write-ahead log that triggers a checkpoint. */
const defaultCheckpoint = 1000;

const tablesSql = `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name`;

const countSql = (tables: readonly string[]) =>
  tables
    .map((name) => `SELECT '${name.replaceAll("'", "''")}' AS name, COUNT(*) AS found FROM "${name}"`)
    .join(' UNION ALL ');

const asCounts = ({ rows }: ResultSet): RowCounts =>
  Object.fromEntries(rows.map((row) => [row['name'] as string, Number(row['found'])]));

function refuseExisting(file: string): void {
  if (existsSync(file)) throw new BackupError(`${file} exists already; nothing was written.`);
}

/**
 * Fills a draft with the database's current state. No checkpoint runs meanwhile, so the file does not change while it is
 * copied, and neither reads nor writes have to wait.
 */
async function fill(client: Client, source: string, draft: string): Promise<void> {
  const tables = (await client.execute(tablesSql)).rows.map((row) => row['name'] as string);
  await client.execute('PRAGMA wal_autocheckpoint = 0');
  try {
    // Queued directly after each other on the only connection, so that nothing is written in between.
    const [checkpoint, counts] = await Promise.all([
      client.execute('PRAGMA wal_checkpoint(TRUNCATE)'),
      client.execute(countSql(tables)),
    ]);
    if (Number(checkpoint.rows[0]?.['busy']) !== 0) throw new Error('the database is busy');
    const [before, copied] = [asCounts(counts), await checkedCopy(draft, source)];
    const incomplete = tables.filter((name) => copied[name] !== before[name]);
    if (incomplete.length > 0) throw new Error(`the copy lacks rows of ${incomplete.join(', ')}`);
  } finally {
    await client.execute(`PRAGMA wal_autocheckpoint = ${String(defaultCheckpoint)}`);
  }
}

/**
 * Writes a backup of an open database. It gets its final name only when it is complete, verified and flushed to disk. No
 * checkpoint may run meanwhile.
 * @param source The database's file.
 * @throws {BackupError} With the reason.
 */
export async function writeCopy(client: Client, source: string, file: string): Promise<void> {
  refuseExisting(file);
  try {
    const draft = draftFor(file);
    try {
      await fill(client, source, draft.file);
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
