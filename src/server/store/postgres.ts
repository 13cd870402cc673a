import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '../errors';
import { guarded, type Driver, type SqlRow, type Statement } from './Driver';
import { BackupError } from './Store';

/**
 * Longest waits in ms, together less than the 15 s in which the site's forms try again. Postgres ends a statement itself;
 * `query_timeout` is for one that has fallen silent.
 */
export const standardWaits = { connectionTimeoutMillis: 5000, statement_timeout: 8000, query_timeout: 9000 };
/** How long connections may take to close, in ms. */
const longestClose = 2000;

/** Turns each `?` into Postgres's `$1`, `$2` … No statement of the store holds a `?` of another meaning. */
function prepared({ sql, values = [] }: Statement) {
  let count = 0;
  return { text: sql.replace(/\?/g, () => `$${String(++count)}`), values: [...values] };
}

/**
 * Opens a pool of connections to a Postgres database.
 * @throws {StartError} It cannot be reached; the message never holds the address, which holds the password.
 */
export async function openPostgres(url: string, waits = standardWaits): Promise<Driver> {
  // A site with its data in a file does without the library.
  const { default: pg } = await import('pg');
  const sockets = new Set<Socket>();
  const pool = new pg.Pool({
    ...waits,
    connectionString: url,
    max: 10,
    // Notices within minutes that the other side is gone, where no statement is waiting.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'website',
    // The usual socket, known here so that it can be closed when the other side is silent.
    stream() {
      const socket = new Socket();
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      return socket;
    },
  });
  // A connection that breaks is replaced. Without a listener it would end the process: the pool listens to idle ones only,
  // and one that breaks between two statements of a transaction is not idle.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  /** Closes all connections, by force where Postgres does not answer. */
  async function close(): Promise<void> {
    const closed = [...sockets].map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    await Promise.race([Promise.all([pool.end(), ...closed]), wait(longestClose, undefined, { ref: false })]);
    for (const socket of sockets) socket.destroy();
  }
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await close();
    throw new StartError('DATABASE_URL names a database that cannot be reached.', { cause: error });
  }

  async function transaction(statements: readonly Statement[], lock?: string): Promise<SqlRow[][]> {
    const client = await pool.connect();
    let failed = true;
    try {
      await client.query('BEGIN');
      if (lock !== undefined)
        await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [lock]);
      const results: SqlRow[][] = [];
      for (const statement of statements)
        results.push((await client.query<SqlRow>(prepared(statement))).rows);
      await client.query('COMMIT');
      failed = false;
      return results;
    } finally {
      // A connection that is closed rolls back by itself, and it may be one on which no answer comes any more.
      client.release(failed);
    }
  }

  const run = <T>(work: () => Promise<T>) => guarded('Postgres did not answer', work);
  return {
    kind: 'postgres',
    run: (statement) => run(async () => (await pool.query<SqlRow>(prepared(statement))).rows),
    runAll: (statements, lock) => run(() => transaction(statements, lock)),
    // It has checksums of its own, and tools to verify them.
    check: () => Promise.resolve(undefined),
    backup: () =>
      Promise.reject(
        new BackupError(
          'The data is in Postgres: make a copy with pg_dump, for example pg_dump -Fc -f FILE "$DATABASE_URL".',
        ),
      ),
    close,
  };
}
