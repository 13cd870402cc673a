import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openLibsql } from '../../src/server/store/libsql';
import { databaseFile, openStore, createStore } from '../../src/server/store/openStore';
import { keys, s3Server } from './s3Server';
import { deskCommand as desk } from './deskCommand';
import { deskIn, folder, review, startSite } from './site';

/** A data folder whose site has made backups: in a folder and in a bucket. */
async function copied() {
  const [dir, bucket] = [join(folder(), 'copies'), await s3Server()];
  const dataDir = folder();
  const store = await openStore({ dataDir });
  await store.addReview({ name: 'Wanjiru', title: 'Teacher', text: 'Quick.' });
  await store.close();
  const site = await startSite({
    config: {
      dataDir,
      backups: { dir, everyHours: 24, keep: 5, months: 12, s3: { url: bucket.url, ...keys } },
    },
  });
  await site.post('/send-review', review);
  while (bucket.objects.size === 0) await new Promise((done) => setTimeout(done, 20));
  const listed = await (await deskIn(site)).listBackups();
  await site.close();
  const env = {
    BACKUP_DIR: dir,
    BACKUP_S3_URL: bucket.url,
    AWS_ACCESS_KEY_ID: keys.accessKeyId,
    AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
    AWS_REGION: keys.region,
  };
  return { dir, bucket, listed, env, dataDir: site.dataDir };
}

describe('scheduled copies at the desk', () => {
  it('are listed, with the server and without it', async () => {
    const { dir, bucket, listed, env, dataDir } = await copied();
    expect(listed.map(({ place, copies }) => [place, copies.length])).toEqual([
      ['folder', 1],
      ['s3', 1],
    ]);
    const [name = ''] = readdirSync(dir);
    const { out } = await desk(dataDir, ['backups', 'list'], env);
    expect(out).toMatch(
      new RegExp(`^${dir}: 1 copy\\n {2}${name} .* MB\\n${bucket.url}: 1 copy\\n {2}${name} `),
    );
    expect((await desk(dataDir, ['backups', 'list'])).out).toBe(`${join(dataDir, 'backups')}: 0 copies`);
    bucket.fails = 500;
    expect((await desk(dataDir, ['backups', 'list'], env)).out).toMatch(
      /The last one failed: S3 could not list the copies/,
    );
  });

  it('are restored by “latest” and from the bucket', async () => {
    const { dir, env, bucket } = await copied();
    const [name = ''] = readdirSync(dir);
    for (const typed of ['latest', 's3:latest', `s3:${name}`]) {
      const dataDir = folder();
      expect(await desk(dataDir, ['restore', typed], env), typed).toMatchObject({ code: 0, err: '' });
      const store = await createStore(await openLibsql(join(dataDir, databaseFile)));
      expect(await store.reviews('approved'), typed).toEqual([]);
      await store.close();
    }
    const damaged = Buffer.from(bucket.objects.get(name) ?? '');
    damaged.fill('x', 4096, 8192);
    bucket.objects.set(name, damaged);
    const dataDir = folder();
    for (const [typed, reason] of [
      ['s3:latest', / is damaged or no database: .* Nothing was changed\.$/],
      ['s3:../other', /^There is no copy \.\.\/other in .* Nothing was changed\.$/],
    ] as const)
      expect(await desk(dataDir, ['restore', typed], env)).toMatchObject({
        code: 1,
        err: expect.stringMatching(reason) as string,
      });
    expect((await desk(dataDir, ['restore', 'latest'])).err).toBe(
      `There is no copy latest in ${join(dataDir, 'backups')}. Nothing was changed.`,
    );
    expect((await desk(dataDir, ['restore', 'latest'], { BACKUP_DIR: 'none' })).err).toBe(
      'BACKUP_DIR is none: no copies are scheduled. Nothing was changed.',
    );
    expect(readdirSync(dataDir)).toEqual([]);
  });
});

describe('links rotate', () => {
  it('makes what was signed before worth nothing, closes desks where asked, and stands in the log', async () => {
    const site = await startSite();
    const store = await deskIn(site);
    const token =
      new URL((await store.openLink()).split('\n')[0] ?? '', site.url).searchParams.get('link') ?? '';
    await store.enter(token, 'Amina');
    const sent = await site.submit('/subscribe', { email: 'a@example.co.ke' });
    const thanks = sent.headers.get('Location') ?? '';
    expect(await (await site.call(thanks)).text()).toContain('live');
    expect((await desk(site.dataDir, ['links', 'rotate'])).out).toBe(
      'Signed links have new keys; those in mails sent before hold no more.',
    );
    expect(await (await site.call(thanks)).text()).toContain('built');
    expect(await store.listSessions()).toHaveLength(1);
    expect((await desk(site.dataDir, ['links', 'rotate', '--close-desks', '--by', 'Amina'])).out).toMatch(
      / Closed: 1 desk\.$/,
    );
    expect(await store.listSessions()).toEqual([]);
    expect((await store.log('')).entries[0]).toMatchObject({
      action: 'rotate',
      who: 'Amina',
      via: 'command',
    });
    expect((await desk(site.dataDir, ['health', '--close-desks'])).code).toBe(2);
  });

  it('reaches other servers of the same database within a minute', async () => {
    const dataDir = folder();
    const clock = { now: new Date('2026-11-25T04:30:00Z') };
    const store = await openStore({ dataDir }, () => clock.now);
    const before = await store.secret('x');
    expect(await store.secret('x')).toBe(before);
    await store.rotateSecrets();
    const after = await store.secret('x');
    expect(after).not.toBe(before);
    clock.now = new Date('2026-11-25T04:31:01Z');
    expect(await store.secret('x')).toBe(after);
    await store.close();
  });
});
