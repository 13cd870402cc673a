import { existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { openLibsql } from '../../src/server/store/libsql';
import { createStore, databaseFile, openStore } from '../../src/server/store/openStore';
import { keys, s3Server } from './s3Server';
import { folder, message, startSite } from './site';

const settings = (dir: string, more = {}) => ({ dir, everyHours: 24, keep: 3, months: 0, ...more });

/** A data folder with a message, and a folder with a copy that its site has made. */
async function copied() {
  const [dataDir, dir] = [folder(), join(folder(), 'copies')];
  const store = await openStore({ dataDir });
  await store.addMessage(message);
  await store.close();
  const site = await startSite({ config: { dataDir, backups: settings(dir) } });
  while (!existsSync(dir) || readdirSync(dir).every((name) => name.startsWith('.')))
    await new Promise((done) => setTimeout(done, 20));
  await site.close();
  return { dataDir, dir };
}

const refusal =
  /^DATA_DIR \S+ holds (?:no|an empty) database, but there are copies of one in \S+: restore one \(npm run desk -- restore latest\), or set NEW_DATABASE=yes to begin without\.$/;

describe('a site that finds copies of a database', () => {
  it('goes on with its own, also when all in it was deleted', async () => {
    const { dataDir, dir } = await copied();
    const store = await openStore({ dataDir });
    for (const { id } of await store.messages()) await store.deleteMessage(id);
    await store.close();
    const site = await startSite({ config: { dataDir, backups: settings(dir) } });
    expect((await site.call('/readyz')).status).toBe(200);
  });

  it('does not begin with an empty one where the file is gone, and makes none', async () => {
    const { dataDir, dir } = await copied();
    renameSync(join(dataDir, databaseFile), join(dataDir, 'lost'));
    const start = (more = {}) => startSite({ config: { dataDir, backups: settings(dir, more) } });
    await expect(start()).rejects.toMatchObject({
      name: 'StartError',
      message: expect.stringMatching(refusal) as string,
    });
    expect(existsSync(join(dataDir, databaseFile))).toBe(false);
    writeFileSync(join(dataDir, databaseFile), '');
    await expect(start()).rejects.toThrow(refusal);
    const site = await start({ isNew: true });
    expect(site.lines).toContain(
      'NEW_DATABASE is set: a database that is lost would not be noticed. Remove it.',
    );
    await site.close();
    await start();
  });

  it('does not begin with an empty one that somebody has put there', async () => {
    const { dir } = await copied();
    const dataDir = folder();
    const store = await createStore(await openLibsql(join(dataDir, databaseFile)));
    await store.close();
    await expect(startSite({ config: { dataDir, backups: settings(dir) } })).rejects.toThrow(refusal);
  });

  it('looks into the bucket of a machine that is lost, and begins where it does not answer', async () => {
    const { dir } = await copied();
    const bucket = await s3Server();
    for (const name of readdirSync(dir)) bucket.objects.set(name, Buffer.from('a copy'));
    const backups = () => settings(join(folder(), 'none'), { s3: { url: bucket.url, ...keys } });
    await expect(startSite({ config: { backups: backups() } })).rejects.toThrow(refusal);
    bucket.fails = 503;
    const site = await startSite({ config: { backups: backups() } });
    expect(site.lines).toEqual([
      expect.stringMatching(/^Whether there are copies in http\S+ is not known: S3 /),
    ]);
  });

  it('is not kept from the start by copies of nothing, or by other files', async () => {
    const dir = folder();
    writeFileSync(join(dir, 'website-k7m4xp2q-2026-11-25T043000Z-0.db'), '');
    writeFileSync(join(dir, 'holiday.db'), 'x');
    await startSite({ config: { backups: settings(dir) } });
  });
});

describe('an unused site of an earlier release', () => {
  it('is started beside copies of its own, which are empty, and not beside those of another', async () => {
    const old = async (dataDir: string, words: string) => {
      const store = await openStore({ dataDir });
      await store.secret('letters');
      if (words !== '') await store.addMessage({ ...message, message: words });
      return store;
    };
    for (const [words, refused] of [
      ['', false],
      ['Hello', true],
    ] as const) {
      const [dataDir, dir] = [folder(), folder()];
      const other = await old(folder(), words);
      await other.backup(join(dir, 'website-2026-11-24T043000Z.db'));
      await other.close();
      await (await old(dataDir, '')).close();
      const start = startSite({ config: { dataDir, backups: settings(dir) } });
      if (refused) await expect(start).rejects.toThrow(refusal);
      else await start;
    }
  });
});
