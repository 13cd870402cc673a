import type { TestProject } from 'vitest/node';
import { startPostgres, type PostgresServer } from './postgres';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of an empty Postgres database, of which each test file uses a schema of its own. */
    postgres: string;
  }
}

let server: PostgresServer | undefined;

/** Starts one Postgres before the first test of a run. */
export async function setup(project: TestProject): Promise<void> {
  server = await startPostgres();
  project.provide('postgres', server.url);
}

/** Stops it after the last one. */
export async function teardown(): Promise<void> {
  await server?.stop();
}
