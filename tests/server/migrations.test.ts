import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Driver } from '../../src/server/store/Driver';
import { openLibsql } from '../../src/server/store/libsql';
import { migrate } from '../../src/server/store/migrations';
import { databaseFile, storeOn } from '../../src/server/store/openStore';
import { openPostgres } from '../../src/server/store/postgres';
import { emptySchema } from './emptySchema';
import { folder } from './site';

const databaseUrl = process.env['TEST_DATABASE_URL'] ?? '';

function steps(open: () => Promise<Driver>): void {
  it('fold subscribers whose addresses differ in letter case, and keep the first time', async () => {
    const driver = await open();
    await migrate(driver, 3);
    for (const [email, day] of [
      ['a@x.co.ke', '02'],
      ['A@x.co.ke', '01'],
      ['O.Otieno@x.co.ke', '04'],
      ['o.otieno@x.co.ke', '03'],
      ['B@x.co.ke', '05'],
      ['c@x.co.ke', '06'],
    ] as const)
      await driver.run({
        sql: 'INSERT INTO subscribers (email, created_at) VALUES (?, ?)',
        values: [email, `2026-01-${day}T08:00:00.000Z`],
      });
    const store = await storeOn(driver);
    onTestFinished(() => store.close());
    expect(await store.subscribers()).toEqual(
      [
        ['c@x.co.ke', '06'],
        ['b@x.co.ke', '05'],
        ['o.otieno@x.co.ke', '03'],
        ['a@x.co.ke', '01'],
      ].map(([email, day]) => ({ email, createdAt: `2026-01-${String(day)}T08:00:00.000Z` })),
    );
    expect(await store.deleteSubscriber('B@X.co.ke')).toBe(true);
    await store.addSubscriber('A@X.co.ke');
    expect(await store.subscribers()).toHaveLength(3);
  });

  it('keep the mail that waits and was sent when requests get their own', async () => {
    const driver = await open();
    await migrate(driver, 4);
    for (const [id, state] of [
      ['message-a', 'waiting'],
      ['booking-b', 'sent'],
    ] as const)
      await driver.run({
        sql: `INSERT INTO outbox (id, kind, subject_id, state, tries, next_at, created_at)
          VALUES (?, ?, ?, ?, 2, '2026-01-01T08:00:00.000Z', '2026-01-01T08:00:00.000Z')`,
        values: [id, id.slice(0, -2), id.slice(-1), state],
      });
    const store = await storeOn(driver);
    onTestFinished(() => store.close());
    expect(
      (await store.outbox(['waiting', 'sent'])).map(({ id, state, tries }) => [id, state, tries]),
    ).toEqual([
      ['booking-b', 'sent', 2],
      ['message-a', 'waiting', 2],
    ]);
    await store.addRequest('events', { answers: { phone: '+254712345678' }, copy: false });
    await store.enqueueMail();
    expect((await store.outbox(['waiting'])).map(({ kind }) => kind).sort()).toEqual(['message', 'request']);
  });
}

describe('steps on a libSQL file', () => {
  steps(() => openLibsql(join(folder(), databaseFile)));
});

describe.runIf(databaseUrl !== '')('steps on Postgres', () => {
  steps(async () => openPostgres(await emptySchema(databaseUrl, 'migrations')));
});
