import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { matcherOf, readPerson } from '../../src/server/store/person/identity';
import { holdings } from '../../src/server/store/person/holdings';
import { openLibsql } from '../../src/server/store/libsql';
import { databaseFile, createStore } from '../../src/server/store/openStore';
import { openPostgres } from '../../src/server/store/postgres';
import { emptyTables } from './emptySchema';
import { personContract } from './person.contract';
import { folder } from './site';

describe('in a libSQL file', () => {
  let file = '';
  personContract(
    async (now, elapsed) => {
      file = join(folder(), databaseFile);
      return createStore(await openLibsql(file), now, {}, elapsed);
    },
    // The files on disk while the server runs: they also contain overwritten data and the write-ahead log.
    () =>
      Promise.resolve(
        [file, `${file}-wal`, `${file}-shm`]
          .filter((path) => existsSync(path))
          .map((path) => readFileSync(path).toString('utf8'))
          .join('\n'),
      ),
  );
});

/** All rows of all tables of a schema, as text. */
async function allRows(schema: string): Promise<string> {
  const client = new pg.Client({ connectionString: inject('postgres') });
  await client.connect();
  const { rows } = await client.query<{ tablename: string }>(
    'SELECT tablename FROM pg_tables WHERE schemaname = $1',
    [schema],
  );
  const texts: string[] = [];
  for (const { tablename } of rows)
    texts.push(JSON.stringify((await client.query(`SELECT * FROM ${schema}."${tablename}"`)).rows));
  await client.end();
  return texts.join('\n');
}

describe('in Postgres', () => {
  personContract(
    async (now, elapsed) =>
      createStore(await openPostgres(await emptyTables('person_test')), now, {}, elapsed),
    () => allRows('person_test'),
  );
});

/**
 * Tables and columns that contain no personal data, or only the program's own words. `words` of a request repeats its
 * answers in the same row; `recipient` and `mail_stops` contain hashes of addresses, which are erased with the person.
 */
const plainTables = new Set(['schema_steps', 'shared_values', 'desk_links', 'desk_sessions', 'mail_stops']);
const plain =
  /^(rating|clinic_id|words|language|priority|pace|listed_in|recipient|copy|tries|suspicion|consent|via|action|undoes|decision_id|idempotency_key|.*_?(at|until|day|date|status|state|kind|hash))$/;

it('looks into every column of every table that may hold personal data', async () => {
  const driver = await openLibsql(join(folder(), databaseFile));
  onTestFinished(() => driver.close());
  await createStore(driver);
  const tables = await driver.run({
    sql: `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
  });
  const missed: string[] = [];
  for (const table of tables.map(({ name }) => String(name)).filter((name) => !plainTables.has(name))) {
    const looked = Object.values(holdings)
      .filter(({ from }) => from === table || from.includes(`FROM ${table} `))
      .flatMap(({ texts, key }) => [...texts, key]);
    const columns = await driver.run({ sql: `PRAGMA table_info(${table})` });
    for (const { name } of columns)
      if (!plain.test(String(name)) && !looked.includes(String(name)))
        missed.push(`${table}.${String(name)}`);
  }
  // A new column belongs in `holdings`, or in the list above if it cannot contain personal data.
  expect(missed).toEqual([]);
});

describe('whom somebody looks for', () => {
  it.each([
    [' Amina@Example.CO.KE ', { key: 'email', value: 'amina@example.co.ke' }],
    ['(0712) 345-678', { key: 'phone', value: '+254712345678' }],
    ['00254 712 345 678', { key: 'phone', value: '+254712345678' }],
    ['+44 20 7946 0958', { key: 'phone', value: '+442079460958' }],
    ['k7m4xp', { key: 'reference', value: 'K7M-4XP' }],
    ['K7M-4XP', { key: 'reference', value: 'K7M-4XP' }],
    ['8hq4qe6x3kfd', { key: 'reference', value: '8hq4qe6x3kfd' }],
    ['  Amina   Zakaria ', { key: 'name', value: 'Amina Zakaria' }],
    ['"Dr." Zoë %', { key: 'name', value: 'Dr Zoë' }],
  ])('is read of %j', (typed, expected) => {
    expect(readPerson(typed)).toEqual(expected);
  });

  it.each(['', ' ', '%', '_', '%%%', "'", '--', 'A', '12345', '\u0000', '@', '🙏'])(
    'is nobody in %j',
    (typed) => {
      expect(readPerson(typed)).toBeUndefined();
    },
  );

  const phone = matcherOf({ key: 'phone', value: '+254712345678' });
  it.each([
    '0712345678',
    '+254 712 345 678',
    '254-712-345-678',
    '712345678',
    '00254712345678',
    '(0712) 345 678',
  ])('is found by the number in “call %s at night”', (text) => {
    expect(phone.isExactly(text)).toBe(true);
    expect(phone.isMentioned(`call ${text} at night`)).toBe(true);
    expect(phone.isMentioned(`2 ${text}.`)).toBe(true);
  });

  it.each(['07123456789', '10712345678', '+712345678', '0712345679', '0712 345 67'])(
    'is not found by the number in %j',
    (text) => {
      expect(phone.isExactly(text)).toBe(false);
      expect(phone.isMentioned(text)).toBe(false);
    },
  );

  const email = matcherOf({ key: 'email', value: 'a.b@x.ke' });
  it.each(['xa.b@x.ke', 'a.b@x.ken', 'a.b@x.ke.org', 'aab@x.ke', 'c+a.b@x.ke'])(
    'is not found by the address in %j',
    (text) => {
      expect(email.isExactly(text)).toBe(false);
      expect(email.isMentioned(`write to ${text}, please`)).toBe(false);
    },
  );

  it('is found by the address in any letter case, at the end of a sentence too', () => {
    expect(email.isExactly('A.B@X.KE')).toBe(true);
    expect(email.isMentioned('Write to <A.b@X.ke>: or a.b@x.ke, thanks')).toBe(true);
    expect(email.isMentioned('Write to a.b@x.ke.')).toBe(true);
  });
});
