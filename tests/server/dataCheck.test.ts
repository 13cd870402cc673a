import { closeSync, openSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { dataCheck } from '../../src/server/dataCheck';
import { runDesk } from '../../src/server/desk/runDesk';
import { checkFile } from '../../src/server/store/checkFile';
import { databaseFile, openStore } from '../../src/server/store/openStore';
import { deskIn, folder, message, monday, review, startSite } from './site';

/** Overwrites the second half of a database file, like a failing disk. */
function damage(file: string): void {
  const handle = openSync(file, 'r+');
  const { size } = statSync(file);
  for (let at = Math.ceil(size / 8192) * 4096; at < size; at += 4096)
    writeSync(handle, Buffer.alloc(4096, 0xa5), 0, 4096, at);
  closeSync(handle);
}

/** A data folder with two hundred messages. */
async function filledFolder(): Promise<string> {
  const dataDir = folder();
  const store = await openStore({ dataDir });
  for (let n = 0; n < 200; n += 1)
    await store.addMessage({ ...message, name: `Otieno ${String(n)}`, message: 'x'.repeat(1000) });
  await store.close();
  return dataDir;
}

async function healthAt(dataDir: string): Promise<string> {
  const out: string[] = [];
  const io = { out: (text: string) => out.push(text), err: () => undefined };
  await runDesk(['health'], { DATA_DIR: dataDir }, io);
  return out.join('\n');
}

describe('stored data', () => {
  it('is read through after the start, while the server writes to it', async () => {
    const site = await startSite({ firstCheckDelay: 0 });
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => site.post('/send-review', { ...review, title: String(n) })),
    );
    await expect.poll(async () => (await deskIn(site)).health()).toMatchObject({ data: { state: 'ok' } });
    expect(await healthAt(site.dataDir)).toMatch(/^ {2}its data {5}whole, as checked \w+/m);
    expect((await site.call('/healthz')).status).toBe(200);
    expect(site.lines).toEqual([]);
  });

  it('that a disk has damaged is told in the log, at the desk and by the health check', async () => {
    const dataDir = await filledFolder();
    expect(await checkFile(join(dataDir, databaseFile))).toBe('ok');
    damage(join(dataDir, databaseFile));
    const site = await startSite({ firstCheckDelay: 0, config: { dataDir } });
    await expect.poll(async () => (await site.call('/healthz')).status).toBe(503);
    expect(await (await site.call('/healthz')).json()).toEqual({ status: 'damaged', store: 'libsql' });
    expect(site.lines.filter((line) => line.startsWith('The database is damaged: '))).toHaveLength(1);
    expect(await healthAt(dataDir)).toMatch(/^ {2}its data {5}DAMAGED, as checked /m);
    // Pages with phone numbers still work.
    expect((await site.call('/')).status).toBe(200);
  });

  it('is read again each night at three o’clock in Nairobi; what cannot be read is said', async () => {
    vi.useFakeTimers({ now: monday });
    try {
      const answers: (string | undefined | Error)[] = [
        'ok',
        'page 7 is never used',
        new Error('no thread'),
        'ok',
        undefined,
      ];
      const times: string[] = [];
      const lines: string[] = [];
      const data = dataCheck({
        store: {
          check() {
            times.push(new Date().toISOString());
            const answer = answers.shift();
            return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
          },
        },
        log: (line) => lines.push(line),
        now: Date.now,
      });
      data.start();
      expect(data.health()).toEqual({ state: 'unchecked' });
      await vi.advanceTimersByTimeAsync(5000);
      expect(data.health()).toEqual({ state: 'ok', checkedAt: '2026-03-02T08:00:05.000Z' });
      await vi.advanceTimersByTimeAsync(86_400_000);
      expect(data.health()).toMatchObject({ state: 'damaged', found: 'page 7 is never used' });
      await vi.advanceTimersByTimeAsync(3 * 86_400_000);
      expect(data.health().state).toBe('ok');
      await data.close();
      await vi.advanceTimersByTimeAsync(3 * 86_400_000);
      expect(times.slice(0, 3)).toEqual([
        '2026-03-02T08:00:05.000Z',
        '2026-03-03T00:00:00.000Z',
        '2026-03-04T00:00:00.000Z',
      ]);
      expect(times).toHaveLength(5);
      expect(lines).toEqual([
        expect.stringMatching(/^The database is damaged: page 7 is never used\. /),
        'The database could not be checked: no thread',
        'The database is whole again.',
      ]);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('what is too old', () => {
  const years = 2 * 366 * 86_400_000;
  const later = () => new Date(Date.now() + years);

  it('is not deleted by a clock that has leapt, also not by hand, and staff are told', async () => {
    const dataDir = await filledFolder();
    const leapt = () =>
      startSite({
        now: () => later().getTime(),
        config: { dataDir },
        open: (config) => openStore(config, later),
      });
    const site = await leapt();
    await expect
      .poll(() => site.lines)
      .toEqual([expect.stringMatching(/^The clock says 20.* Nothing is deleted before it is old by both/)]);
    // Entries made with that clock do not confirm it.
    await site.post('/send-review', review);
    expect(await (await deskIn(site)).exportMessages()).toHaveLength(200);
    await site.close();
    const again = await leapt();
    await expect.poll(() => again.lines).toHaveLength(1);
    expect(await (await deskIn(again)).purge('', 'delete')).toMatchObject({
      messages: 0,
      clock: { doubt: 'ahead' },
    });
    expect(await healthAt(dataDir)).toMatch(/^Clock {10}NOT BELIEVED: The clock says 20/m);
    await again.close();
  });

  it('is deleted at the start as ever, where the clock goes on as it should', async () => {
    const dataDir = folder();
    const past = await openStore({ dataDir }, () => new Date(Date.now() - 400 * 86_400_000));
    await past.addMessage(message);
    await past.close();
    const lately = await openStore({ dataDir }, () => new Date(Date.now() - 2 * 86_400_000));
    await lately.addMessage({ ...message, name: 'Amina' });
    await lately.close();
    const site = await startSite({ config: { dataDir } });
    await expect.poll(async () => (await (await deskIn(site)).exportMessages()).length).toBe(1);
    expect(site.lines).toEqual([expect.stringMatching(/^Deleted after 365 days: 1 message/)]);
  });
});
