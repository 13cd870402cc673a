import { existsSync, renameSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Client, ResultSet } from '@libsql/client/sqlite3';
import { describeError } from '../errors';
import { draftFor, flush } from './drafts';
import { checkedCopy, type CopyContent, type RowCounts } from './copyProcess';
import type { BackupOptions, WrittenCopy } from './Driver';
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

/** Space in bytes that a copy leaves on its disk: a full disk would keep forms from being stored. */
const spaceLeft = 64_000_000;

/** Refuses a copy for which the disk has too little space. */
async function refuseFullDisk(source: string, folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const { size } = statSync(source);
  if (bavail * bsize < size + spaceLeft) throw new Error('the disk has too little space left');
}

/**
 * Fills a draft with the database's current state. No checkpoint runs meanwhile, so the file does not change while it is
 * copied, and neither reads nor writes have to wait.
 */
async function fill(
  client: Client,
  source: string,
  draft: string,
  signal: AbortSignal | undefined,
): Promise<CopyContent> {
  const tables = (await client.execute(tablesSql)).rows.map((row) => row['name'] as string);
  await client.execute('PRAGMA wal_autocheckpoint = 0');
  try {
    // Queued directly after each other on the only connection, so that nothing is written in between.
    const [checkpoint, counts] = await Promise.all([
      client.execute('PRAGMA wal_checkpoint(TRUNCATE)'),
      client.execute(countSql(tables)),
    ]);
    if (Number(checkpoint.rows[0]?.['busy']) !== 0) throw new Error('the database is busy');
    const [before, copied] = [asCounts(counts), await checkedCopy(draft, source, { signal })];
    const incomplete = tables.filter((name) => copied.rows[name] !== before[name]);
    if (incomplete.length > 0) throw new Error(`the copy lacks rows of ${incomplete.join(', ')}`);
    return copied;
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
export async function writeCopy(
  client: Client,
  source: string,
  file: string,
  { signal, rename }: BackupOptions = {},
): Promise<WrittenCopy> {
  refuseExisting(file);
  try {
    await refuseFullDisk(source, dirname(file));
    const draft = draftFor(file);
    try {
      const content = await fill(client, source, draft.file, signal);
      const final = rename?.(content) ?? file;
      flush(draft.file);
      signal?.throwIfAborted();
      refuseExisting(final);
      renameSync(draft.file, final);
      flush(dirname(final));
      return { file: final, ...content };
    } finally {
      draft.discard();
    }
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`${file} could not be written: ${describeError(error)}`, { cause: error });
  }
}
