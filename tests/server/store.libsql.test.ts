import { copyFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bookingStore } from '../../src/server/store/bookings';
import { mailWriter } from '../../src/server/store/mailWriter';
import { databaseFile, createStore } from '../../src/server/store/openStore';
import { isReplaced } from '../../src/server/store/usableFile';
import { openLibsql } from '../../src/server/store/libsql';
import { fillMessages } from './fillMessages';
import { folder } from './site';
import { mailContract } from './mailStore.contract';
import { visitorLimitsContract } from './visitorLimits.contract';
import { requestContract } from './requests.contract';
import { message, storeContract } from './store.contract';

describe('a libSQL file', () => {
  storeContract(async (now, elapsed) =>
    createStore(await openLibsql(join(folder(), databaseFile)), now, undefined, elapsed),
  );
  requestContract(async (now, elapsed) =>
    createStore(await openLibsql(join(folder(), databaseFile)), now, {}, elapsed),
  );
  mailContract(async (now, rules, elapsed) =>
    createStore(await openLibsql(join(folder(), databaseFile)), now, rules, elapsed),
  );
  visitorLimitsContract(async (now, rules) =>
    createStore(await openLibsql(join(folder(), databaseFile)), now, rules),
  );
});

describe('the file itself', () => {
  const review = { name: 'A', title: 'B', text: 'C' };

  it('keeps its rows, is its owner’s alone, and is migrated once', async () => {
    const file = join(folder(), 'new folder', databaseFile);
    const first = await createStore(await openLibsql(file));
    await first.addReview(review);
    await first.close();
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(join(file, '..')).mode & 0o777).toBe(0o700);
    const second = await createStore(await openLibsql(file));
    onTestFinished(() => second.close());
    expect(await second.reviews()).toHaveLength(1);
  });

  it('refuses while it is gone or replaced, and goes on when it is back', async () => {
    const dir = folder();
    const file = join(dir, databaseFile);
    const store = await createStore(await openLibsql(file));
    onTestFinished(() => store.close());
    await store.addReview(review);
    renameSync(file, `${file}.away`);
    await expect(store.addReview(review)).rejects.toMatchObject({ name: 'StoreError' });
    writeFileSync(file, '');
    await expect(store.ping()).rejects.toMatchObject({ name: 'StoreError' });
    renameSync(`${file}.away`, file);
    await store.ping();
  });

  it('that was put over another by hand is told from one that a killed server has left', async () => {
    const [alive, dir] = [folder(), folder()];
    const store = await createStore(await openLibsql(join(alive, databaseFile)));
    onTestFinished(() => store.close());
    await store.addReview(review);
    const file = join(dir, databaseFile);
    const put = (end: string) => {
      rmSync(file + end, { force: true });
      copyFileSync(join(alive, databaseFile + end), file + end);
    };
    put('');
    put('-wal');
    expect(isReplaced(file, 0)).toBe(false);
    while (statSync(file).ctimeMs - statSync(`${file}-wal`).ctimeMs < 10) put('');
    expect([isReplaced(file, 9), isReplaced(file)]).toEqual([true, false]);
    // SQLite's own writing is no more than moments later, and a start leaves no log that is older.
    const again = await createStore(await openLibsql(file));
    expect(await again.reviews()).toHaveLength(1);
    expect(statSync(`${file}-wal`).size).toBe(0);
    await again.close();
    expect(isReplaced(file, 0)).toBe(false);
  });

  it('is a whole database without its log once it has been checked, as each night', async () => {
    const file = join(folder(), databaseFile);
    const store = await createStore(await openLibsql(file));
    onTestFinished(() => store.close());
    await store.addReview(review);
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
    expect(await store.check()).toBe('ok');
    const alone = join(folder(), databaseFile);
    copyFileSync(file, alone);
    const copy = await createStore(await openLibsql(alone));
    onTestFinished(() => copy.close());
    expect(await copy.reviews()).toHaveLength(1);
  });

  it('shrinks when most of it has been deleted for its age, and so do its copies', async () => {
    const file = join(folder(), databaseFile);
    await fillMessages(file, 2000);
    const before = statSync(file).size;
    expect(before).toBeGreaterThan(4_000_000);
    const driver = await openLibsql(file);
    const store = await createStore(driver);
    onTestFinished(() => store.close());
    await driver.run({ sql: 'UPDATE messages SET created_at = ?', values: ['2020-01-01T00:00:00.000Z'] });
    const kept = await store.addMessage(message);
    expect(await store.purge(30)).toMatchObject({ messages: 2000 });
    expect(statSync(file).size).toBeLessThan(before / 4);
    const copy = `${file}.copy`;
    await store.backup(copy);
    expect(statSync(copy).size).toBeLessThan(before / 4);
    expect((await store.messages()).map(({ id }) => id)).toEqual([kept]);
  });

  it('is held by one process with one exclusive, synced connection', async () => {
    const file = join(folder(), databaseFile);
    const driver = await openLibsql(file);
    onTestFinished(() => driver.close());
    const pragma = async (name: string) =>
      Object.values((await driver.run({ sql: `PRAGMA ${name}` }))[0] ?? {})[0];
    expect(await pragma('locking_mode')).toBe('exclusive');
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(2);
    await createStore(driver);
    await expect(openLibsql(file, 50)).rejects.toMatchObject({
      name: 'InUseError',
      message: expect.stringMatching(/^DATA_DIR \S+ is in use by another process/) as string,
    });
  });

  it('is refused where it is no database, or was made by a newer version', async () => {
    const dir = folder();
    writeFileSync(join(dir, databaseFile), 'hello '.repeat(1000));
    await expect(openLibsql(join(dir, databaseFile))).rejects.toThrow(
      /^DATA_DIR \S+ holds no usable database\.$/,
    );
    writeFileSync(join(dir, 'file'), '');
    await expect(openLibsql(join(dir, 'file', databaseFile))).rejects.toThrow(/^DATA_DIR \S+ cannot be used/);
    const newer = join(dir, 'newer.db');
    const driver = await openLibsql(newer);
    await createStore(driver);
    await driver.run({ sql: 'INSERT INTO schema_steps (step) VALUES (99)' });
    await driver.close();
    await expect(openLibsql(newer).then((again) => createStore(again))).rejects.toThrow(/newer version/);
  });

  it('gives a reference that is taken to nobody else', async () => {
    const driver = await openLibsql(join(folder(), databaseFile));
    onTestFinished(() => driver.close());
    const whole = await createStore(driver);
    const made = ['CCC-CCC', 'CCC-CCC', 'DDD-DDD'];
    const store = bookingStore(
      driver,
      () => new Date(),
      mailWriter(() => Promise.resolve('a secret'), {}),
      () => made.shift() ?? 'CCC-CCC',
    );
    const ask = (name: string) =>
      store.addBooking({ clinicId: 1, date: '2026-11-30', name, phone: '+254712345678' });
    expect(await ask('A')).toMatchObject({ reference: 'CCC-CCC' });
    expect(await ask('B')).toMatchObject({ reference: 'DDD-DDD' });
    await expect(ask('C')).rejects.toThrow('No free reference');
    // There is no e-mail either about something that was not stored.
    expect((await whole.outbox(['waiting'])).map(({ id }) => id)).toEqual([
      'booking-CCC-CCC',
      'booking-DDD-DDD',
    ]);
  });

  it('is copied whole, and never over another file', async () => {
    const dir = folder();
    const store = await createStore(await openLibsql(join(dir, databaseFile)));
    onTestFinished(() => store.close());
    await store.addReview(review);
    const copy = join(dir, "it's a copy.db");
    await store.backup(copy);
    expect(statSync(copy).mode & 0o777).toBe(0o600);
    await expect(store.backup(copy)).rejects.toThrow(/exists already/);
    await expect(store.backup(join(dir, 'missing', 'copy.db'))).rejects.toThrow(/could not be written/);
    const restored = await createStore(await openLibsql(copy));
    onTestFinished(() => restored.close());
    expect(await restored.reviews()).toHaveLength(1);
  });
});
