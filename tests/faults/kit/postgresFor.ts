import { startPostgres, type PostgresServer } from '../../support/postgres';
import type { Cleanup } from './folders';

/** Starts a Postgres for a scenario; what it acknowledges is on the disk. */
export async function postgresFor(cleanup: Cleanup): Promise<PostgresServer> {
  const postgres = await startPostgres({ isDurable: true });
  cleanup.add(() => postgres.stop());
  return postgres;
}
