import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runDesk } from '../../src/server/desk/runDesk';
import { secureFolder, socketPath } from '../../src/server/desk/deskSocket';
import { openLibsql } from '../../src/server/store/libsql';
import { databaseFile, openStore } from '../../src/server/store/openStore';
import { emailCall, folder, review, startSite } from './site';

/** Runs a command of the desk. @returns Exit code and output. */
async function desk(dataDir: string, ...argv: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await runDesk(
    argv,
    { DATA_DIR: dataDir },
    { out: (text) => out.push(text), err: (text) => err.push(text) },
  );
  return { code, out: out.join('\n'), err: err.join('\n') };
}

/** All control characters except line feed, bidirectional controls and invisible separators. */
const harmful = /[^\P{Cc}\n]|[\u061c\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/u;

async function withReview(dataDir: string, given: object = {}): Promise<string> {
  const store = await openStore({ dataDir });
  const added = await store.addReview({ name: 'Wanjiru', title: 'Teacher', text: 'Quick.', ...given });
  await store.close();
  return 'id' in added ? added.id : '';
}

describe('the desk without a running server', () => {
  it('lists, shows, decides, and undoes', async () => {
    const dir = folder();
    const id = await withReview(dir, { rating: 4 });
    expect((await desk(dir, 'reviews', 'list')).out).toMatch(
      new RegExp(`^${id}  pending .* 4/5 .* Wanjiru: Quick\\.$`),
    );
    expect(await desk(dir, 'reviews', 'approve', id, '--by', 'Wanjiru')).toEqual({
      code: 0,
      out: `Review ${id} is approved.`,
      err: '',
    });
    expect((await desk(dir, 'reviews', 'list')).out).toBe('No reviews.');
    for (const status of ['approved', 'all']) {
      expect((await desk(dir, 'reviews', 'list', '--status', status)).out).toContain(id);
    }
    expect(await desk(dir, 'reviews', 'reject', id)).toEqual({
      code: 4,
      out: '',
      err: `Review ${id} has been decided already; undo that first.`,
    });
    expect(await desk(dir, 'reviews', 'undo', id)).toMatchObject({
      code: 0,
      out: `Review ${id} is pending.`,
    });
    expect(await desk(dir, 'reviews', 'undo', id)).toMatchObject({ code: 4 });
    expect(await desk(dir, 'reviews', 'reject', id)).toMatchObject({
      code: 0,
      out: `Review ${id} is rejected.`,
    });
    const shown = (await desk(dir, 'reviews', 'show', id)).out;
    expect(shown).toMatch(/Status {4}rejected/);
    expect(shown.match(/^History .*$/gm)?.map((line) => line.replace(/.*UTC {2}/, ''))).toEqual([
      'pending -> approved  Wanjiru, at the command line',
      expect.stringMatching(/^approved -> pending {2}/),
      expect.stringMatching(/^pending -> rejected {2}/),
    ]);
    expect(existsSync(join(dir, 'desk.sock'))).toBe(false);
  });

  it('marks as answered or as spam, takes back, and tells who did what', async () => {
    const dir = folder();
    const store = await openStore({ dataDir: dir });
    const id = await store.addMessage({
      name: 'Otieno',
      email: 'o@x.ke',
      phone: '+254712345678',
      message: 'Hello',
    });
    await store.close();
    const steps = [
      ['answer', `Message ${id} is answered.`],
      ['undo', `Message ${id} is new.`],
      ['spam', `Message ${id} is spam.`],
    ] as const;
    for (const [action, out] of steps)
      expect(await desk(dir, 'messages', action, id, '--by', 'Wanjiru')).toEqual({ code: 0, out, err: '' });
    expect(await desk(dir, 'messages', 'answer', id)).toMatchObject({
      code: 4,
      err: `Message ${id} has been marked as spam already; undo that first.`,
    });
    expect((await desk(dir, 'messages', 'show', id)).out).toContain('Status    spam');
    expect((await desk(dir, 'log')).out.split('\n').map((line) => line.replace(/^.*UTC {2}/, ''))).toEqual([
      `message ${id}  new -> spam  Wanjiru, at the command line`,
      `message ${id}  answered -> new  Wanjiru, at the command line`,
      `message ${id}  new -> answered  Wanjiru, at the command line`,
    ]);
    expect(await desk(dir, 'log', '--by', '   ')).toMatchObject({ code: 2 });
  });

  it('prints a link into the desk, for the address that the site was built for', async () => {
    const dir = folder();
    await withReview(dir);
    const out: string[] = [];
    const io = { siteUrl: 'https://www.example.co.ke', out: (text: string) => out.push(text) };
    expect(await runDesk(['open'], { DATA_DIR: dir }, io)).toBe(0);
    expect(out.join()).toMatch(
      /^https:\/\/www\.example\.co\.ke\/desk\/open\?link=[\w-]{22}\nIt opens the desk once/,
    );
  });

  it('says what it does not find', async () => {
    const dir = folder();
    await withReview(dir);
    for (const words of [
      ['reviews', 'show'],
      ['reviews', 'approve'],
      ['reviews', 'undo'],
      ['messages', 'show'],
    ]) {
      expect(await desk(dir, ...words, 'nothing')).toMatchObject({
        code: 3,
        err: expect.stringMatching(/^There is no \w+ nothing\.$/) as string,
      });
    }
  });

  it('opens the database of the site and makes none', async () => {
    const none = join(folder(), 'mistyped');
    const [without, empty, foreign] = [folder(), folder(), folder()];
    writeFileSync(join(empty, databaseFile), '');
    const other = await openLibsql(join(foreign, databaseFile));
    await other.run({ sql: 'CREATE TABLE songs (name TEXT)' });
    await other.close();
    for (const [dir, reason] of [
      [none, 'no database of this site'],
      [without, 'no database of this site'],
      [empty, 'no database of this site'],
      [foreign, 'a database without the tables of this site'],
    ] as const) {
      const answer = await desk(dir, 'bookings', 'list');
      expect(answer).toMatchObject({ code: 1, out: '' });
      expect(answer.err).toContain(`DATA_DIR ${dir} holds ${reason}.`);
      expect(answer.err).not.toContain('\n');
    }
    expect(existsSync(none)).toBe(false);
    expect(readdirSync(without)).toEqual([]);
    expect(statSync(join(empty, databaseFile)).size).toBe(0);
    const kept = await openLibsql(join(foreign, databaseFile));
    expect(await kept.run({ sql: 'SELECT name FROM sqlite_master' })).toHaveLength(1);
    await kept.close();
  });

  it.each([
    [[]],
    [['reviews']],
    [['reviews', 'list', '--status', 'new']],
    [['reviews', 'approve']],
    [['reviews', 'show', 'a', 'b']],
    [['messages', 'approve', 'a']],
    [['subscribers', 'show', 'a']],
    [['backup']],
    [['backup', 'a', 'b']],
    [['restore']],
    [['health', 'a']],
    [['list', '--all']],
    [['messages', 'list', '--status', 'all']],
  ])('refuses %j as a command', async (argv) => {
    const answer = await desk(folder(), ...argv);
    expect(answer).toMatchObject({ code: 2, out: '' });
    expect(answer.err).toContain('Usage: npm run desk');
  });

  it('explains itself, and names a wrong setting', async () => {
    expect(await desk(folder(), '--help')).toMatchObject({
      code: 0,
      out: expect.stringContaining('reviews undo ID') as string,
    });
    const err: string[] = [];
    const io = { out: () => undefined, err: (text: string) => err.push(text) };
    expect(await runDesk(['reviews', 'list'], { DATABASE_URL: 'mysql://secret@x' }, io)).toBe(2);
    expect(err.join()).toMatch(/^DATABASE_URL must start with postgres/);
  });

  it('prints text that cannot harm a terminal or pass for the program’s own', async () => {
    const dir = folder();
    const evil = '\u001b[2J\u001b]0;x\u0007 \u202egnp.exe\u2066 \u009b31m \u2028 \u{e0041}';
    const id = await withReview(dir, {
      name: `A${evil}`,
      title: `B${evil}`,
      text: `C${evil}\nStatus    approved\r\n\tD`,
    });
    for (const argv of [
      ['reviews', 'list'],
      ['reviews', 'show', id],
      ['reviews', 'show', '\u001b[2J'],
      ['\u001b[31m'],
    ]) {
      for (const json of [[], ['--json']]) {
        const { out, err } = await desk(dir, ...argv, ...json);
        expect(out + err).not.toBe('');
        expect(out + err).not.toMatch(harmful);
      }
    }
    expect((await desk(dir, 'reviews', 'show', id)).out).toMatch(/^ {4}Status {4}approved/m);
    const json = JSON.parse((await desk(dir, 'reviews', 'show', id, '--json')).out) as { name: string };
    expect(json.name).toBe(`A${evil}`);
  });

  it('copies the database, never over a file', async () => {
    const dir = folder();
    const id = await withReview(dir);
    const copy = join(folder(), 'website.db');
    expect(await desk(dir, 'backup', copy)).toEqual({
      code: 0,
      out: `A copy of the database is in ${copy}.`,
      err: '',
    });
    expect(await desk(dir, 'backup', copy)).toMatchObject({
      code: 1,
      err: `${copy} exists already; nothing was written.`,
    });
    expect((await desk(join(copy, '..'), 'reviews', 'list')).out).toContain(id);
  });
});

describe('the desk of a running server', () => {
  it('decides, and the site shows it at once', async () => {
    const site = await startSite();
    const { id } = (await (await site.post('/send-review', review)).json()) as { id: string };
    const before = (await site.call('/reviews.json')).headers.get('etag') ?? '';
    expect(await desk(site.dataDir, 'reviews', 'approve', id)).toMatchObject({ code: 0, err: '' });
    const page = await (await site.call('/Testimonials')).text();
    expect(page).toContain(review.text);
    const list = await site.call('/reviews.json', { headers: { 'If-None-Match': before } });
    expect(list.status).toBe(200);
    expect(list.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1');
    expect(await list.json()).toEqual([
      { ...review, publishedAt: expect.stringMatching(/^\d{4}-.*Z$/) as string },
    ]);
    const etag = list.headers.get('etag') ?? '';
    expect((await site.call('/reviews.json', { headers: { 'If-None-Match': etag } })).status).toBe(304);
    expect(await desk(site.dataDir, 'reviews', 'approve', id)).toMatchObject({ code: 4 });
    expect(await desk(site.dataDir, 'reviews', 'approve', 'nothing')).toMatchObject({ code: 3 });
    expect(await desk(site.dataDir, 'reviews', 'undo', id)).toMatchObject({ code: 0 });
    expect(await (await site.call('/Testimonials')).text()).not.toContain(review.text);
    expect(await (await site.call('/reviews.json')).json()).toEqual([]);
  });

  it('shows messages and subscribers, and copies the database', async () => {
    const site = await startSite();
    await site.post('/api/v1.0/email/send', emailCall());
    await site.post('/subscribe', { email: 'amina@example.co.ke' });
    await site.post('/subscribe', { email: 'baraka@example.co.ke' });
    const [message] = JSON.parse((await desk(site.dataDir, 'messages', 'list', '--json')).out) as {
      id: string;
    }[];
    expect((await desk(site.dataDir, 'messages', 'list')).out).toContain('Otieno Odhiambo: Please cover');
    expect((await desk(site.dataDir, 'messages', 'show', message?.id ?? '')).out).toContain(
      'Phone     +254712345678',
    );
    const exported = (await desk(site.dataDir, 'subscribers', 'export')).out.split('\n').sort();
    expect(exported).toEqual([
      expect.stringMatching(/^amina@example\.co\.ke,unasked,http:\S+\/News\/Leave\?link=[\w-]+$/),
      expect.stringMatching(/^baraka@example\.co\.ke,unasked,http/),
      'email,standing,leave',
    ]);
    expect((await desk(site.dataDir, 'subscribers', 'list')).out).toContain(
      'UTC  unasked    amina@example.co.ke',
    );
    const copy = join(folder(), 'copy.db');
    expect(await desk(site.dataDir, 'backup', copy)).toMatchObject({ code: 0 });
    expect(await desk(site.dataDir, 'backup', copy)).toMatchObject({
      code: 1,
      err: `${copy} exists already; nothing was written.`,
    });
  });

  it('listens for its own user only, and leaves nothing behind', async () => {
    const site = await startSite();
    const socket = join(site.dataDir, 'desk.sock');
    expect(statSync(socket).mode & 0o777).toBe(0o600);
    await site.close();
    expect(readdirSync(site.dataDir)).toEqual(['website.db']);
  });

  it('works in a folder whose path is too long for a socket', async () => {
    const dataDir = join(folder(), 'a-very-long-name-'.repeat(8));
    mkdirSync(dataDir);
    const site = await startSite({ config: { dataDir } });
    const socket = socketPath(dataDir);
    expect(Buffer.byteLength(socket)).toBeLessThanOrEqual(100);
    expect(statSync(join(socket, '..')).mode & 0o777).toBe(0o700);
    await site.post('/send-review', review);
    expect((await desk(dataDir, 'reviews', 'list')).out).toContain(review.name);
    await site.close();
    expect(existsSync(socket)).toBe(false);
  });

  it('does not trust a folder that others can write to', () => {
    const dir = folder();
    chmodSync(dir, 0o777);
    expect(() => {
      secureFolder(dir);
    }).toThrow(/not ours alone/);
  });
});
