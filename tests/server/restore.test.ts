import {
  chmodSync,
  chownSync,
  copyFileSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { copyName } from '../../src/server/keep/copyNames';
import { openLibsql } from '../../src/server/store/libsql';
import { databaseFile, openStore, createStore } from '../../src/server/store/openStore';
import { atDesk, deskCommand as desk } from './deskCommand';
import { folder, review, startSite } from './site';

/** A data folder with a review by each of these names. */
async function withReviews(...names: readonly string[]): Promise<string> {
  const dataDir = folder();
  const store = await openStore({ dataDir });
  for (const name of names) await store.addReview({ title: 'Teacher', text: 'Quick.', name });
  await store.close();
  return dataDir;
}

/** The names of the reviews in a database file. */
async function writersIn(file: string): Promise<string[]> {
  const store = await createStore(await openLibsql(file));
  const names = (await store.reviews()).map(({ name }) => name);
  await store.close();
  return names.sort();
}

async function copyOf(dataDir: string): Promise<string> {
  const copy = join(folder(), 'copy.db');
  expect(await desk(dataDir, ['backup', copy])).toMatchObject({ code: 0 });
  return copy;
}

const keptIn = (dataDir: string) =>
  readdirSync(dataDir).filter((name) => /^website-replaced-\d{4}-\d\d-\d\dT\d{6}\.db$/.test(name));

describe('desk restore', () => {
  it('puts a copy in the place of the database, and keeps the one before', async () => {
    const copy = await copyOf(await withReviews('Copied'));
    const dataDir = await withReviews('Lost', 'Also lost');
    const answer = await desk(dataDir, ['restore', copy]);
    const [kept = ''] = keptIn(dataDir);
    expect(answer).toEqual({
      code: 0,
      out: `The database in ${dataDir} is now a copy of ${copy}. The one before is kept as ${join(dataDir, kept)}.`,
      err: '',
    });
    expect(readdirSync(dataDir).sort()).toEqual([kept, databaseFile].sort());
    for (const name of [kept, databaseFile])
      expect(statSync(join(dataDir, name)).mode & 0o777, name).toBe(0o600);
    expect(await writersIn(join(dataDir, databaseFile))).toEqual(['Copied']);
    expect(await writersIn(join(dataDir, kept))).toEqual(['Also lost', 'Lost']);
    expect(await writersIn(copy)).toEqual(['Copied']);
    const site = await startSite({ config: { dataDir } });
    expect((await desk(site.dataDir, ['export', 'reviews'])).out).toContain('Copied');
  });

  it('keeps what a killed server had in its log', async () => {
    const copy = await copyOf(await withReviews('Copied'));
    const [alive, dataDir] = [folder(), folder()];
    const store = await openStore({ dataDir: alive });
    await store.addReview({ name: 'In the log', title: 'Teacher', text: 'Quick.' });
    for (const end of ['', '-wal'])
      copyFileSync(join(alive, databaseFile + end), join(dataDir, databaseFile + end));
    await store.close();
    expect(await desk(dataDir, ['restore', copy])).toMatchObject({ code: 0 });
    const [kept = ''] = keptIn(dataDir);
    expect(await writersIn(join(dataDir, kept))).toEqual(['In the log']);
    expect(await writersIn(join(dataDir, databaseFile))).toEqual(['Copied']);
  });

  it('replaces a database that is damaged, and works in a folder that has none', async () => {
    const copy = await copyOf(await withReviews('Copied'));
    const [damaged, none] = [folder(), folder()];
    writeFileSync(join(damaged, databaseFile), 'hello '.repeat(1000));
    expect(await desk(damaged, ['restore', copy])).toMatchObject({ code: 0 });
    expect(readFileSync(join(damaged, keptIn(damaged)[0] ?? ''), 'utf8')).toMatch(/^hello/);
    expect((await desk(none, ['restore', copy])).out).toMatch(/There was none before\.$/);
    for (const dataDir of [damaged, none])
      expect(await writersIn(join(dataDir, databaseFile))).toEqual(['Copied']);
  });

  it('refuses what is not a whole copy of this site’s database, and changes nothing', async () => {
    const whole = await copyOf(await withReviews('Copied'));
    const dir = folder();
    const path = (name: string) => join(dir, name);
    writeFileSync(path('empty'), '');
    writeFileSync(path('text'), 'hello '.repeat(1000));
    copyFileSync(whole, path('cut'));
    truncateSync(path('cut'), Math.floor(statSync(whole).size / 8192) * 4096);
    const foreign = await openLibsql(path('foreign'));
    await foreign.run({ sql: 'CREATE TABLE songs (name TEXT)' });
    await foreign.close();
    const none = await openLibsql(path('no-tables'));
    await none.close();
    copyFileSync(whole, path('newer'));
    const newer = await openLibsql(path('newer'));
    await newer.run({ sql: 'INSERT INTO schema_steps (step) VALUES (98), (99)' });
    await newer.close();
    copyFileSync(whole, path('open'));
    writeFileSync(path('open-wal'), 'not empty');
    const dataDir = await withReviews('Here');
    const current = join(dataDir, databaseFile);
    const before = readFileSync(current);
    for (const [file, reason] of [
      [path('missing'), /^There is no file /],
      [dir, /^There is no file /],
      [path('empty'), / is empty\./],
      [path('text'), / is damaged or no database: /],
      [path('cut'), / is damaged or no database: /],
      [path('foreign'), / is not a copy of this site's database\./],
      [path('no-tables'), / is (empty|not a copy of this site's database)\./],
      [path('newer'), / was made by a newer version of this program\./],
      [path('open'), / was not closed: /],
      [current, / is the database itself\./],
    ] as const) {
      const { code, out, err } = await desk(dataDir, ['restore', file]);
      expect({ code, out }, basename(file)).toEqual({ code: 1, out: '' });
      expect(err).toMatch(reason);
      expect(err).toMatch(/ Nothing was changed\.$/);
      expect(err).not.toContain('\n');
    }
    expect(readdirSync(dataDir)).toEqual([databaseFile]);
    expect(readFileSync(current).equals(before)).toBe(true);
  });

  it('refuses while a server runs or something else has the database', async () => {
    const copy = await copyOf(await withReviews('Copied'));
    const site = await startSite();
    await site.post('/send-review', review);
    expect(await desk(site.dataDir, ['restore', copy])).toEqual({
      code: 1,
      out: '',
      err: `The site runs on DATA_DIR ${site.dataDir}: stop it first. Nothing was changed.`,
    });
    const dataDir = await withReviews('Here');
    const driver = await openLibsql(join(dataDir, databaseFile));
    onTestFinished(() => driver.close());
    const { code, err } = await desk(dataDir, ['restore', copy]);
    expect(code).toBe(1);
    expect(err).toMatch(/^DATA_DIR \S+ is in use by another process.* Nothing was changed\.$/);
    for (const dir of [site.dataDir, dataDir]) expect(keptIn(dir)).toEqual([]);
  });

  it('makes no folder, and leaves Postgres to its own tools', async () => {
    const copy = await copyOf(await withReviews('Copied'));
    const dataDir = join(folder(), 'mistyped');
    expect(await desk(dataDir, ['restore', copy])).toMatchObject({
      code: 1,
      err: `DATA_DIR ${dataDir} is not a folder. Nothing was changed.`,
    });
    const answer = await desk(dataDir, ['restore', copy], {
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x',
    });
    expect(answer).toMatchObject({
      code: 1,
      err: expect.stringMatching(/^The data is in Postgres: .*pg_restore/) as string,
    });
  });

  it('tells of each single deletion that it undoes, and of none that it does not', async () => {
    const dataDir = folder();
    const store = await openStore({ dataDir });
    const message = { name: 'Amina', email: 'amina@example.co.ke', phone: '+254712345678', message: 'Hello' };
    const id = await store.addMessage(message);
    const added = await store.addBooking({
      clinicId: 1,
      date: '2026-12-07',
      name: 'A',
      phone: '+254712345678',
    });
    const reference = 'reference' in added ? added.reference : '';
    await store.addSubscriber(message.email);
    await store.close();
    const copy = await copyOf(dataDir);
    const again = await openStore({ dataDir });
    const later = await again.addMessage({ ...message, message: 'After the copy' });
    await again.close();
    await atDesk(dataDir, async ({ act }) => {
      await act('message', id, 'erase');
      await act('message', later, 'erase');
      await act('booking', reference, 'erase');
      await act('subscriber', message.email, 'erase');
    });
    const { out } = await desk(dataDir, ['restore', copy]);
    expect(out.split('\n').slice(1)).toEqual([
      'Deleted since that copy was made, and back; delete them again at the desk:',
      expect.stringMatching(new RegExp(`^ {2}message ${id}, deleted 20.* EAT$`)),
      expect.stringMatching(new RegExp(`^ {2}booking ${reference}, deleted 20.* EAT$`)),
      expect.stringMatching(/^ {2}a subscriber, deleted 20.* EAT; whose address it was is not kept$/),
    ]);
    expect(out).not.toContain(later);
    await atDesk(dataDir, ({ act }) => act('message', id, 'erase'));
  });

  it('says that it cannot tell what was erased where the log of the one before is damaged', async () => {
    const copy = await copyOf(await withReviews('Copied'));
    const dataDir = folder();
    writeFileSync(join(dataDir, databaseFile), 'hello '.repeat(1000));
    expect((await desk(dataDir, ['restore', copy])).out).toMatch(
      /\nThe log of the one before cannot be read: what was erased since that copy was made is back, and is not listed\.$/,
    );
  });

  it('takes for “latest” the newest of its own database, and says that a newer one lies there', async () => {
    const [dataDir, other] = [await withReviews('Here'), await withReviews('Elsewhere', 'Also elsewhere')];
    const dir = folder();
    const env = { BACKUP_DIR: dir };
    const put = async (from: string, at: string) => {
      const store = await openStore({ dataDir: from });
      const name = copyName({ id: await store.databaseId(), at: new Date(at), rows: 1 });
      await store.backup(join(dir, name));
      await store.close();
      return name;
    };
    const theirs = await put(other, '2026-11-25T10:00:00Z');
    expect(await desk(dataDir, ['restore', 'latest'], env)).toMatchObject({
      code: 1,
      err: `The copies in ${dir} are of another database: name one of them to restore it all the same. Nothing was changed.`,
    });
    const ours = await put(dataDir, '2026-11-25T09:00:00Z');
    expect((await desk(dataDir, ['backups', 'list'], env)).out).toMatch(
      new RegExp(`${theirs} .* of another database\\n {2}${ours} [^\\n]* MB$`),
    );
    const empty = folder();
    expect((await desk(empty, ['restore', 'latest'], env)).err).toBe(
      `The copies in ${dir} are of several databases: name one of them. Nothing was changed.`,
    );
    copyFileSync(join(dir, ours), join(dir, 'before.db'));
    const { code, out } = await desk(dataDir, ['restore', 'latest'], env);
    expect(code).toBe(0);
    expect(out).toContain(`is now a copy of ${dir}/${ours}.`);
    expect(out).toMatch(/\nA newer copy lies there: before\.db, of 20/);
    expect(await writersIn(join(dataDir, databaseFile))).toEqual(['Here']);
    // Who names another's means it.
    expect(await desk(dataDir, ['restore', join(dir, theirs)], env)).toMatchObject({ code: 0 });
  });

  it.runIf(process.getuid?.() === 0)('leaves the database to the user whose it was', async () => {
    const copy = await copyOf(await withReviews('Copied'));
    const [dataDir, none] = [await withReviews('Lost'), folder()];
    const current = join(dataDir, databaseFile);
    chownSync(dataDir, 4321, 8765);
    chownSync(current, 4321, 8765);
    chmodSync(current, 0o640);
    chownSync(none, 4321, 8765);
    for (const [where, mode] of [
      [dataDir, 0o640],
      [none, 0o600],
    ] as const) {
      expect(await desk(where, ['restore', copy])).toMatchObject({ code: 0 });
      const stats = statSync(join(where, databaseFile));
      expect([stats.uid, stats.gid, stats.mode & 0o777]).toEqual([4321, 8765, mode]);
    }
  });
});
