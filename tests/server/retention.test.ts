import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openLibsql } from '../../src/server/store/libsql';
import { databaseFile, createStore } from '../../src/server/store/openStore';
import { openPostgres } from '../../src/server/store/postgres';
import { emptyTables } from './emptySchema';
import { removalContract } from './retention.contract';
import { folder } from './site';

describe('a libSQL file', () => {
  removalContract(async (now, elapsed) =>
    createStore(await openLibsql(join(folder(), databaseFile)), now, undefined, elapsed),
  );

  it('does not keep the text of what was deleted', async () => {
    const dir = folder();
    const store = await createStore(await openLibsql(join(dir, databaseFile)));
    const secretOf = (number: number) => `Very-Private-${String(number)}-`.repeat(40);
    const write = (number: number) => ({
      name: `Secret-Name-${String(number)}`,
      email: `secret${String(number)}@example.co.ke`,
      phone: '+254712345678',
      message: secretOf(number),
    });
    const ids: string[] = [];
    for (let number = 0; number < 60; number++) ids.push(await store.addMessage(write(number)));
    await store.addSubscriber('secret-subscriber@example.co.ke');
    const bytes = () =>
      readdirSync(dir)
        .map((name) => readFileSync(join(dir, name), 'latin1'))
        .join('');
    expect(bytes()).toContain(secretOf(7));
    expect(bytes()).toContain('secret-subscriber@');
    await store.deleteSubscriber('secret-subscriber@example.co.ke');
    for (const [number, id] of ids.entries()) if (number % 3 !== 0) await store.deleteMessage(id);
    // Also while it is open: a server runs for months.
    for (const look of [() => Promise.resolve(), () => store.close()]) {
      await look();
      expect(bytes()).toContain('Very-Private-9-');
      expect(bytes()).not.toMatch(
        /Very-Private-(?:7|8|10|59)-|Secret-Name-(?:7|8|10|59)\b|secret-subscriber/,
      );
    }
  });
});

describe('Postgres', () => {
  removalContract(async (now, elapsed) =>
    createStore(await openPostgres(await emptyTables('removal_test')), now, undefined, elapsed),
  );
});
