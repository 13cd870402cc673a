import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  statSync,
  utimesSync,
  writeFileSync,
  writeSync,
  closeSync,
  readFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkedCopy } from '../../src/server/store/copyProcess';
import { openLibsql } from '../../src/server/store/libsql';
import { databaseFile, createStore } from '../../src/server/store/openStore';
import { fillMessages } from './fillMessages';
import { folder } from './site';

/** The process that copies, once it runs. */
async function copyingChild(): Promise<number> {
  for (;;) {
    for (const pid of readFileSync(
      `/proc/${String(process.pid)}/task/${String(process.pid)}/children`,
      'utf8',
    ).split(' ')) {
      const line = pid.trim() === '' ? '' : readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      if (/copyFile\.m?js/.test(line)) return Number(pid);
    }
    await new Promise(setImmediate);
  }
}

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe('a copy of the database', () => {
  it('is whole, private, and alone in its folder', async () => {
    const driver = await openLibsql(join(folder(), databaseFile));
    onTestFinished(() => driver.close());
    const store = await createStore(driver);
    await store.addReview({ name: 'Wanjiru', title: 'Teacher', text: 'Quick.' });
    const dir = folder();
    const copy = join(dir, 'copy.db');
    await store.backup(copy);
    expect(modeOf(copy)).toBe('600');
    expect(readdirSync(dir)).toEqual(['copy.db']);
    const copied = await createStore(await openLibsql(copy));
    onTestFinished(() => copied.close());
    expect(await copied.reviews()).toHaveLength(1);
  });

  it('of a damaged database is refused and leaves nothing', async () => {
    const file = join(folder(), databaseFile);
    await fillMessages(file, 500);
    const handle = openSync(file, 'r+');
    for (let page = 150; page < 200; page += 1) writeSync(handle, 'damaged '.repeat(512), page * 4096);
    closeSync(handle);
    const driver = await openLibsql(file);
    onTestFinished(() => driver.close());
    const dir = folder();
    await expect(driver.backup(join(dir, 'copy.db'))).rejects.toThrow(
      /copy\.db could not be written: .*malformed/,
    );
    expect(readdirSync(dir)).toEqual([]);
  });

  it('is not kept from being made by what a killed process left, which goes after an hour', async () => {
    const driver = await openLibsql(join(folder(), databaseFile));
    onTestFinished(() => driver.close());
    await createStore(driver);
    const dir = folder();
    const [young, old] = ['.website-draft-abc123', '.website-draft-def456'].map((name) => join(dir, name));
    for (const path of [young, old]) {
      mkdirSync(path ?? '');
      writeFileSync(join(path ?? '', 'copy.db'), 'half');
    }
    const before = Date.now() / 1000 - 2 * 60 * 60;
    utimesSync(old ?? '', before, before);
    await driver.backup(join(dir, 'copy.db'));
    expect(readdirSync(dir).sort()).toEqual(['.website-draft-abc123', 'copy.db']);
    expect(existsSync(join(young ?? '', 'copy.db'))).toBe(true);
  });

  it('that hangs is ended after its time, and says so', async () => {
    const dir = folder();
    // Nothing ever comes out of this pipe: a disk that no longer answers.
    execFileSync('mkfifo', [join(dir, 'silent')]);
    const began = performance.now();
    await expect(
      checkedCopy(join(dir, 'copy.db'), join(dir, 'silent'), { limitFor: () => 300 }),
    ).rejects.toThrow('it did not end within 1 s and was ended');
    expect(performance.now() - began).toBeLessThan(5000);
  });

  it('gives way to an erasure, and is made again without what was erased', async () => {
    const file = join(folder(), databaseFile);
    await fillMessages(file, 20_000);
    const driver = await openLibsql(file);
    const store = await createStore(driver);
    onTestFinished(() => store.close());
    const id = await store.addMessage({ name: 'A', email: 'a@x.ke', phone: '0712345678', message: 'Secret' });
    const copy = join(folder(), 'copy.db');
    const made = store.backup(copy);
    // Stopped, as by a disk that hangs, until it is ended.
    const child = await copyingChild();
    process.kill(child, 'SIGSTOP');
    const began = performance.now();
    expect(await store.deleteMessage(id)).toBe(true);
    expect(performance.now() - began).toBeLessThan(10_000);
    expect((await made).rows['messages']).toBe(20_000);
    expect(readFileSync(copy).includes('Secret')).toBe(false);
  }, 60_000);

  it('does not hold up the stop', async () => {
    const file = join(folder(), databaseFile);
    await fillMessages(file, 20_000);
    const store = await createStore(await openLibsql(file));
    const dir = folder();
    const made = store.backup(join(dir, 'copy.db')).then(
      () => 'made',
      (error: unknown) => String(error),
    );
    process.kill(await copyingChild(), 'SIGSTOP');
    const began = performance.now();
    await store.close();
    expect(performance.now() - began).toBeLessThan(5000);
    expect(await made).toMatch(/copy\.db could not be written: the server stops$/);
    expect(readdirSync(dir)).toEqual([]);
  }, 60_000);
});
