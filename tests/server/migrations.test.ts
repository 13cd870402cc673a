import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Driver } from '../../src/server/store/Driver';
import { openLibsql } from '../../src/server/store/libsql';
import { migrate } from '../../src/server/store/migrations';
import { databaseFile, createStore } from '../../src/server/store/openStore';
import { openPostgres } from '../../src/server/store/postgres';
import { emptySchema } from './emptySchema';
import { folder } from './site';

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
    const store = await createStore(driver);
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

  it('fill what requests are searched and ordered by, from their answers', async () => {
    const driver = await open();
    await migrate(driver, 6);
    const answers = {
      title: 'Nyama Fest',
      setting: 'concert',
      firstDay: '2026-03-09',
      lastDay: '2026-03-11',
      name: 'Amina',
    };
    for (let n = 0; n < 450; n += 1)
      await driver.run({
        sql: `INSERT INTO requests (id, reference, kind, phone, answers, copy, day, status, created_at)
          VALUES (?, ?, 'events', '+254712345678', ?, 0, '2026-03-11', 'waiting', '2026-01-01T08:00:00.000Z')`,
        values: [`r${String(n)}`, `R${String(n)}`, JSON.stringify(answers)],
      });
    const store = await createStore(driver);
    onTestFinished(() => store.close());
    const rows = await driver.run({ sql: 'SELECT DISTINCT words, first_day FROM requests' });
    expect(rows).toMatchObject([{ words: 'Nyama Fest\nAmina', first_day: '2026-03-09' }]);
    expect((await store.deskItems({ words: 'nyama' })).items).toHaveLength(25);
    expect((await store.deskItems({ words: 'concert' })).items).toEqual([]);
  });

  it('make the history of reviews part of the desk’s log, and what was there before waits on', async () => {
    const driver = await open();
    await migrate(driver, 4);
    const at = (minute: number) => `2026-01-01T08:0${String(minute)}:00.000Z`;
    await driver.run({
      sql: `INSERT INTO reviews (id, name, title, text, status, created_at, decided_at, decision_id)
        VALUES ('r', 'Wanjiru', 'Teacher', 'Quick.', 'rejected', ?, ?, 'd3')`,
      values: [at(0), at(3)],
    });
    for (const [id, from, to, minute] of [
      ['d1', 'pending', 'approved', 1],
      ['d2', 'approved', 'pending', 2],
      ['d3', 'pending', 'rejected', 3],
    ] as const)
      await driver.run({
        sql: 'INSERT INTO decisions (id, review_id, from_status, to_status, decided_at) VALUES (?, ?, ?, ?, ?)',
        values: [id, 'r', from, to, at(minute)],
      });
    await driver.run({
      sql: `INSERT INTO bookings (id, reference, clinic_id, date, name, phone, status, created_at, decided_at)
        VALUES ('b', 'K7M-4XP', 1, '2026-03-09', 'Achieng', '+254712345678', 'confirmed', ?, ?)`,
      values: [at(0), at(1)],
    });
    await driver.run({
      sql: `INSERT INTO messages (id, name, email, phone, message, created_at)
        VALUES ('m', 'Otieno', 'o@x.ke', '+254712345678', 'Hello', ?)`,
      values: [at(0)],
    });
    const store = await createStore(driver);
    onTestFinished(() => store.close());
    const log = await store.itemLog('review', 'r');
    expect(log.map(({ id, action, who, from, to }) => [id, action, who, from, to])).toEqual([
      ['d1', 'approve', '', 'pending', 'approved'],
      ['d2', 'undo', '', 'approved', 'pending'],
      ['d3', 'reject', '', 'pending', 'rejected'],
    ]);
    // Decisions from before the log existed can be undone as well.
    const by = { who: 'Amina', via: 'browser' } as const;
    expect(await store.applyAction('review', 'r', 'undo', by, 'd3')).toMatchObject({ outcome: 'decided' });
    expect(await store.applyAction('booking', 'K7M-4XP', 'undo', by)).toMatchObject({ outcome: 'decided' });
    expect(await store.deskCounts()).toMatchObject({ review: 1, booking: 1, message: 1 });
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
    const store = await createStore(driver);
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

describe('steps on Postgres', () => {
  steps(async () => openPostgres(await emptySchema('migrations')));
});
