import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Driver } from '../../src/server/store/Driver';
import { openLibsql } from '../../src/server/store/libsql';
import { createStore, databaseFile } from '../../src/server/store/openStore';
import { openPostgres } from '../../src/server/store/postgres';
import { emptySchema } from './emptySchema';
import { folder, startSite } from './site';

const url = process.env['TEST_DATABASE_URL'] ?? '';

/** How each database is opened, and made read-only for its connections. */
const databases = [
  [
    'a libSQL file',
    () => openLibsql(join(folder(), databaseFile)),
    (isOn: boolean) => `PRAGMA query_only = ${isOn ? 'ON' : 'OFF'}`,
  ],
  [
    'Postgres',
    async () => openPostgres(await emptySchema(url, 'writing_test')),
    // Slow, so that each connection of the pool gets it.
    (isOn: boolean) =>
      `SELECT set_config('default_transaction_read_only', '${isOn ? 'on' : 'off'}', false), pg_sleep(0.1)`,
  ],
] as const;

describe.each(databases.filter(([name]) => name !== 'Postgres' || url !== ''))(
  '%s that cannot be written',
  (_, open, setReadOnly) => {
    async function opened() {
      const driver: Driver = await open();
      const clock = { passed: 0 };
      const store = await createStore(driver, undefined, undefined, () => clock.passed);
      const readOnly = (isOn: boolean) =>
        Promise.all(Array.from({ length: 10 }, () => driver.run({ sql: setReadOnly(isOn) })));
      return { store, clock, readOnly };
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
      expect([ready.status, await ready.json()]).toEqual([
        503,
        { status: 'unavailable', failing: ['store'] },
      ]);
      expect((await site.call('/healthz')).status).toBe(503);
      expect((await site.call('/')).status).toBe(200);
      await readOnly(false);
      expect((await site.call('/readyz')).status).toBe(200);
      expect((await site.call('/healthz')).status).toBe(200);
    });
  },
);

it.runIf(url !== '')('a Postgres that cannot be written at the start is refused in one line', async () => {
  const address = new URL(await emptySchema(url, 'writing_test'));
  const options = address.searchParams.get('options') ?? '';
  address.searchParams.set('options', `${options} -c default_transaction_read_only=on`);
  await expect(openPostgres(address.href).then((driver) => createStore(driver))).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(
      /^The tables of the database cannot be made or changed: .*read-only transaction\.$/,
    ) as string,
  });
});
