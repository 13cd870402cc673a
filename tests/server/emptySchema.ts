import pg from 'pg';
import { inject } from 'vitest';

async function ask(sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgres') });
  await client.connect();
  await client.query(sql);
  await client.end();
}

/** Recreates a schema in the Postgres of this run, so that test files do not interfere. @returns The address that uses it. */
export async function emptySchema(schema: string): Promise<string> {
  await ask(`DROP SCHEMA IF EXISTS ${schema} CASCADE; CREATE SCHEMA ${schema}`);
  const own = new URL(inject('postgres'));
  own.searchParams.set('options', `-c search_path=${schema}`);
  return own.href;
}

/** Addresses of the schemas that have been made here. */
const made = new Map<string, Promise<string>>();

/** As `emptySchema`, but from the second time on its tables stay and are emptied: migrating them takes most of a test's time. */
export async function emptyTables(schema: string): Promise<string> {
  const before = made.get(schema);
  if (!before) {
    const address = emptySchema(schema);
    made.set(schema, address);
    return address;
  }
  await ask(`DO $$
    DECLARE name text;
    BEGIN
      FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = '${schema}' AND tablename <> 'schema_steps' LOOP
        EXECUTE format('DELETE FROM %I.%I', '${schema}', name);
      END LOOP;
    END $$`);
  return before;
}
