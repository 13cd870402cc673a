import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { scheduledBackups } from '../../src/server/keep/backups';
import { copyName, readCopyName, superfluous, type BackupCopy } from '../../src/server/keep/copyNames';
import { openLibsql } from '../../src/server/store/libsql';
import { databaseFile, createStore } from '../../src/server/store/openStore';
import { keys, s3Server, signatureOf, type TestBucket } from './s3Server';
import { folder } from './site';

const hour = 60 * 60_000;

interface Given {
  keep?: number;
  months?: number;
  bucket?: TestBucket;
  dir?: string;
  dataDir?: string;
  staging?: boolean;
  secretAccessKey?: string;
}

/** A schedule with its own store, which holds a review, and a clock that the test moves. */
async function schedule(given: Given = {}) {
  const { bucket, keep = 3, months = 0, dir = join(folder(), 'copies'), staging = false, ...other } = given;
  const { dataDir = folder(), ...s3 } = other;
  const driver = await openLibsql(join(dataDir, databaseFile));
  const store = await createStore(driver);
  onTestFinished(() => store.close());
  await store.addReview({ name: 'Wanjiru', title: 'Teacher', text: 'Quick.' });
  const id = await store.databaseId();
  const lines: string[] = [];
  const clock = { now: Date.parse('2026-11-25T04:30:00.500Z') };
  const backups = scheduledBackups({
    store,
    settings: {
      dir,
      everyHours: 24,
      keep,
      months,
      ...(bucket && { s3: { url: bucket.url, ...keys, ...s3 } }),
    },
    staging,
    log: (line) => lines.push(line),
    now: () => clock.now,
    times: { checkInterval: 1e9, retryDelay: 15 * 60_000 },
  });
  /** The name of its copy of a time. */
  const nameAt = (time: string, rows = 1) =>
    copyName({ id: staging ? `staging-${id}` : id, at: new Date(time), rows });
  return {
    backups,
    store,
    driver,
    id,
    lines,
    clock,
    dir,
    dataDir,
    nameAt,
    names: () => readdirSync(dir).sort(),
  };
}

describe('scheduled copies', () => {
  it('have names that tell of which database they are, when they were made, and how much they hold', () => {
    const name = copyName({ id: 'k7m4xp2q', at: new Date('2026-11-25T04:30:09.999Z'), rows: 120 });
    expect(name).toBe('website-k7m4xp2q-2026-11-25T043009Z-120.db');
    expect(readCopyName(name)).toEqual({
      name,
      at: '2026-11-25T04:30:09.000Z',
      id: 'k7m4xp2q',
      rows: 120,
      isScheduled: true,
    });
    expect(readCopyName(name.replace('website-', 'website-staging-'))?.id).toBe('staging-k7m4xp2q');
    // That of earlier releases.
    expect(readCopyName('website-2026-11-25T043009Z.db')).toEqual({
      name: 'website-2026-11-25T043009Z.db',
      at: '2026-11-25T04:30:09.000Z',
      isScheduled: true,
    });
    for (const other of [
      'website.db',
      'website-2026-11-25T043009Z.db.gz',
      'website-2026-13-25T043009Z.db',
      'website-replaced-2026-11-25T043009.db',
      'website-other-2026-11-25T043009Z-1.db',
    ])
      expect(readCopyName(other), other).toBeUndefined();
  });

  it('are made when one is due, are whole and private, and only so many are kept', async () => {
    const { backups, clock, dir, names, nameAt, lines } = await schedule({ keep: 2 });
    expect(backups.state()).toEqual({ folder: {} });
    await backups.poll();
    expect(names()).toEqual([nameAt('2026-11-25T04:30:00Z')]);
    expect(statSync(dir).mode & 0o777).toBe(0o700);
    expect(statSync(join(dir, names()[0] ?? '')).mode & 0o777).toBe(0o600);
    writeFileSync(join(dir, 'website-by-hand.db'), 'kept');
    for (const hours of [23, 1, 24, 24]) {
      clock.now += hours * hour;
      await backups.poll();
    }
    expect(names()).toEqual(
      [nameAt('2026-11-27T04:30:00Z'), nameAt('2026-11-28T04:30:00Z'), 'website-by-hand.db'].sort(),
    );
    clock.now += 60_500;
    expect(backups.state()).toEqual({ folder: { ageSeconds: 61 } });
    expect(lines).toHaveLength(4);
    const copied = await createStore(await openLibsql(join(dir, nameAt('2026-11-28T04:30:00Z'))));
    onTestFinished(() => copied.close());
    expect(await copied.reviews()).toHaveLength(1);
  });

  it('are not made twice by a new start, and one from the future counts for nothing', async () => {
    const first = await schedule();
    await first.backups.poll();
    await first.store.close();
    const again = await schedule({ dir: first.dir, dataDir: first.dataDir });
    again.clock.now += hour;
    await again.backups.poll();
    expect(again.names()).toHaveLength(1);
    expect(again.backups.state()).toEqual({ folder: { ageSeconds: 3601 } });
    again.clock.now -= 50 * hour;
    for (let looks = 0; looks < 3; looks++) {
      await again.backups.poll();
      again.clock.now += 60_000;
    }
    expect(again.names()).toHaveLength(2);
  });

  it('tell once that they fail and once that they are made again, and wait between tries', async () => {
    const { backups, clock, lines, dir } = await schedule({ dir: '/dev/null/copies' });
    for (const minutes of [0, 1, 14, 15, 15]) {
      clock.now += minutes * 60_000;
      await backups.poll();
    }
    expect(lines).toEqual([expect.stringMatching(/^A copy of the database could not be made: .*ENOTDIR/)]);
    expect(backups.state().folder?.failure).toMatch(/ENOTDIR/);
    expect(existsSync(dir)).toBe(false);
  });

  it('do not hold up what is stored meanwhile', async () => {
    const { backups, store, dir, names } = await schedule();
    const made = backups.poll();
    const state = { isMade: false };
    void made.then(() => (state.isMade = true));
    const message = { name: 'A', email: 'a@x.co.ke', phone: '0712345678', message: 'While it is copied.' };
    const ids = [];
    while (!state.isMade && ids.length < 2000) {
      ids.push(await store.addMessage({ ...message, message: `Number ${String(ids.length)}` }));
      await new Promise(setImmediate);
    }
    await made;
    expect(names()).toHaveLength(1);
    const copied = await createStore(await openLibsql(join(dir, names()[0] ?? '')));
    onTestFinished(() => copied.close());
    // How many came before the copy began is up to the machine; the copy has exactly these, and more came while it was made.
    const inCopy = (await copied.messages()).map(({ id }) => id);
    expect(new Set(inCopy)).toEqual(new Set(ids.slice(0, inCopy.length)));
    expect(ids.length).toBeGreaterThan(inCopy.length);
    expect(await store.messages()).toHaveLength(ids.length);
  });
});

describe('the copies that are kept', () => {
  const copy = (at: string, rows = 5): BackupCopy => ({
    name: copyName({ id: 'k7m4xp2q', at: new Date(at), rows }),
    at: new Date(at).toISOString(),
    bytes: 1,
    id: 'k7m4xp2q',
    rows,
    isScheduled: true,
  });
  /** A copy of each day before a day, newest first. */
  const daily = (count: number, rows = 5) =>
    Array.from({ length: count }, (_, n) =>
      copy(new Date(Date.UTC(2026, 10, 25) - n * 24 * hour).toISOString(), rows),
    );
  const kept = (copies: readonly BackupCopy[], keep: number, months: number) => {
    const gone = superfluous(copies, { keep, months });
    return copies.filter((one) => !gone.includes(one)).map(({ at }) => at.slice(0, 10));
  };

  it('are the newest, and the last one of each month of a year', () => {
    expect(kept(daily(60), 2, 12)).toEqual(['2026-11-25', '2026-11-24', '2026-10-31', '2026-09-30']);
    expect(kept(daily(800), 2, 12)).toHaveLength(1 + 12);
    expect(kept(daily(60), 2, 0)).toEqual(['2026-11-25', '2026-11-24']);
  });

  it('are also the newest that holds more than the newest of all', () => {
    const lost = [
      copy('2026-11-28T00:00:00Z', 1),
      copy('2026-11-27T00:00:00Z', 1),
      copy('2026-11-26T00:00:00Z', 1),
    ];
    expect(kept([...lost, ...daily(3)], 2, 0)).toEqual(['2026-11-28', '2026-11-27', '2026-11-25']);
    // Once there is as much again it may go.
    expect(kept([copy('2026-11-29T00:00:00Z', 6), ...lost, ...daily(3)], 2, 0)).toEqual([
      '2026-11-29',
      '2026-11-28',
    ]);
  });

  it('do not depend on one that is dated years ahead', () => {
    // Nor does such a clock, while it lasts, make the others too old.
    expect(kept([copy('2036-01-01T00:00:00Z'), ...daily(60)], 1, 12)).toEqual([
      '2036-01-01',
      '2026-11-25',
      '2026-10-31',
      '2026-09-30',
    ]);
    expect(kept([...daily(3), copy('2036-01-01T00:00:00Z')], 3, 12)).toEqual([
      '2026-11-25',
      '2026-11-24',
      '2026-11-23',
    ]);
  });
});

describe('several databases in one place', () => {
  it('never delete each other’s copies, in a folder and in a bucket', async () => {
    const [dir, bucket] = [join(folder(), 'copies'), await s3Server()];
    const site = await schedule({ dir, bucket, keep: 3 });
    for (let days = 0; days < 3; days += 1) {
      await site.backups.poll();
      site.clock.now += 24 * hour;
    }
    const own = site.names();
    expect(own).toHaveLength(3);
    const [other, staging] = [
      await schedule({ dir, bucket, keep: 1 }),
      await schedule({ dir, bucket, keep: 1, staging: true }),
    ];
    for (let days = 0; days < 3; days += 1)
      for (const one of [other, staging]) {
        one.clock.now = site.clock.now + days * 24 * hour;
        await one.backups.poll();
      }
    const both = [other.nameAt('2026-11-30T04:30:00Z'), staging.nameAt('2026-11-30T04:30:00Z')];
    expect(readdirSync(dir).sort()).toEqual([...own, ...both].sort());
    expect([...bucket.objects.keys()].sort()).toEqual([...own, ...both].sort());
  });

  it('keep apart although they were one: a staging copy has the real data', async () => {
    const dir = join(folder(), 'copies');
    const site = await schedule({ dir, keep: 1 });
    await site.backups.poll();
    const own = site.names();
    await site.store.close();
    const staging = await schedule({ dir, keep: 1, dataDir: site.dataDir, staging: true });
    expect(staging.id).toBe(site.id);
    staging.clock.now += 24 * hour;
    await staging.backups.poll();
    expect(readdirSync(dir)).toEqual([...own, staging.nameAt('2026-11-26T04:30:00Z')].sort());
  });

  it('may share a bucket by folders', async () => {
    const bucket = await s3Server();
    const site = await schedule({ bucket: { ...bucket, url: `${bucket.url}/sites/one` } });
    await site.backups.poll();
    const name = site.nameAt('2026-11-25T04:30:00Z');
    expect([...bucket.objects.keys()]).toEqual([`sites/one/${name}`]);
    const [, s3] = await site.backups.list();
    expect(s3?.copies).toMatchObject([{ name }]);
  });
});

describe('an empty database', () => {
  it('is not copied, and pushes no copy out', async () => {
    const { backups, store, clock, dir } = await schedule({ keep: 1 });
    const [{ id } = { id: '' }] = await store.reviews();
    await store.deleteReview(id);
    await backups.poll();
    clock.now += 24 * hour;
    await backups.poll();
    expect(existsSync(dir)).toBe(false);
    expect(backups.state()).toEqual({ folder: {} });
  });

  it('that has lost all but a row leaves the last copy of what it was', async () => {
    const { backups, store, driver, clock, names, nameAt } = await schedule({ keep: 2 });
    for (const text of ['B', 'C']) await store.addReview({ name: 'Wanjiru', title: 'Teacher', text });
    await backups.poll();
    await driver.run({ sql: `DELETE FROM reviews WHERE text <> 'B'` });
    for (let days = 0; days < 4; days += 1) {
      clock.now += 24 * hour;
      await backups.poll();
    }
    expect(names()).toEqual([
      nameAt('2026-11-25T04:30:00Z', 3),
      nameAt('2026-11-28T04:30:00Z'),
      nameAt('2026-11-29T04:30:00Z'),
    ]);
  });
});

describe('copies of earlier releases', () => {
  it('get the id of their database, by what they hold, and others’ are left alone', async () => {
    const bucket = await s3Server();
    const site = await schedule({ keep: 2, bucket });
    await site.store.secret('letters');
    const other = await schedule();
    await other.store.secret('letters');
    mkdirSync(site.dir);
    const [ours, theirs] = ['website-2026-11-23T043000Z.db', 'website-2026-11-24T043000Z.db'];
    await site.store.backup(join(site.dir, ours));
    await other.store.backup(join(site.dir, theirs));
    bucket.objects.set(ours, readFileSync(join(site.dir, ours)));
    bucket.objects.set(theirs, readFileSync(join(site.dir, theirs)));
    await site.backups.poll();
    expect(site.names()).toEqual(
      [theirs, site.nameAt('2026-11-23T04:30:00Z'), site.nameAt('2026-11-25T04:30:00Z')].sort(),
    );
    site.clock.now += 24 * hour;
    await site.backups.poll();
    const left = [theirs, site.nameAt('2026-11-25T04:30:00Z'), site.nameAt('2026-11-26T04:30:00Z')].sort();
    expect(site.names()).toEqual(left);
    expect([...bucket.objects.keys()].sort()).toEqual(left);
  });
});

describe('the bucket of the tests', () => {
  // "Examples of signature calculations" in Amazon's reference of the S3 API.
  const secret = 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY';
  const scope = '20130524/us-east-1/s3/aws4_request';
  const empty = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
  const headers = {
    host: 'examplebucket.s3.amazonaws.com',
    'x-amz-content-sha256': empty,
    'x-amz-date': '20130524T000000Z',
  };
  it.each([
    [
      '/test.txt',
      { ...headers, range: 'bytes=0-9' },
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    ['/?lifecycle', headers, 'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543'],
    ['/?max-keys=2&prefix=J', headers, '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7'],
  ])('computes the documented signature of GET %s', (target, given, signature) => {
    const names = Object.keys(given).sort().join(';');
    expect(signatureOf({ method: 'GET', target, headers: given }, names, scope, secret)).toBe(signature);
  });
});

describe('copies in a bucket', () => {
  it('are sent signed, as they are on the disk, and only so many are kept', async () => {
    const bucket = await s3Server();
    bucket.objects.set('website-by-hand.db', Buffer.from('kept'));
    const { backups, clock, dir, names, nameAt } = await schedule({ keep: 1, bucket });
    await backups.poll();
    const [name = ''] = names();
    expect(bucket.objects.get(name)?.equals(readFileSync(join(dir, name)))).toBe(true);
    clock.now += 24 * hour;
    await backups.poll();
    expect([...bucket.objects.keys()].sort()).toEqual(
      [nameAt('2026-11-26T04:30:00Z'), 'website-by-hand.db'].sort(),
    );
    expect(backups.state()).toEqual({ folder: { ageSeconds: 1 }, s3: { ageSeconds: 1 } });
    expect(await backups.list()).toMatchObject([
      { place: 'folder', shown: dir, copies: [{ at: '2026-11-26T04:30:00.000Z' }] },
      { place: 's3', shown: bucket.url, copies: [{ at: '2026-11-26T04:30:00.000Z' }] },
    ]);
  });

  it('of more than 8 MB go in parts', async () => {
    const bucket = await s3Server();
    const { backups, store, dir, names } = await schedule({ bucket });
    await store.saveRejectedForm(
      { form: 'contact', values: { message: 'x'.repeat(9_000_000) }, problems: {} },
      hour,
    );
    await backups.poll();
    const [name = ''] = names();
    expect(bucket.objects.get(name)?.equals(readFileSync(join(dir, name)))).toBe(true);
  });

  it('are sent later where the storage was away, and wrong keys are told without showing them', async () => {
    const bucket = await s3Server();
    bucket.fails = 503;
    const { backups, clock, lines, nameAt } = await schedule({ bucket });
    await backups.poll();
    expect(bucket.objects.size).toBe(0);
    expect(backups.state().s3?.failure).toMatch(/^S3 could not list the copies: .*503/);
    delete bucket.fails;
    clock.now += 15 * 60_000;
    await backups.poll();
    expect(bucket.objects.size).toBe(1);
    expect(lines.slice(1)).toEqual([
      expect.stringMatching(/^A copy of the database could not be made: S3 /),
      `The copy ${nameAt('2026-11-25T04:30:00Z')} is in the bucket.`,
      expect.stringMatching(/^Copies of the database work again: http/),
    ]);

    const wrong = await schedule({ bucket, secretAccessKey: 'not-the-secret' });
    await wrong.backups.poll();
    expect(wrong.backups.state().s3?.failure).toMatch(/403/);
    expect(wrong.lines.join()).not.toMatch(/not-the-secret|AKIDTEST/);
  });
});
