import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Driver } from '../../src/server/store/Driver';
import { openLibsql } from '../../src/server/store/libsql';
import { migrate } from '../../src/server/store/migrations';
import { databaseFile, createStore } from '../../src/server/store/openStore';
import { openPostgres } from '../../src/server/store/postgres';
import { emptySchema } from './emptySchema';
import { folder } from './site';

/**
 * Databases of earlier releases as SQL, one file each, dumped by SQLite. A release with other tables than the previous
 * one needs its own file.
 */
const releases = readdirSync(join(import.meta.dirname, 'releases')).map((name) => {
  const text = readFileSync(join(import.meta.dirname, 'releases', name), 'utf8').replace(/^--.*\n/, '');
  const statements = text.split(/;\n/).filter(Boolean);
  return {
    name: name.replace('.sql', ''),
    tables: statements.filter((sql) => sql.startsWith('CREATE')),
    rows: statements.filter((sql) => sql.startsWith('INSERT') && !sql.includes('schema_steps')),
    steps: statements.filter((sql) => sql.startsWith('INSERT INTO schema_steps')).length,
  };
});
type Release = (typeof releases)[number];

const words = (sql: string) => sql.replaceAll(/["\s]+/g, '');

/** The tables that the steps of that release create today, with the rows of that release. */
async function fill(driver: Driver, { steps, rows }: Release): Promise<void> {
  await migrate(driver, steps);
  await driver.runAll(rows.map((sql) => ({ sql })));
}

async function expectEverything(driver: Driver): Promise<void> {
  const store = await createStore(driver);
  onTestFinished(() => store.close());
  expect((await store.reviews()).map(({ name, status }) => [name, status]).sort()).toEqual([
    ['Amina Hassan', 'approved'],
    ['Kiprono Langat', 'rejected'],
    ['Wanjiru Kamau', 'pending'],
  ]);
  expect((await store.publishedReviews()).map(({ name }) => name)).toEqual(['Amina Hassan']);
  expect((await store.messages()).map(({ name }) => name).sort()).toEqual([
    'Achieng Njeri',
    'Otieno Odhiambo',
  ]);
  expect((await store.bookings()).map(({ reference, status }) => [reference, status]).sort()).toEqual([
    ['8KF-T4C', 'confirmed'],
    ['JNX-6JV', 'requested'],
  ]);
  expect((await store.subscribers()).map(({ email }) => email).sort()).toEqual([
    'otieno@example.co.ke',
    'wanjiru@example.co.ke',
  ]);
  // Decisions made then can be undone now.
  const by = { who: 'Amina', via: 'browser' } as const;
  expect(await store.applyAction('review', '23729f6f9vwm', 'undo', by, '23729fc39cjf')).toMatchObject({
    outcome: 'decided',
  });
  expect(await store.applyAction('booking', '8KF-T4C', 'undo', by)).toMatchObject({ outcome: 'decided' });
}

describe.each(releases)('the database of the release of $name', (release) => {
  it('was made by steps that have not been changed since', async () => {
    const driver = await openLibsql(join(folder(), databaseFile));
    onTestFinished(() => driver.close());
    await migrate(driver, release.steps);
    const made = await driver.run({ sql: 'SELECT sql FROM sqlite_master WHERE sql IS NOT NULL' });
    expect(made.map(({ sql }) => words(String(sql))).sort()).toEqual(release.tables.map(words).sort());
  });

  it('is brought up to date with everything in it, on a file', async () => {
    const driver = await openLibsql(join(folder(), databaseFile));
    await fill(driver, release);
    await expectEverything(driver);
  });

  it('is brought up to date with everything in it, on Postgres', async () => {
    const driver = await openPostgres(await emptySchema('releases'));
    await fill(driver, release);
    await expectEverything(driver);
  });
});
