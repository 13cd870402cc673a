import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { PersonExport, PersonErased } from '../../src/server/desk/person';
import type { PersonSearchResult } from '../../src/domain/person';
import { runDesk } from '../../src/server/desk/runDesk';
import { openLibsql } from '../../src/server/store/libsql';
import { databaseFile, openStore, createStore } from '../../src/server/store/openStore';
import { amina, fillWithPeople, traces } from './person.contract';
import { folder, startSite, review } from './site';

/** Runs a command of the desk. @param answer Typed when the command asks. */
async function desk(dataDir: string, argv: readonly string[], answer?: string) {
  const out: string[] = [];
  const err: string[] = [];
  const questions: string[] = [];
  const code = await runDesk(
    argv,
    { DATA_DIR: dataDir },
    {
      out: (text) => out.push(text),
      err: (text) => err.push(text),
      ask: (question) => {
        questions.push(question);
        return Promise.resolve(answer);
      },
    },
  );
  return { code, out: out.join('\n'), err: err.join('\n'), questions: questions.join('\n') };
}

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

describe('a person at the command line', () => {
  it('is found with everything, what is surely theirs apart from what may not be', async () => {
    const dir = await filled();
    const { code, out } = await desk(dir, ['find', '0733', '987', '123']);
    expect(code).toBe(0);
    const [sure = '', perhaps = ''] = out.split('This may be somebody else’s:');
    expect(sure).toMatch(/^Looked for 0733 987 123\. Besides for .*amina\.z@example\.co\.ke.*Amina Zakaria/);
    for (const words of [
      'Surely this person’s:',
      'knee replacement',
      'suspicion: links',
      'consent: 2026-11-25',
    ])
      expect(sure).toContain(words);
    expect(sure).toContain('note: calls after dusk  Wanjiru, in the browser');
    for (const words of ['review/', 'zakaria sends thanks', 'subscriber/amina.z@example.co.ke', 'my aunt'])
      expect(perhaps).toContain(words);
    const { out: json } = await desk(dir, ['find', amina.email, '--json']);
    expect((JSON.parse(json) as PersonSearchResult).asked).toEqual({ key: 'email', value: amina.email });
    expect(await desk(dir, ['find', '%'])).toMatchObject({ code: 1, out: '' });
    expect((await desk(dir, ['find', 'nobody@example.co.ke'])).out).toContain(
      'Nothing is surely this person’s.',
    );
  });

  it('is handed out as JSON in a file that only its owner can read, never over another', async () => {
    const dir = await filled();
    const file = join(folder(), 'amina.json');
    const found = JSON.parse((await desk(dir, ['find', amina.email, '--json'])).out) as PersonSearchResult;
    const theirs = found.held.find(({ kind }) => kind === 'review');
    const also = `review/${theirs?.id ?? ''}`;
    const written = await desk(dir, ['person', 'export', amina.email, '--also', also, '--out', file]);
    expect(written).toMatchObject({ code: 0, out: `5 items are in ${file}, which only you can read.` });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const data = JSON.parse(readFileSync(file, 'utf8')) as PersonExport;
    expect(data.held.map(({ kind }) => kind).toSorted()).toEqual([
      'booking',
      'message',
      'request',
      'review',
      'subscriber',
    ]);
    expect(data.held.find(({ kind }) => kind === 'request')).toMatchObject({
      data: { answers: { condition: 'knee replacement' }, consent: '2026-11-25' },
    });
    expect(await desk(dir, ['person', 'export', amina.email, '--out', file])).toMatchObject({ code: 1 });
    expect(await desk(dir, ['person', 'export', amina.email, '--also', 'review/none'])).toMatchObject({
      code: 3,
      err: 'review/none is not among what was found.',
    });
  });

  it('is erased only after a word, or with --yes; what was not picked and copies are named', async () => {
    const dir = await filled();
    const copy = join(folder(), 'copy.db');
    await desk(dir, ['backup', copy, '--by', 'Otieno']);
    const erase = ['person', 'erase', amina.email];
    const dry = await desk(dir, [...erase, '--dry-run']);
    expect(dry.out).toMatch(/^Would be erased:\n/);
    expect(dry.out).toContain(copy);
    expect(await desk(dir, erase, 'yes')).toMatchObject({ code: 1, err: 'Nothing was erased.' });
    expect(await desk(dir, erase)).toMatchObject({ code: 2 });
    expect(await desk(dir, ['person', 'erase', 'Amina Zakaria', '--yes'])).toMatchObject({ code: 3 });
    expect((await desk(dir, ['messages', 'list'])).out).toContain('AMINA ZAKARIA');

    const done = await desk(dir, erase, 'erase');
    expect(done.questions).toContain('Erase 4 of one person for good? This cannot be taken back.');
    expect(done).toMatchObject({ code: 0, err: '' });
    expect(done.out).toMatch(/^Erased: 4 items of one person\.\nLeft, as it was not picked: .*review\//);
    expect(done.out).toContain(`These copies of the database may still hold the person:\n    `);
    expect(done.out).toContain(copy);
    expect(readFileSync(copy).toString('latin1')).toContain('Zakaria');

    const all = await desk(dir, ['person', 'erase', 'Amina Zakaria', '--all', '--yes', '--json']);
    expect((JSON.parse(all.out) as PersonErased).left).toEqual([]);
    const third = await desk(dir, ['person', 'erase', amina.phone, '--all', '--yes', '--by', 'Otieno']);
    expect(third.code).toBe(0);
    const log = (await desk(dir, ['log'])).out;
    expect(log).toMatch(/desk {2}forget: \d items? {2}Otieno, at the command line/);
    const bytes = readFileSync(join(dir, databaseFile)).toString('utf8').replaceAll('xamina.z@', '');
    expect(traces.filter((trace) => bytes.includes(trace) && trace !== 'told reception')).toEqual([]);
  });

  it('comes back with an older copy, which the desk tells', async () => {
    const dir = await filled();
    const copy = join(folder(), 'copy.db');
    await desk(dir, ['backup', copy]);
    await desk(dir, ['person', 'erase', amina.phone, '--all', '--yes']);
    const { out } = await desk(dir, ['restore', copy]);
    expect(out).toContain('One person was erased since that copy was made');
    const aside = (await desk(dir, ['person', 'erase', amina.phone, '--all', '--yes', '--json'])).out;
    // The replaced database no longer contains her; one that a later restore sets aside may.
    expect((JSON.parse(aside) as PersonErased).copies.map(({ file }) => file)).toEqual([
      expect.stringMatching(/website-replaced-.*\.db$/) as string,
    ]);
  });

  it('is erased while the server runs, and leaves the site at once', async () => {
    const site = await startSite();
    await site.post('/send-review', review);
    const id = (await desk(site.dataDir, ['reviews', 'list'])).out.slice(0, 12);
    await desk(site.dataDir, ['reviews', 'approve', id]);
    expect(await (await site.call('/reviews.json')).text()).toContain(review.name);
    const all = ['person', 'erase', 'Wanjiru', 'Kamau', '--all', '--yes'];
    expect(await desk(site.dataDir, all)).toMatchObject({ code: 0, err: '' });
    expect(await (await site.call('/reviews.json')).text()).not.toContain(review.name);
    expect(await (await site.call('/Testimonials')).text()).not.toContain(review.name);
    // Its write-ahead log too, while it runs.
    for (const end of ['', '-wal']) {
      const bytes = readFileSync(join(site.dataDir, databaseFile + end)).toString('latin1');
      expect(bytes).not.toContain(review.text);
    }
  });

  it.each([
    [['find']],
    [['person']],
    [['person', 'erase']],
    [['find', 'a@b.co', '--all']],
    [['person', 'export', 'a@b.co', '--yes']],
    [['messages', 'list', '--out', 'x']],
  ])('wants its words: %j', async (argv) => {
    expect(await desk(folder(), argv)).toMatchObject({ code: 2, out: '' });
  });
});

it('a copy is in the log for as long as it may be needed', async () => {
  const dir = await filled();
  const copy = join(folder(), 'copy.db');
  await desk(dir, ['backup', copy, '--by', 'Otieno']);
  const store = await openStore({ dataDir: dir }, () => new Date('2030-01-01T00:00:00Z'));
  await store.purge(30);
  expect(await store.copiesMade()).toMatchObject([{ file: copy }]);
  await store.close();
});
