import { chmodSync, existsSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerConfig } from '../../config/server';
import { describeError, InUseError } from '../errors';
import { backupId, type BackupCopy } from '../keep/copyNames';
import { checkedCopy, type RowCounts } from '../store/copyProcess';
import { rowsIn } from '../store/databaseId';
import { draftFor, flush } from '../store/drafts';
import type { Driver } from '../store/Driver';
import { openLibsql } from '../store/libsql';
import { knownSteps } from '../store/migrations';
import { whyUnusable } from '../store/usableFile';
import { databaseFile } from '../store/openStore';
import { DeskError } from './DeskError';
import { reachDesk } from './deskSocket';
import { likeBefore, replace, replacedName } from './replaceFile';
import { restoreSource, type OwnBackups } from './restoreSource';
import { undoneErasures, type UndoneErasure } from './undoneErasures';

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
  /** What was erased since the backup was made and is in it, according to the replaced database's log. */
  undone: readonly UndoneErasure[];
  /** Whether that log could be read, where there was one. */
  isLogRead: boolean;
  /** A newer file that somebody has put beside the backup. */
  newer?: BackupCopy;
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
    ({ rows } = await checkedCopy(file));
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
  const why = whyUnusable(current);
  if (why !== undefined) throw restoreError(why);
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

/** Which backups are of a database; undefined if there is none, it is empty, or it cannot be read. */
async function ownBackups(current: string, staging: boolean): Promise<OwnBackups | undefined> {
  const content = existsSync(current) ? await checkedCopy(current).catch(() => undefined) : undefined;
  if (!content || rowsIn(content.rows) === 0) return undefined;
  return content.id === undefined ? {} : { id: backupId(content.id, staging) };
}

/** What a copy brings back that was erased from the database that it replaces. */
async function broughtBack(replaced: Driver | undefined, copy: string): Promise<UndoneErasure[]> {
  if (!replaced) return [];
  const driver = await openLibsql(copy);
  try {
    return await undoneErasures(replaced, driver);
  } finally {
    await driver.close();
  }
}

/**
 * Replaces the database file by a backup, and keeps the old file beside it under another name.
 * @param copy An argument of {@link restoreSource}.
 * @throws {DeskError} If backup or folder cannot be used, or a server is running on it; nothing was changed then.
 */
export async function restore(
  config: Pick<ServerConfig, 'dataDir' | 'databaseUrl' | 'backups' | 'staging'>,
  copy: string,
): Promise<Restored> {
  const { dataDir, databaseUrl } = config;
  if (databaseUrl !== undefined) throw new DeskError('failed', inPostgres);
  const current = join(dataDir, databaseFile);
  if (!statSync(dataDir, { throwIfNoEntry: false })?.isDirectory())
    throw restoreError(`DATA_DIR ${dataDir} is not a folder.`);
  if (await reachDesk(dataDir)) throw restoreError(`The site runs on DATA_DIR ${dataDir}: stop it first.`);
  const before = statSync(current, { throwIfNoEntry: false });
  const source = await restoreSource(config, copy, () => ownBackups(current, config.staging));
  const { shown: from, file, newer } = source;
  if (file !== undefined) refuseNonBackup(file, current);
  const draft = draftFor(current);
  let lock: Driver | undefined;
  try {
    await source.fill(draft.file).catch((error: unknown) => {
      throw restoreError(`${from} cannot be read: ${describeError(error)}.`);
    });
    chmodSync(draft.file, 0o600);
    const rows = await inspect(draft.file, from);
    lock = await lockDatabase(current);
    const undone = await broughtBack(lock, draft.file);
    const about = { dataDir, from, rows, undone, ...(newer && { newer }) };
    try {
      likeBefore(draft.file, before ?? statSync(dataDir), before !== undefined);
    } catch (error) {
      throw restoreError(`The copy cannot be given to the owner of the database: ${describeError(error)}.`);
    }
    flush(draft.file);
    if (!before) {
      renameSync(draft.file, current);
      flush(dataDir);
      return { ...about, isLogRead: true };
    }
    const kept = replacedName(dataDir);
    // Files beside a database that cannot be opened must not be taken for the backup's.
    if (!lock)
      for (const end of companions) if (existsSync(current + end)) renameSync(current + end, kept + end);
    replace(current, draft.file, kept);
    flush(dataDir);
    return { ...about, kept, isLogRead: lock !== undefined };
  } finally {
    await lock?.close();
    draft.discard();
  }
}
