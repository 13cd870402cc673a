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
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openLibsql } from '../../src/server/store/libsql';
import { databaseFile, createStore } from '../../src/server/store/openStore';
import { fillMessages } from './fillMessages';
import { folder } from './site';

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
});
