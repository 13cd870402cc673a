import { chmodSync, existsSync, linkSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerConfig } from '../../config/server';
import { describeError, InUseError } from '../errors';
import { checkedCopy, type RowCounts } from '../store/copyProcess';
import { draftFor, flush } from '../store/drafts';
import type { Driver } from '../store/Driver';
import { openLibsql } from '../store/libsql';
import { knownSteps } from '../store/migrations';
import { databaseFile } from '../store/openStore';
import { DeskError } from './DeskError';
import { reachDesk } from './deskSocket';
import { restoreSource } from './restoreSource';

/** Result of a restore. */
export interface Restored {
  /** Folder of the database. */
  dataDir: string;
  /** The backup that was restored. */
  from: string;
  /** New name of the replaced database; left out if there was none. */
  kept?: string;
  /** Number of rows of the restored database, by table. */
  rows: RowCounts;
  /** Times at which persons were erased who are still in the backup, ISO 8601, according to the replaced database's log. */
  erasedSince: readonly string[];
}

const inPostgres =
  'The data is in Postgres: restore it with pg_restore, for example pg_restore --clean --if-exists -d "$DATABASE_URL" FILE.';
const restoreError = (reason: string) => new DeskError('failed', `${reason} Nothing was changed.`);
/** Files that SQLite keeps beside a database that is open or was not closed. */
const companions = ['-wal', '-shm', '-journal'];

/** Refuses a file that cannot be a backup, before reading it. */
function refuseNonBackup(file: string, current: string): void {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile()) throw restoreError(`There is no file ${file}.`);
  if (stats.size === 0) throw restoreError(`${file} is empty.`);
  const now = statSync(current, { throwIfNoEntry: false });
  if (now?.ino === stats.ino && now.dev === stats.dev) throw restoreError(`${file} is the database itself.`);
  // It is incomplete without them, and the desk's backups never have them.
  const open = companions.find((end) => (statSync(file + end, { throwIfNoEntry: false })?.size ?? 0) > 0);
  if (open !== undefined) throw restoreError(`${file} was not closed: ${file}${open} belongs to it.`);
}

/** Refuses a file that is not an intact database of this site. @param shown How to name the file in messages. */
async function inspect(file: string, shown: string): Promise<RowCounts> {
  let rows: RowCounts;
  try {
    rows = await checkedCopy(file);
  } catch (error) {
    throw restoreError(`${shown} is damaged or no database: ${describeError(error)}.`);
  }
  const { schema_steps: steps = 0 } = rows;
  if (steps === 0 || !('reviews' in rows && 'messages' in rows && 'subscribers' in rows))
    throw restoreError(`${shown} is not a copy of this site's database.`);
  if (steps > knownSteps) throw restoreError(`${shown} was made by a newer version of this program.`);
  return rows;
}

/**
 * Locks the database against other processes, and checkpoints its write-ahead log, so that it is one file.
 * @returns Undefined if it does not exist or is not a usable database.
 */
async function lockDatabase(current: string): Promise<Driver | undefined> {
  if (!existsSync(current)) return undefined;
  let driver: Driver;
  try {
    driver = await openLibsql(current, 50);
  } catch (error) {
    if (error instanceof InUseError) throw restoreError(error.message);
    return undefined;
  }
  await driver.run({ sql: 'PRAGMA journal_mode = DELETE' });
  return driver;
}

/** Times of erasures according to a log; empty if the database is older than such logs. */
async function erasuresIn(driver: Driver | undefined): Promise<string[]> {
  const sql = `SELECT at FROM desk_log WHERE action = 'forget' ORDER BY at`;
  const rows = await driver?.run({ sql }).catch(() => []);
  return (rows ?? []).map((row) => String(row['at']));
}

/** The same for a file that nothing else has open. */
async function erasuresOf(file: string): Promise<string[]> {
  const driver = await openLibsql(file);
  try {
    return await erasuresIn(driver);
  } finally {
    await driver.close();
  }
}

/** An unused file name, with the time to the second. */
function replacedName(dataDir: string): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '');
  for (let number = 1; ; number += 1) {
    const name = join(dataDir, `website-replaced-${time}${number === 1 ? '' : `-${String(number)}`}.db`);
    if (!existsSync(name)) return name;
  }
}

/** Replaces a file and keeps the old one; at each moment one of the two exists. */
function replace(current: string, fresh: string, kept: string): void {
  try {
    linkSync(current, kept);
  } catch {
    // A file system without hard links: for a moment there is none.
    renameSync(current, kept);
  }
  try {
    renameSync(fresh, current);
  } catch (error) {
    renameSync(kept, current);
    rmSync(kept, { force: true });
    throw error;
  }
}

/**
 * Replaces the database file by a backup, and keeps the old file beside it under another name.
 * @param copy An argument of {@link restoreSource}.
 * @throws {DeskError} If backup or folder cannot be used, or a server is running on it; nothing was changed then.
 */
export async function restore(
  config: Pick<ServerConfig, 'dataDir' | 'databaseUrl' | 'backups'>,
  copy: string,
): Promise<Restored> {
  const { dataDir, databaseUrl } = config;
  if (databaseUrl !== undefined) throw new DeskError('failed', inPostgres);
  const current = join(dataDir, databaseFile);
  if (!statSync(dataDir, { throwIfNoEntry: false })?.isDirectory())
    throw restoreError(`DATA_DIR ${dataDir} is not a folder.`);
  if (await reachDesk(dataDir)) throw restoreError(`The site runs on DATA_DIR ${dataDir}: stop it first.`);
  const source = await restoreSource(config, copy);
  const { shown: from, file } = source;
  if (file !== undefined) refuseNonBackup(file, current);
  const draft = draftFor(current);
  let lock: Driver | undefined;
  try {
    await source.fill(draft.file).catch((error: unknown) => {
      throw restoreError(`${from} cannot be read: ${describeError(error)}.`);
    });
    chmodSync(draft.file, 0o600);
    const rows = await inspect(draft.file, from);
    const before = await erasuresOf(draft.file);
    flush(draft.file);
    lock = await lockDatabase(current);
    const erasedSince = (await erasuresIn(lock)).filter((at) => !before.includes(at));
    if (!existsSync(current)) {
      renameSync(draft.file, current);
      flush(dataDir);
      return { dataDir, from, rows, erasedSince };
    }
    const kept = replacedName(dataDir);
    // Files beside a database that cannot be opened must not be taken for the backup's.
    if (!lock)
      for (const end of companions) if (existsSync(current + end)) renameSync(current + end, kept + end);
    replace(current, draft.file, kept);
    flush(dataDir);
    return { dataDir, from, kept, rows, erasedSince };
  } finally {
    await lock?.close();
    draft.discard();
  }
}
