import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { scheduledBackups } from '../../src/server/keep/backups';
import { copyName, timeOfCopy } from '../../src/server/keep/places';
import { openLibsql } from '../../src/server/store/libsql';
import { databaseFile, createStore } from '../../src/server/store/openStore';
import { keys, s3Server, signatureOf, type TestBucket } from './s3Server';
import { folder } from './site';

const hour = 60 * 60_000;

/** A schedule with its own store and a clock that the test moves. */
async function schedule(
  given: { keep?: number; bucket?: TestBucket; dir?: string; secretAccessKey?: string } = {},
) {
  const store = await createStore(await openLibsql(join(folder(), databaseFile)));
  onTestFinished(() => store.close());
  const lines: string[] = [];
  const clock = { now: Date.parse('2026-11-25T04:30:00.500Z') };
  const { bucket, keep = 3, dir = join(folder(), 'copies'), ...other } = given;
  const backups = scheduledBackups({
    store,
    settings: { dir, everyHours: 24, keep, ...(bucket && { s3: { url: bucket.url, ...keys, ...other } }) },
    log: (line) => lines.push(line),
    now: () => clock.now,
    times: { checkInterval: 1e9, retryDelay: 15 * 60_000 },
  });
  return { backups, store, lines, clock, dir, names: () => readdirSync(dir).sort() };
}

describe('scheduled copies', () => {
  it('have names that tell when they were made', () => {
    const name = copyName(new Date('2026-11-25T04:30:09.999Z'));
    expect(name).toBe('website-2026-11-25T043009Z.db');
    expect(timeOfCopy(name)).toBe('2026-11-25T04:30:09.000Z');
    for (const other of [
      'website.db',
      'website-2026-11-25T043009Z.db.gz',
      'website-2026-13-25T043009Z.db',
      'website-replaced-2026-11-25T043009.db',
    ])
      expect(timeOfCopy(other), other).toBeUndefined();
  });

  it('are made when one is due, are whole and private, and only so many are kept', async () => {
    const { backups, store, clock, dir, names, lines } = await schedule({ keep: 2 });
    expect(backups.state()).toEqual({ folder: {} });
    await store.addReview({ name: 'Wanjiru', title: 'Teacher', text: 'Quick.' });
    await backups.poll();
    expect(names()).toEqual(['website-2026-11-25T043000Z.db']);
    expect(statSync(dir).mode & 0o777).toBe(0o700);
    expect(statSync(join(dir, names()[0] ?? '')).mode & 0o777).toBe(0o600);
    writeFileSync(join(dir, 'website-by-hand.db'), 'kept');
    for (const hours of [23, 1, 24, 24]) {
      clock.now += hours * hour;
      await backups.poll();
    }
    expect(names()).toEqual([
      'website-2026-11-27T043000Z.db',
      'website-2026-11-28T043000Z.db',
      'website-by-hand.db',
    ]);
    clock.now += 60_500;
    expect(backups.state()).toEqual({ folder: { ageSeconds: 61 } });
    expect(lines).toHaveLength(4);
    const copied = await createStore(await openLibsql(join(dir, names()[0] ?? '')));
    onTestFinished(() => copied.close());
    expect(await copied.reviews()).toHaveLength(1);
  });

  it('are not made twice by a new start, and one from the future counts for nothing', async () => {
    const first = await schedule();
    await first.backups.poll();
    const again = await schedule({ dir: first.dir });
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
    const message = { name: 'A', email: 'a@x.co.ke', phone: '0712345678', message: 'While it is copied.' };
    const ids = [];
    while (!existsSync(join(dir, 'website-2026-11-25T043000Z.db')) && ids.length < 2000) {
      ids.push(await store.addMessage({ ...message, message: `Number ${String(ids.length)}` }));
      await new Promise(setImmediate);
    }
    await made;
    expect(names()).toHaveLength(1);
    expect(ids.length).toBeGreaterThan(10);
    const copied = await createStore(await openLibsql(join(dir, names()[0] ?? '')));
    onTestFinished(() => copied.close());
    expect((await copied.messages()).length).toBeLessThan(5);
    expect(await store.messages()).toHaveLength(ids.length);
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
    const { backups, clock, dir, names } = await schedule({ keep: 1, bucket });
    await backups.poll();
    const [name = ''] = names();
    expect(bucket.objects.get(name)?.equals(readFileSync(join(dir, name)))).toBe(true);
    clock.now += 24 * hour;
    await backups.poll();
    expect([...bucket.objects.keys()].sort()).toEqual([
      'website-2026-11-26T043000Z.db',
      'website-by-hand.db',
    ]);
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
    const { backups, clock, lines } = await schedule({ bucket });
    await backups.poll();
    expect(bucket.objects.size).toBe(0);
    expect(backups.state().s3?.failure).toMatch(/^S3 could not list the copies: .*503/);
    delete bucket.fails;
    clock.now += 15 * 60_000;
    await backups.poll();
    expect(bucket.objects.size).toBe(1);
    expect(lines.slice(1)).toEqual([
      expect.stringMatching(/^A copy of the database could not be made: S3 /),
      'The copy website-2026-11-25T043000Z.db is in the bucket.',
      expect.stringMatching(/^Copies of the database work again: http/),
    ]);

    const wrong = await schedule({ bucket, secretAccessKey: 'not-the-secret' });
    await wrong.backups.poll();
    expect(wrong.backups.state().s3?.failure).toMatch(/403/);
    expect(wrong.lines.join()).not.toMatch(/not-the-secret|AKIDTEST/);
  });
});
