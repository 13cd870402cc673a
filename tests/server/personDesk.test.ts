import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Desk } from '../../src/server/desk/Desk';
import { recordName } from '../../src/domain/person';
import { openLibsql } from '../../src/server/store/libsql';
import { createStore, databaseFile, openStore } from '../../src/server/store/openStore';
import { atDesk, deskCommand } from './deskCommand';
import { amina, fillWithPeople } from './person.contract';
import { folder } from './site';

/** A data folder with a few people in it; no server runs on it. */
async function filled(): Promise<string> {
  const dir = folder();
  let time = Date.parse('2026-11-21T08:00:00Z');
  const store = await createStore(await openLibsql(join(dir, databaseFile)), () => new Date(time));
  await fillWithPeople(store, (ms) => {
    time += ms;
  });
  await store.close();
  return dir;
}

/** Erases everything that is found for her. */
const erase = async (desk: Desk) =>
  desk.erasePerson(amina.phone, (await desk.findPerson(amina.phone)).held.map(recordName));

it('a person who was erased comes back with an older copy, which the desk tells', async () => {
  const dir = await filled();
  const copy = join(folder(), 'copy.db');
  await deskCommand(dir, ['backup', copy]);
  expect((await atDesk(dir, erase)).copies.map(({ file }) => file)).toEqual([copy]);
  const { out } = await deskCommand(dir, ['restore', copy]);
  expect(out).toContain('One person was erased since that copy was made');
  // The replaced database no longer contains her; one that a later restore sets aside may.
  expect((await atDesk(dir, erase)).copies.map(({ file }) => file)).toEqual([
    expect.stringMatching(/website-replaced-.*\.db$/) as string,
  ]);
});

it('a copy is in the log for as long as it may be needed', async () => {
  const dir = await filled();
  const copy = join(folder(), 'copy.db');
  await deskCommand(dir, ['backup', copy, '--by', 'Otieno']);
  const store = await openStore({ dataDir: dir }, () => new Date('2030-01-01T00:00:00Z'));
  await store.purge(30);
  expect(await store.copiesMade()).toMatchObject([{ file: copy }]);
  await store.close();
});
