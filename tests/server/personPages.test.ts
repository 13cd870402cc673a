import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PersonExport } from '../../src/server/desk/person';
import { copyTo } from '../../src/server/desk/placeCopy';
import { openLibsql } from '../../src/server/store/libsql';
import { databaseFile, createStore } from '../../src/server/store/openStore';
import { openDesk, startDeskSite, type Browser } from './deskBrowser';
import { amina, fillWithPeople, traces } from './person.contract';
import { deskIn, folder, type Site } from './site';

const paths = { find: '/desk/person', export: '/desk/person/export', erase: '/desk/person/erase' } as const;

/** A site with a few people in it, and a browser at its desk. */
async function peopledSite(): Promise<{ site: Site; browser: Browser; ids: Record<string, string> }> {
  const dataDir = folder();
  let time = Date.parse('2026-11-21T08:00:00Z');
  // With the e-mails to visitors.
  const store = await createStore(await openLibsql(join(dataDir, databaseFile)), () => new Date(time), {});
  const ids = await fillWithPeople(store, (ms) => {
    time += ms;
  });
  await store.close();
  const site = await startDeskSite({ config: { dataDir } });
  return { site, browser: await openDesk(site, 'Kiprono'), ids };
}

/** Posts a form with one field per selected record. */
const send = (browser: Browser, path: string, who: string, picks: readonly string[], more: string[][] = []) =>
  browser.post(path, [['who', who], ...picks.map((pick) => ['pick', pick]), ...more]);

/** The checkboxes of the page: all, and those that are checked at first. */
function boxes(html: string): { all: string[]; ticked: string[] } {
  const all = [...html.matchAll(/<input type="checkbox"([^>]*)>/g)].map(([, attributes = '']) => attributes);
  const named = (attributes: readonly string[]) =>
    attributes.map((text) => /value="([^"]*)"/.exec(text)?.[1] ?? '');
  return { all: named(all), ticked: named(all.filter((text) => text.includes('checked'))) };
}

/** The bytes of the database on disk, which may include earlier contents of a page. */
const bytesIn = (dataDir: string) =>
  ['', '-wal', '-shm']
    .map((end) => join(dataDir, databaseFile + end))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file).toString('utf8'))
    .join('\n')
    .replaceAll('xamina.z@', '');

describe('one person, in the browser', () => {
  it('is found, handed out and erased everywhere, each with its entry of the log', async () => {
    const { site, browser, ids } = await peopledSite();
    const desk = await deskIn(site);
    const mailOf = async (name: string | undefined) =>
      (await desk.find({ kind: 'mail' })).items
        .filter(({ details }) => details['subject_id'] === name)
        .map(({ details }) => details['kind']);
    expect(await mailOf(ids['booking'])).toEqual(expect.arrayContaining(['booking-ack', 'decision']));
    expect(await mailOf(amina.email)).toEqual(['subscription']);
    expect(await desk.listMailStops()).toHaveLength(2);
    const copy = join(folder(), 'copy.db');
    await copyTo(desk, copy, { who: '', via: 'command' });
    expect(await (await browser.get('/desk')).text()).toContain('href="/desk/person"');
    expect(await (await browser.get(paths.find)).text()).toContain('href="/desk/person" aria-current="page"');

    const found = await browser.post(paths.find, { who: '0733 987 123' });
    const html = await found.text();
    expect([found.status, found.headers.get('cache-control')]).toEqual([200, 'no-store']);
    for (const words of ['knee replacement', 'calls after dusk', 'half typed', 'zakaria sends thanks'])
      expect(html).toContain(words);
    const { all, ticked } = boxes(html);
    const kinds = (names: readonly string[]) => names.map((name) => name.replace(/\/.*/, '')).sort();
    expect(kinds(ticked)).toEqual(['booking', 'form', 'message', 'request']);
    expect(kinds(all)).toEqual(expect.arrayContaining(['booking', 'review', 'subscriber', 'note']));

    const file = await send(browser, paths.export, amina.phone, ticked);
    expect(file.headers.get('content-disposition')).toMatch(
      /^attachment; filename="person-\d{4}-\d\d-\d\d\.json"$/,
    );
    const data = (await file.json()) as PersonExport;
    expect(kinds(data.held.map(({ kind }) => kind))).toEqual(kinds(ticked));

    const question = await (await send(browser, paths.erase, amina.phone, ticked)).text();
    expect(question).toContain('Erase 4 items of one person?');
    expect(question).toContain(copy);
    expect(question).toContain('more items were found, but not ticked. They stay.');
    expect((await desk.exportMessages()).map(({ name }) => name)).toContain('AMINA ZAKARIA');

    const sure = [['sure', 'yes']];
    const done = await send(browser, paths.erase, amina.phone, all, sure);
    const to = done.headers.get('location') ?? '';
    expect([done.status, to]).toEqual([303, `/desk/person?erased=${String(all.length)}&left=0`]);
    const page = await (await browser.get(to)).text();
    expect(page).toContain(`Erased: ${String(all.length)} items of one person.`);
    expect(page).toContain(copy);
    // Records that only her address leads to.
    const rest = boxes(await (await browser.post(paths.find, { who: amina.email })).text()).all;
    if (rest.length > 0) await send(browser, paths.erase, amina.email, rest, sure);

    const bytes = bytesIn(site.dataDir);
    expect(traces.filter((trace) => bytes.includes(trace))).toEqual([]);
    expect(bytes).toContain('Zawadi');
    for (const name of [...Object.values(ids).filter((id) => id !== ids['others']), amina.email])
      expect(await mailOf(name)).toEqual([]);
    // Only the hash of the other person's address is left.
    expect(await desk.listMailStops()).toHaveLength(1);
    const log = (await desk.log('')).entries.filter(({ via }) => via === 'browser');
    const hers = log.filter(({ who, action }) => who === 'Kiprono' && action !== 'open').reverse();
    expect(hers.slice(0, 3).map(({ action, note }) => [action, note])).toEqual([
      ['find', undefined],
      ['export', '4 items'],
      ['forget', `${String(all.length)} items`],
    ]);
    for (const words of [amina.phone, amina.email, 'Zakaria'])
      expect(JSON.stringify(log)).not.toContain(words);
    expect(await (await browser.get('/desk?view=log')).text()).toContain(
      'Kiprono erased what was stored about one person.',
    );
  });

  it('who is nobody, was not picked or is gone meanwhile is told in words, and nothing is changed', async () => {
    const { site, browser } = await peopledSite();
    const nobody = await browser.post(paths.find, { who: '<b>' });
    expect([nobody.status, await nobody.text()]).toEqual([
      422,
      expect.stringMatching(/whole phone number[^]*value="&lt;b&gt;"/),
    ]);
    const none = await browser.post(paths.find, { who: 'nobody@example.co.ke' });
    expect(await none.text()).toContain('Nothing is stored about nobody@example.co.ke.');
    for (const path of [paths.export, paths.erase]) {
      const unpicked = await send(browser, path, amina.email, []);
      expect([unpicked.status, await unpicked.text()]).toEqual([
        422,
        expect.stringContaining('Tick at least one item.'),
      ]);
      // Her words erase nothing of another person.
      const gone = await send(
        browser,
        path,
        amina.email,
        ['subscriber/brian@example.co.ke'],
        [['sure', 'yes']],
      );
      expect([gone.status, await gone.text()]).toEqual([
        409,
        expect.stringContaining('What you ticked is no longer there.'),
      ]);
      expect((await send(browser, path, '%', ['review/x'])).status).toBe(422);
    }
    expect(await (await deskIn(site)).exportSubscribers('all')).toHaveLength(3);
    expect(await (await browser.get('/desk/person?erased=abc')).text()).not.toContain('Erased:');
  });

  it('is out of reach for whoever is not at the desk, and for pages of other sites', async () => {
    const { site, browser } = await peopledSite();
    const form = { who: amina.email, pick: `subscriber/${amina.email}`, sure: 'yes' };
    for (const path of Object.values(paths)) {
      const body = new URLSearchParams(form);
      const stranger = await site.call(path, {
        method: 'POST',
        headers: { 'Sec-Fetch-Site': 'same-origin' },
        body,
      });
      expect([stranger.status, await stranger.text()]).toEqual([403, expect.not.stringContaining('Zakaria')]);
      expect((await browser.post(path, form, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    }
    expect((await site.call(paths.find)).status).toBe(403);
    expect(await (await deskIn(site)).exportSubscribers('all')).toHaveLength(3);
  });
});
