import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { storeOn } from '../../src/server/store/openStore';
import { openPostgres } from '../../src/server/store/postgres';
import { storeContract } from './store.contract';

/** An empty database that the tests may write to: its `public` schema is made anew. */
const url = process.env['TEST_DATABASE_URL'] ?? '';

async function empty(): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await client.end();
}

describe.runIf(url !== '')('Postgres', () => {
  storeContract(async (now) => {
    await empty();
    return storeOn(await openPostgres(url), now);
  });

  it('is migrated once by several servers that start together', async () => {
    await empty();
    const stores = await Promise.all(Array.from({ length: 6 }, async () => storeOn(await openPostgres(url))));
    onTestFinished(async () => void (await Promise.all(stores.map((store) => store.close()))));
    await Promise.all(
      stores.map((store) => store.addReview({ name: 'A', title: 'B', text: 'C' }, { key: 'the-same-key' })),
    );
    expect(await stores[0]?.reviews()).toHaveLength(1);
  });

  it('names pg_dump for copies', async () => {
    const store = await storeOn(await openPostgres(url));
    onTestFinished(() => store.close());
    await expect(store.backup('/tmp/x')).rejects.toThrow(/pg_dump/);
  });
});

describe('a Postgres that is not there', () => {
  it('is a start error of one line without the password', async () => {
    const opening = openPostgres('postgres://user:hunter2@127.0.0.1:1/none');
    await expect(opening).rejects.toMatchObject({
      name: 'StartError',
      message: 'DATABASE_URL names a database that cannot be reached.',
    });
  });
});
