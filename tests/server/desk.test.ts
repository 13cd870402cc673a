import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runDesk } from '../../src/server/desk/runDesk';
import { secureFolder, socketPath } from '../../src/server/desk/deskSocket';
import { openLibsql } from '../../src/server/store/libsql';
import { createStore, databaseFile, openStore } from '../../src/server/store/openStore';
import { clinics } from './clinics';
import { atDesk, deskCommand } from './deskCommand';
import { booking, deskIn, folder, message, review, startSite } from './site';

const desk = (dataDir: string, ...argv: string[]) =>
  deskCommand(dataDir, argv, {}, { clinics: clinics.items });

/** All control characters except line feed, bidirectional controls and invisible separators; a table begins with one. */
const harmful = /[^\P{Cc}\n]|[\u061c\u200b-\u200f\u2028-\u202e\u2066-\u2069]|(?<!^)\ufeff/u;

async function withReview(dataDir: string, given: object = {}): Promise<string> {
  const store = await openStore({ dataDir });
  const added = await store.addReview({ name: 'Wanjiru', title: 'Teacher', text: 'Quick.', ...given });
  await store.close();
  return 'id' in added ? added.id : '';
}

describe('the desk without a running server', () => {
  it('prints a link into the desk, for the address that the site was built for', async () => {
    const dir = folder();
    await withReview(dir);
    const { code, out } = await deskCommand(dir, ['open'], {}, { siteUrl: 'https://www.example.co.ke' });
    expect(code).toBe(0);
    expect(out).toMatch(
      /^https:\/\/www\.example\.co\.ke\/desk\/open\?link=[\w-]{22}\nIt opens the desk once/,
    );
    expect(existsSync(join(dir, 'desk.sock'))).toBe(false);
  });

  it('decides once, by a reference as people type it, and says which it does not know', async () => {
    const dir = folder();
    const store = await openStore({ dataDir: dir });
    const added = await store.addBooking(booking);
    await store.close();
    const reference = 'reference' in added ? added.reference : '';
    await atDesk(dir, async (own) => {
      await own.act('booking', reference.toLowerCase().replace('-', ''), 'confirm');
      await expect(own.act('booking', reference, 'decline')).rejects.toMatchObject({
        code: 'conflict',
        message: `Booking ${reference} has been confirmed already.`,
      });
      for (const other of ['CCC-CCC', 'nothing'])
        await expect(own.act('booking', other, 'confirm')).rejects.toMatchObject({
          code: 'not_found',
          message: `There is no booking ${other}.`,
        });
    });
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
      const answer = await desk(dir, 'export', 'bookings');
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
    [['reviews', 'approve', 'a']],
    [['export']],
    [['export', 'songs']],
    [['export', 'reviews', '--status', 'all']],
    [['export', 'subscribers', '--status', 'new']],
    [['mail', 'retry']],
    [['mail', 'test', 'a']],
    [['mail', 'list']],
    [['backup']],
    [['backup', 'a', 'b']],
    [['restore']],
    [['health', 'a']],
    [['health', '--out', 'a']],
    [['health', '--by', '   ']],
    [['list', '--all']],
  ])('refuses %j as a command', async (argv) => {
    const answer = await desk(folder(), ...argv);
    expect(answer).toMatchObject({ code: 2, out: '' });
    expect(answer.err).toContain('Usage: npm run desk');
  });

  it('explains itself, and names a wrong setting', async () => {
    expect(await desk(folder(), '--help')).toMatchObject({
      code: 0,
      out: expect.stringContaining('mail retry ID') as string,
    });
    const err: string[] = [];
    const io = { out: () => undefined, err: (text: string) => err.push(text) };
    expect(await runDesk(['health'], { DATABASE_URL: 'mysql://secret@x' }, io)).toBe(2);
    expect(err.join()).toMatch(/^DATABASE_URL must start with postgres/);
  });

  it('copies the database, never over a file', async () => {
    const dir = folder();
    await withReview(dir);
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
    expect((await desk(join(copy, '..'), 'export', 'reviews')).out).toContain('Wanjiru');
  });
});

describe('an export', () => {
  it('is a table for Excel: with a byte order mark, phones as text, times of Nairobi', async () => {
    const dir = folder();
    const night = () => new Date('2026-11-25T23:14:00Z');
    const store = await createStore(await openLibsql(join(dir, databaseFile)), night);
    const added = await store.addBooking({
      ...booking,
      name: 'Wanjikũ "Shiru"',
      phone: '+254712345678',
      note: 'Mornings\nonly',
    });
    const reference = 'reference' in added ? added.reference : '';
    await store.addMessage({ ...message, phone: '0712345678' });
    await store.addReview({ ...review, rating: 5 });
    await store.close();
    expect((await desk(dir, 'export', 'bookings')).out.split('\n')).toEqual([
      '\uFEFF"Reference","Received","Status","Decided","Clinic","Date","Name","Phone","E-mail","Note","Consent","Consent given"',
      `"${reference}","2026-11-26 02:14","requested","","Cardiology","2026-03-09","Wanjikũ ""Shiru""","=""+254712345678""","","Mornings ⏎ only","",""`,
    ]);
    expect((await desk(dir, 'export', 'messages')).out).toContain(
      `"Otieno Odhiambo","otieno@example.co.ke","=""0712345678""","Please cover our sports day."`,
    );
    expect((await desk(dir, 'export', 'reviews')).out).toContain(
      `"pending","","Wanjiru Kamau","Head teacher","5","They came in nine minutes."`,
    );
  });

  it('of an empty kind is its headings alone', async () => {
    const dir = folder();
    await (await openStore({ dataDir: dir })).close();
    for (const kind of ['reviews', 'bookings', 'requests', 'messages', 'subscribers', 'events']) {
      expect((await desk(dir, 'export', kind)).out).toMatch(/^\uFEFF"[^\n]+"$/);
      expect((await desk(dir, 'export', kind, '--json')).out).toBe('[]');
    }
  });

  it('goes to a new file that only its owner can read', async () => {
    const dir = folder();
    await withReview(dir);
    const file = join(folder(), 'reviews.csv');
    expect(await desk(dir, 'export', 'reviews', '--out', file)).toMatchObject({
      code: 0,
      out: `${file} holds 1; only you can read it.`,
    });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file).subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    expect(await desk(dir, 'export', 'reviews', '--out', file)).toMatchObject({ code: 1 });
    const json = join(folder(), 'reviews.json');
    await desk(dir, 'export', 'reviews', '--json', '--out', json);
    expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject([{ name: 'Wanjiru' }]);
  });

  it('cannot harm a terminal or run a formula; JSON has the text as it was sent', async () => {
    const dir = folder();
    const evil = '\u001b[2J\u001b]0;x\u0007 \u202egnp.exe\u2066 \u009b31m \u2028 \u{e0041}';
    await withReview(dir, { name: `A${evil}`, title: '=1+1', text: `+cmd|${evil}\r\n"\tD` });
    for (const argv of [['export', 'reviews'], ['\u001b[31m']])
      for (const json of [[], ['--json']]) {
        const { out, err } = await desk(dir, ...argv, ...json);
        expect(out + err).not.toBe('');
        expect(out + err).not.toMatch(harmful);
      }
    const { out } = await desk(dir, 'export', 'reviews');
    expect(out).toContain(`"'=1+1"`);
    expect(out).toContain(`"'+cmd|`);
    const json = JSON.parse((await desk(dir, 'export', 'reviews', '--json')).out) as { name: string }[];
    expect(json[0]?.name).toBe(`A${evil}`);
  });
});

describe('the desk of a running server', () => {
  it('decides, and the site shows it at once', async () => {
    const site = await startSite();
    const { id } = (await (await site.post('/send-review', review)).json()) as { id: string };
    const before = (await site.call('/reviews.json')).headers.get('etag') ?? '';
    const running = await deskIn(site);
    await running.act('review', id, 'approve');
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
    await expect(running.act('review', id, 'approve')).rejects.toMatchObject({ code: 'conflict' });
    await expect(running.act('review', 'nothing', 'approve')).rejects.toMatchObject({ code: 'not_found' });
    await running.act('review', id, 'undo');
    expect(await (await site.call('/Testimonials')).text()).not.toContain(review.text);
    expect(await (await site.call('/reviews.json')).json()).toEqual([]);
    await running.act('review', id, 'approve');
    await running.act('review', id, 'erase');
    expect(await (await site.call('/Testimonials')).text()).not.toContain(review.text);
  });

  it('exports subscribers, and copies the database', async () => {
    const site = await startSite();
    await site.post('/subscribe', { email: 'amina@example.co.ke' });
    await site.post('/subscribe', { email: 'baraka@example.co.ke' });
    const exported = (await desk(site.dataDir, 'export', 'subscribers')).out.split('\n').sort();
    expect(exported).toEqual([
      expect.stringMatching(/^"amina@example\.co\.ke","unasked","http:\S+\/News\/Leave\?link=[\w-]+"$/),
      expect.stringMatching(/^"baraka@example\.co\.ke","unasked","http/),
      '\uFEFF"email","standing","leave"',
    ]);
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
    expect((await desk(dataDir, 'export', 'reviews')).out).toContain(review.name);
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
