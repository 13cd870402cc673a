import pg from 'pg';
import { StartError, StoreError } from '../errors';
import type { Driver, SqlRow, Statement } from './Driver';
import { BackupError } from './Store';

/** Turns each `?` into Postgres's `$1`, `$2` … No statement of the store holds a `?` of another meaning. */
function prepared({ sql, values = [] }: Statement) {
  let count = 0;
  return { text: sql.replace(/\?/g, () => `$${String(++count)}`), values: [...values] };
}

async function guarded<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new StoreError('Postgres did not answer', { cause: error });
  }
}

/**
 * Opens a pool of connections to a Postgres database.
 * @throws {StartError} It cannot be reached; the message never holds the address, which holds the password.
 */
export async function openPostgres(url: string): Promise<Driver> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5000,
    statement_timeout: 10_000,
    application_name: 'website',
  });
  // A connection that breaks is replaced at the next call. Without a listener it would end the process: the pool listens
  // to idle ones only, and one that breaks between two statements of a transaction is not idle.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
  });
  try {
    await pool.query('SELECT 1');
  } catch (error) {
    await pool.end();
    throw new StartError('DATABASE_URL names a database that cannot be reached.', { cause: error });
  }

  async function transaction(statements: readonly Statement[], lock?: string): Promise<SqlRow[][]> {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query('BEGIN');
      if (lock !== undefined)
        await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [lock]);
      const results: SqlRow[][] = [];
      for (const statement of statements)
        results.push((await client.query<SqlRow>(prepared(statement))).rows);
      await client.query('COMMIT');
      return results;
    } catch (error) {
      await client.query('ROLLBACK').catch((reason: unknown) => {
        broken = reason instanceof Error ? reason : new Error(String(reason));
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }

  return {
    kind: 'postgres',
    run: (statement) => guarded(async () => (await pool.query<SqlRow>(prepared(statement))).rows),
    runAll: (statements, lock) => guarded(() => transaction(statements, lock)),
    backup: () =>
      Promise.reject(
        new BackupError(
          'The data is in Postgres: make a copy with pg_dump, for example pg_dump -Fc -f FILE "$DATABASE_URL".',
        ),
      ),
    close: () => pool.end(),
  };
}
