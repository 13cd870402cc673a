import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import type { Driver } from '../../src/server/store/Driver';
import { openLibsql } from '../../src/server/store/libsql';
import { createStore, databaseFile } from '../../src/server/store/openStore';
import { openPostgres } from '../../src/server/store/postgres';
import { emptySchema } from './emptySchema';
import { folder, startSite } from './site';

/** A database that can be made read-only for everybody. */
interface Place {
  driver: Driver;
  setReadOnly: (isOn: boolean) => Promise<unknown>;
}

async function openFile(): Promise<Place> {
  const driver = await openLibsql(join(folder(), databaseFile));
  return {
    driver,
    setReadOnly: (isOn) => driver.run({ sql: `PRAGMA query_only = ${isOn ? 'ON' : 'OFF'}` }),
  };
}

/** In a database of its own: its default is for new connections, so those that are there are ended. */
async function openDatabase(): Promise<Place> {
  const name = 'writing_test';
  const url = inject('postgres');
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  onTestFinished(() => admin.end());
  await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  return {
    driver: await openPostgres(own.href),
    setReadOnly: async (isOn) => {
      await admin.query(`ALTER DATABASE ${name} SET default_transaction_read_only = ${isOn ? 'on' : 'off'}`);
      await admin.query(
        `SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '${name}'`,
      );
    },
  };
}

describe.each([
  ['a libSQL file', openFile],
  ['Postgres', openDatabase],
] as const)('%s that cannot be written', (_, open) => {
  async function opened() {
    const { driver, setReadOnly } = await open();
    const clock = { passed: 0 };
    const store = await createStore(driver, undefined, undefined, () => clock.passed);
    return { store, clock, readOnly: setReadOnly };
  }

  it('says so, and says when it can be written again', async () => {
    const { store, clock, readOnly } = await opened();
    onTestFinished(() => store.close());
    await store.ping();
    await readOnly(true);
    // It is proved every ten seconds, not at each question.
    await store.ping();
    clock.passed += 10_000;
    await expect(store.ping()).rejects.toMatchObject({ name: 'StoreError' });
    await expect(store.ping()).rejects.toMatchObject({ name: 'StoreError' });
    await readOnly(false);
    await store.ping();
  });

  it('is not ready, and its pages are served', async () => {
    const { store, readOnly } = await opened();
    const site = await startSite({ open: () => Promise.resolve(store) });
    await readOnly(true);
    const ready = await site.call('/readyz');
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'unavailable', failing: ['store'] }]);
    expect((await site.call('/healthz')).status).toBe(503);
    expect((await site.call('/')).status).toBe(200);
    await readOnly(false);
    expect((await site.call('/readyz')).status).toBe(200);
    expect((await site.call('/healthz')).status).toBe(200);
  });
});

it('a Postgres that cannot be written at the start is refused in one line', async () => {
  const address = new URL(await emptySchema('writing_test'));
  const options = address.searchParams.get('options') ?? '';
  address.searchParams.set('options', `${options} -c default_transaction_read_only=on`);
  await expect(openPostgres(address.href).then((driver) => createStore(driver))).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(
      /^The tables of the database cannot be made or changed: .*read-only transaction\.$/,
    ) as string,
  });
});
