import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { lookAtClock, type ClockSeen } from '../../src/server/store/clockSeen';
import type { Driver } from '../../src/server/store/Driver';
import type { MailRules } from '../../src/server/store/mailKinds';
import { openLibsql } from '../../src/server/store/libsql';
import { createStore, databaseFile } from '../../src/server/store/openStore';
import { openPostgres } from '../../src/server/store/postgres';
import type { Store } from '../../src/server/store/Store';
import { emptySchema } from './emptySchema';
import { folder, message } from './site';

const [hour, day, year] = [3_600_000, 86_400_000, 365 * 86_400_000];
const start = Date.parse('2026-11-21T08:00:00Z');

/** A machine with a database: its clock can be set, and it can be started again. */
function machine(open: () => Promise<Driver>, mails?: MailRules) {
  let [passed, shift] = [0, 0];
  let store: Store | undefined;
  const wall = () => new Date(start + passed + shift);
  return {
    wall,
    /** The true time, which the machine does not know. */
    truth: () => new Date(start + passed),
    get store(): Store {
      if (!store) throw new Error('It is off');
      return store;
    },
    /** Sets the clock wrong by some ms. */
    set: (ms: number) => void (shift = ms),
    async on() {
      store = await createStore(await open(), wall, mails, () => passed);
      return store;
    },
    async off(ms = 0) {
      await store?.close();
      store = undefined;
      passed += ms;
    },
    /** Runs for a time, and looks at the clock every hour, in a long time less often; deletes what is old every day. */
    async run(ms: number, days = 365) {
      const every = Math.max(hour, ms / 40);
      for (let left = ms; left > 0; left -= every) {
        passed += Math.min(left, every);
        await this.store.watchClock(days);
        if (passed % day < every) await this.store.purge(days);
      }
    },
    write(text: string) {
      return this.store.addMessage({ ...message, message: text });
    },
    async texts() {
      return (await this.store.messages()).map((one) => one.message).sort();
    },
  };
}

describe.each([
  [
    'a libSQL file',
    () => {
      const file = join(folder(), databaseFile);
      return () => openLibsql(file);
    },
  ],
  [
    'Postgres',
    () => {
      let address: Promise<string> | undefined;
      return async () => openPostgres(await (address ??= emptySchema('clock_test')));
    },
  ],
] as const)('the clock of %s', (_, place) => {
  let site: ReturnType<typeof machine>;
  afterEach(() => site.off());

  /** A site that has run for a day, with a message. */
  async function running() {
    site = machine(place());
    await site.on();
    await site.write('Old');
    await site.run(day);
    return site;
  }

  it('that starts in 2020 dates nothing 2020, deletes nothing, and hinders nothing later', async () => {
    await running();
    await site.off(hour);
    site.set(-7 * year);
    await site.on();
    expect(await site.store.watchClock(365)).toMatchObject({ doubt: 'behind', days: 0 });
    const id = await site.write('Written in 2020');
    expect((await site.store.message(id))?.createdAt.slice(0, 10)).toBe('2026-11-22');
    await site.run(10 * 60_000);
    // What the log of earlier releases advised.
    await site.store.purge(365);
    site.set(0);
    await site.run(hour);
    expect(site.store.clockReport()).not.toHaveProperty('doubt');
    await site.store.purge(365);
    expect(await site.texts()).toEqual(['Old', 'Written in 2020']);
    for (let months = 0; months < 13; months += 1) {
      await site.off(2 * day);
      await site.on();
      await site.run(28 * day);
    }
    expect(await site.texts()).toEqual([]);
  });

  it('that starts 45 days ahead deletes nothing that is not 30 days old', async () => {
    await running();
    await site.run(28 * day, 30);
    await site.write('Of today');
    await site.off(hour);
    site.set(45 * day);
    await site.on();
    await site.store.purge(30);
    expect(await site.texts()).toEqual(['Of today', 'Old']);
    expect(await site.store.watchClock(30)).toMatchObject({ doubt: 'ahead', days: 0 });
    // It stays so: what is old goes all the same.
    await site.run(3 * day, 30);
    expect(await site.texts()).toEqual(['Of today']);
    await site.run(24 * day, 30);
    expect(await site.texts()).toEqual(['Of today']);
    await site.run(8 * day, 30);
    expect(await site.texts()).toEqual([]);
    expect(site.store.clockReport()).not.toHaveProperty('doubt');
  });

  it('that is ten years ahead for an hour leaves no time of that year behind', async () => {
    await running();
    site.set(10 * year);
    await site.run(hour);
    const id = await site.write('In 2036');
    await site.store.addDeskSession('hash', 'Amina', 12 * hour);
    site.set(0);
    await site.run(hour);
    expect((await site.store.message(id))?.createdAt).toBe(site.truth().toISOString());
    expect(await site.store.deskSessions()).toEqual([]);
    expect((await site.store.message(await site.write('Now')))?.createdAt).toBe(site.truth().toISOString());
    expect(await site.texts()).toEqual(['In 2036', 'Now', 'Old']);
  });

  it('of a new machine may be wrong at first, in both directions', async () => {
    for (const wrong of [10 * year, -7 * year]) {
      site = machine(place());
      site.set(wrong);
      await site.on();
      await site.store.watchClock(30);
      await site.write('First');
      await site.run(10 * 60_000);
      site.set(0);
      await site.run(hour, 30);
      await site.store.purge(30);
      const [first] = await site.store.messages();
      if (wrong > 0) expect(first?.createdAt).toBe(site.truth().toISOString());
      expect((await site.store.message(await site.write('Next')))?.createdAt).toBe(
        site.truth().toISOString(),
      );
      await site.run(28 * day, 30);
      expect(await site.texts()).toEqual(['First', 'Next']);
      await site.run(4 * day, 30);
      expect(await site.texts()).toEqual([]);
      await site.off();
    }
  });

  it('that was believed wrongly is believed again after a week, and its times with it', async () => {
    site = machine(place());
    site.set(10 * year);
    await site.on();
    await site.run(2 * hour);
    const id = await site.write('In 2036');
    site.set(0);
    await site.run(hour);
    expect(await site.store.watchClock(365)).toMatchObject({ doubt: 'behind' });
    await site.run(8 * day);
    expect(site.store.clockReport()).not.toHaveProperty('doubt');
    expect((await site.store.message(id))?.createdAt.slice(0, 4)).toBe('2026');
    await site.run(366 * day);
    expect(await site.texts()).toEqual([]);
  });

  it('follows a site that was off for two days, and doubts one that was off for a month', async () => {
    await running();
    await site.off(2 * day);
    await site.on();
    expect(await site.store.watchClock(365)).not.toHaveProperty('doubt');
    await site.off(30 * day);
    await site.on();
    expect(await site.store.watchClock(365)).toMatchObject({ doubt: 'ahead' });
    const id = await site.write('New');
    expect((await site.store.message(id))?.createdAt).toBe(site.truth().toISOString());
    await site.run(366 * day);
    expect(site.store.clockReport()).not.toHaveProperty('doubt');
    expect(await site.texts()).toEqual([]);
  });

  it('deletes no subscriber before the thirty days that they have to confirm', async () => {
    site = machine(place(), {});
    await site.on();
    await site.store.addSubscriber('amina@example.co.ke');
    await site.run(2 * hour);
    site.set(40 * day);
    expect(await site.store.forgetUnconfirmed()).toBe(0);
    await site.run(29 * day);
    expect(await site.store.forgetUnconfirmed()).toBe(0);
    await site.run(2 * day);
    expect(await site.store.forgetUnconfirmed()).toBe(1);
  });
});

describe('whatever a clock does', () => {
  const days = 30;

  it('nothing is deleted that has not been kept for its time, and deletions go on', () => {
    const step = fc.record({
      /** Time that passes while a server runs, or while none does. */
      passes: fc.integer({ min: 0, max: 3 * day }),
      off: fc.boolean(),
      /** By how much the clock is wrong afterwards. */
      wrong: fc.constantFrom(0, 0, 20 * hour, -20 * hour, 45 * day, -45 * day, 10 * year, -7 * year, 4 * day),
    });
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 60 }), (steps) => {
        let truth = start;
        let seen: ClockSeen = { believed: truth, wall: truth };
        let rows = [{ born: truth, at: truth }];
        const look = (wrong: number, elapsed: number | undefined) => {
          const wall = truth + wrong;
          const found = lookAtClock(seen, wall, elapsed, days);
          seen = found.seen;
          const at = Math.max(wall, wall < seen.believed - day ? seen.believed : 0);
          if (found.cameBack) rows = rows.map((row) => (row.at > wall + day ? { ...row, at: wall } : row));
          const cut = Math.min(wall, seen.believed) - days * day;
          for (const row of rows)
            if (row.at < cut) expect(truth - row.born).toBeGreaterThanOrEqual((days - 4) * day);
          rows = [...rows.filter((row) => row.at >= cut), { born: truth, at }];
        };
        for (const { passes, off, wrong } of steps) {
          for (let left = passes; !off && left >= hour; left -= hour) {
            truth += hour;
            look(seen.wall - (truth - hour), hour);
          }
          if (off) truth += passes;
          look(wrong, off ? undefined : 0);
        }
        // With a right clock, all that is there goes in the end.
        const there = rows;
        for (let hours = 0; hours < 24 * 80; hours += 1) {
          truth += hour;
          look(0, hour);
        }
        expect(rows.filter((row) => there.includes(row))).toEqual([]);
      }),
      {
        numRuns: 60,
        // Off twice with a clock that is behind: what arrives at the start is dated after the look at the clock.
        examples: [
          [
            [
              { passes: day + 1, off: true, wrong: -45 * day },
              { passes: 3 * day - 1, off: true, wrong: -45 * day },
              { passes: 11 * hour, off: true, wrong: 0 },
            ],
          ],
        ],
      },
    );
  }, 60_000);
});
