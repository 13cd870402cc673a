import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '../errors';
import { guarded, type Driver, type SqlRow, type Statement } from './Driver';
import { connectFault } from './postgresFaults';
import { BackupError } from './Store';

/**
 * Time limits in ms, together less than the 15 s in which the site's forms retry. Postgres cancels a statement itself;
 * `query_timeout` is for a server that no longer answers.
 */
export const standardTimeouts = {
  connectionTimeoutMillis: 5000,
  statement_timeout: 8000,
  query_timeout: 9000,
};
/** Time limit in ms for closing the connections. */
const closeTimeout = 2000;
/** Time limit in ms of a statement that changes the tables: a large table takes minutes. */
const changeTimeout = 60 * 60_000;

/** Replaces each `?` by Postgres's `$1`, `$2` … No statement of the store contains a `?` with another meaning. */
function prepared({ sql, values = [] }: Statement) {
  let count = 0;
  return { text: sql.replace(/\?/g, () => `$${String(++count)}`), values: [...values] };
}

/**
 * Opens a pool of connections to a Postgres database.
 * @throws {StartError} If it cannot be used, with the reason; the message never contains the address, which contains the
 * password.
 */
export async function openPostgres(url: string, timeouts = standardTimeouts): Promise<Driver> {
  // Imported on demand: a site with its data in a file does not need the library.
  const { default: pg } = await import('pg');
  const { statement_timeout: statementTimeout, ...waits } = timeouts;
  const sockets = new Set<Socket>();
  const pool = new pg.Pool({
    ...waits,
    // The library checks certificates in all these modes, and prints a warning of eight lines unless it is told so.
    connectionString: url.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/, '$1verify-full'),
    max: 10,
    // Detects within minutes that the other side has disappeared, even if no statement is pending.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'website',
    // The default socket, kept here so that it can be destroyed when the other side no longer answers.
    stream() {
      const socket = new Socket();
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
      return socket;
    },
  });
  // The pool replaces a broken connection. Without a listener the error would end the process: the pool listens only to
  // idle connections, and one that breaks between two statements of a transaction is not idle.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  /** Closes all connections, by force if Postgres does not answer. */
  async function close(): Promise<void> {
    const closed = [...sockets].map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    await Promise.race([Promise.all([pool.end(), ...closed]), wait(closeTimeout, undefined, { ref: false })]);
    for (const socket of sockets) socket.destroy();
  }
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await close();
    throw new StartError(connectFault(error), { cause: error });
  }

  async function transaction(
    statements: readonly Statement[],
    lock?: string,
    limit = statementTimeout,
  ): Promise<SqlRow[][]> {
    const client = await pool.connect();
    const patience = limit === statementTimeout ? {} : { query_timeout: limit };
    let failed = true;
    try {
      // The limit is the transaction's own: a pooler may give the next one to another connection, and refuses it as a
      // parameter of the connection.
      await client.query(`BEGIN; SET LOCAL statement_timeout = ${String(limit)}`);
      if (lock !== undefined)
        await client.query({
          text: 'SELECT pg_advisory_xact_lock(hashtextextended($1, 0))',
          values: [lock],
          ...patience,
        });
      const results: SqlRow[][] = [];
      for (const statement of statements)
        results.push((await client.query<SqlRow>({ ...prepared(statement), ...patience })).rows);
      await client.query('COMMIT');
      failed = false;
      return results;
    } finally {
      // A closed connection rolls back by itself; a failed one may no longer answer, so it is destroyed.
      client.release(failed);
    }
  }

  const run = <T>(work: () => Promise<T>) => guarded('Postgres did not answer', work);
  return {
    kind: 'postgres',
    run: (statement) => run(async () => (await transaction([statement]))[0] ?? []),
    runAll: (statements, lock) => run(() => transaction(statements, lock)),
    changeTables: async (statements) => {
      await run(() => transaction(statements, 'migrate', changeTimeout));
    },
    // Postgres has its own checksums, and tools to verify them.
    check: () => Promise.resolve(undefined),
    // Postgres does that by itself.
    shrink: () => Promise.resolve(),
    backup: () =>
      Promise.reject(
        new BackupError(
          'The data is in Postgres: make a copy with pg_dump, for example pg_dump -Fc -f FILE "$DATABASE_URL".',
        ),
      ),
    close,
  };
}
