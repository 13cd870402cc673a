import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient, type Client, type ResultSet } from '@libsql/client/sqlite3';
import { describeError, InUseError, StartError } from '../errors';
import { checkFile } from './checkFile';
import { writeCopy } from './copies';
import { groupCommit } from './groupCommit';
import { guarded, type Driver, type SqlRow, type Statement } from './Driver';

const prepared = ({ sql, values = [] }: Statement) => ({ sql, args: [...values] });
const rowsOf = ({ rows }: ResultSet) => rows as unknown as SqlRow[];

/** Tells a file from another of its name; `undefined` where there is none. */
function identityOf(file: string): string | undefined {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats && `${String(stats.dev)}:${String(stats.ino)}`;
}

/** Checks again on the open connection, where nothing is written meanwhile. Everything else waits, so it runs only when damage is suspected. */
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
 * Opens the database file, made when missing and readable for its owner only.
 * One process with one connection holds it: that is faster, and the bundled SQLite can lose its write-ahead
 * log under two. Interactive transactions are not used, as they would run on another connection.
 * @throws {InUseError} Another process has it.
 * @throws {StartError} It is no database, or the folder cannot be written to.
 */
export async function openLibsql(file: string, waitMs = 5000): Promise<Driver> {
  const folder = `DATA_DIR ${dirname(file)}`;
  let client: Client;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    client = createClient({ url: pathToFileURL(file).href, concurrency: 1, timeout: waitMs });
  } catch (error) {
    throw new StartError(`${folder} cannot be used as a folder for the database.`, { cause: error });
  }
  try {
    await client.execute('PRAGMA locking_mode = EXCLUSIVE');
    await client.execute('PRAGMA journal_mode = WAL');
    await client.execute('PRAGMA synchronous = FULL');
    await client.execute('PRAGMA foreign_keys = ON');
    // What is deleted is overwritten, or it could still be read in the file.
    await client.execute('PRAGMA secure_delete = ON');
    chmodSync(file, 0o600);
  } catch (error) {
    client.close();
    if (error instanceof Error && /SQLITE_(BUSY|LOCKED)/.test(error.message))
      throw new InUseError(`${folder} is in use by another process: is the server running already?`, {
        cause: error,
      });
    throw new StartError(`${folder} holds no usable database.`, { cause: error });
  }
  const opened = identityOf(file);
  // A file that was deleted or moved can still be written to, and the next start would not find it.
  const run = <T>(work: () => Promise<T>) =>
    guarded('The database file did not answer', () => {
      if (identityOf(file) !== opened) throw new Error(`${file} was deleted, moved or replaced`);
      return work();
    });
  /** The copy that is being made: until it is there the write-ahead log stays out of the file. */
  let copying = Promise.resolve();
  const transact = groupCommit(async (statements) =>
    (await client.batch(statements.map(prepared), 'write')).map(rowsOf),
  );
  return {
    kind: 'libsql',
    run: (statement) =>
      run(async () => {
        if (/wal_checkpoint/i.test(statement.sql)) await copying;
        return rowsOf(await client.execute(prepared(statement)));
      }),
    runAll: (statements) => run(() => transact(statements)),
    async check() {
      const found = await checkFile(file);
      return found === 'ok' ? found : confirmed(client);
    },
    backup(copy) {
      const made = copying.then(() => writeCopy(client, file, copy));
      copying = made.catch(() => undefined);
      return made;
    },
    async close() {
      await copying;
      // Closing alone keeps the lock until the garbage collector finds the last statement. Leaving the
      // write-ahead log and exclusive mode gives it back at once, and leaves one file that is whole.
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
