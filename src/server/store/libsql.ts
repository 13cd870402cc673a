import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { createClient, type Client, type ResultSet } from '@libsql/client/sqlite3';
import { describeError, InUseError, StartError } from '../errors';
import { checkFile } from './checkFile';
import { writeCopy } from './copies';
import { groupCommit } from './groupCommit';
import { isReplaced, whyUnusable } from './usableFile';
import {
  guarded,
  type BackupOptions,
  type Driver,
  type SqlRow,
  type Statement,
  type WrittenCopy,
} from './Driver';

const prepared = ({ sql, values = [] }: Statement) => ({ sql, args: [...values] });
const rowsOf = ({ rows }: ResultSet) => rows as unknown as SqlRow[];

/** How long in ms an erasure lets a backup go on. */
const copyGrace = 2000;
/** How often a backup is tried that erasures end. */
const maxTries = 3;
/** Number of free pages, of 4 KB each, below which a file is not made smaller: everything waits meanwhile. */
const fewestFree = 256;
/** Why a backup is made again. */
const erased = new Error('something was erased for good while it was copied');

/** Identity of a file, to detect that it was replaced; `undefined` if there is none. */
function identityOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${String(stats.dev)}:${String(stats.ino)}`;
}

/**
 * Checks again on the open connection, where nothing is written meanwhile. Everything else waits, so it runs only if damage
 * is suspected.
 */
async function confirmed(client: Client): Promise<string> {
  try {
    // Cached pages would hide damage on the disk.
    await client.execute('PRAGMA shrink_memory');
    const [row] = (await client.execute('PRAGMA quick_check(1)')).rows;
    return row?.['quick_check'] as string;
  } catch (error) {
    return describeError(error);
  }
}

/**
 * Opens the database file; creates it if it is missing, readable only by its owner. It is locked by one process with one
 * connection: that is faster, and the bundled SQLite can lose its write-ahead log with two. Interactive transactions are
 * not used, as they would run on another connection.
 * @throws {InUseError} If another process uses it.
 * @throws {StartError} If it is not a database, the folder is not writable, or the file was replaced by hand.
 */
export async function openLibsql(file: string, waitMs = 5000): Promise<Driver> {
  const folder = `DATA_DIR ${dirname(file)}`;
  let client: Client;
  if (isReplaced(file))
    throw new StartError(
      `${file} is newer than ${file}-wal, which a killed server has left, so someone may have put another file there: ` +
        `use npm run desk -- restore FILE for that. If nobody has, run: touch ${file}-wal`,
    );
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    client = createClient({ url: pathToFileURL(file).href, concurrency: 1, timeout: waitMs });
  } catch (error) {
    const reason = whyUnusable(file) ?? `${folder} cannot be used as a folder for the database.`;
    throw new StartError(reason, { cause: error });
  }
  try {
    await client.execute('PRAGMA locking_mode = EXCLUSIVE');
    await client.execute('PRAGMA journal_mode = WAL');
    await client.execute('PRAGMA synchronous = FULL');
    await client.execute('PRAGMA foreign_keys = ON');
    // Overwrites deleted data, which could otherwise still be read in the file.
    await client.execute('PRAGMA secure_delete = ON');
    if ((statSync(file).mode & 0o777) !== 0o600) chmodSync(file, 0o600);
    // What a killed server has left in the log goes into the file; a damaged one is told by the check.
    await client.execute('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => undefined);
  } catch (error) {
    client.close();
    if (error instanceof Error && /SQLITE_(BUSY|LOCKED)/.test(error.message))
      throw new InUseError(`${folder} is in use by another process: is the server running already?`, {
        cause: error,
      });
    throw new StartError(whyUnusable(file) ?? `${folder} holds no usable database.`, { cause: error });
  }
  const opened = identityOf(file);
  // A deleted or moved file can still be written to, but the next start would not find the data.
  const run = <T>(work: () => Promise<T>) =>
    guarded('The database file did not answer', () => {
      if (identityOf(file) !== opened) throw new Error(`${file} was deleted, moved or replaced`);
      return work();
    });
  /** The backup that is being made: until it ends no checkpoint may run. */
  let copying: { ended: Promise<unknown>; stop: AbortController } | undefined;
  /** Ends a backup that takes longer than a moment: an erasure waits for no disk, and a copy must not hold what is erased. */
  async function endCopying(waitFor: number, reason: Error): Promise<void> {
    while (copying) {
      const { ended, stop } = copying;
      await Promise.race([ended, wait(waitFor, undefined, { ref: false })]);
      stop.abort(reason);
      await ended;
    }
  }
  async function backup(copy: string, options: BackupOptions = {}, tries = maxTries): Promise<WrittenCopy> {
    while (copying) await copying.ended;
    const stop = new AbortController();
    const signal = options.signal ? AbortSignal.any([options.signal, stop.signal]) : stop.signal;
    const made = writeCopy(client, file, copy, { ...options, signal });
    const ended = made.then(
      () => undefined,
      () => undefined,
    );
    const own = { ended, stop };
    copying = own;
    void ended.then(() => {
      if (copying === own) copying = undefined;
    });
    try {
      return await made;
    } catch (error) {
      if (stop.signal.reason !== erased || tries === 1) throw error;
      return backup(copy, options, tries - 1);
    }
  }
  const transact = groupCommit(async (statements) =>
    (await client.batch(statements.map(prepared), 'write')).map(rowsOf),
  );
  return {
    kind: 'libsql',
    run: (statement) =>
      run(async () => {
        if (/wal_checkpoint/i.test(statement.sql)) await endCopying(copyGrace, erased);
        return rowsOf(await client.execute(prepared(statement)));
      }),
    runAll: (statements) => run(() => transact(statements)),
    changeTables: async (statements) => {
      await run(() => transact(statements));
    },
    shrink: () =>
      run(async () => {
        const found = await client.execute(
          'SELECT page_count AS pages, freelist_count AS free FROM pragma_page_count, pragma_freelist_count',
        );
        const [{ pages, free } = { pages: 0, free: 0 }] = rowsOf(found).map((row) => ({
          pages: Number(row['pages']),
          free: Number(row['free']),
        }));
        if (free < fewestFree || free * 2 < pages) return;
        while (copying) await copying.ended;
        await client.execute('VACUUM');
        await client.execute('PRAGMA wal_checkpoint(TRUNCATE)');
      }),
    async check() {
      // What is checked is the file, which has only what a checkpoint has written.
      if (!copying) await client.execute('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => undefined);
      const found = await checkFile(file);
      return found === 'ok' ? found : confirmed(client);
    },
    backup,
    async close() {
      await endCopying(0, new Error('the server stops'));
      // Closing alone keeps the lock until the last statement is garbage-collected. Leaving WAL and exclusive mode releases
      // it at once, and leaves a single complete file.
      for (const sql of [
        'PRAGMA journal_mode = DELETE',
        'PRAGMA locking_mode = NORMAL',
        'SELECT 1 FROM sqlite_master',
      ]) {
        await client.execute(sql).catch(() => undefined);
      }
      client.close();
    },
  };
}
