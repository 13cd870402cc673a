import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, existsSync, readdirSync, renameSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { build } from 'vite';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { reachDesk } from '../../src/server/desk/deskSocket';
import { copyTo } from '../../src/server/desk/placeCopy';
import { databaseFile } from '../../src/server/store/openStore';
import { fillMessages } from './fillMessages';
import { builtSite, deskIn, folder, review, startSite } from './site';

// Below node_modules, so that the bundle can resolve its packages.
const outDir = resolve('node_modules/.cache/server-tests');

beforeAll(async () => {
  await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      ssr: resolve('tests/server/child.ts'),
      outDir,
      emptyOutDir: true,
      rollupOptions: { output: { entryFileNames: 'child.mjs' } },
    },
  });
  // The program that it starts for backups.
  cpSync('src/server/store/copyFile.js', join(outDir, 'copyFile.mjs'));
}, 60_000);

interface Started {
  child: ChildProcess;
  /** Standard output so far, or standard error if it has ended. */
  output: string;
}

/** Starts the bundled server; resolves when it has printed its address or ended. */
async function start(
  clientDir: string,
  dataDir: string,
  port = '0',
  ...more: readonly string[]
): Promise<Started> {
  const child = spawn(process.execPath, [join(outDir, 'child.mjs'), clientDir, dataDir, port, ...more]);
  onTestFinished(() => void child.kill('SIGKILL'));
  let errors = '';
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const first = await Promise.race([once(child.stdout, 'data'), once(child, 'close')]);
  return { child, output: first[0] instanceof Buffer ? first[0].toString().trim() : errors.trim() };
}

const post = (url: string, name: string) =>
  fetch(`${url}/send-review`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...review, name }),
  });

describe('a server process', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'finishes what is under way on %s, and ends with 0',
    async (signal) => {
      const data = folder();
      const { child, output: url } = await start(builtSite(), data);
      expect((await post(url, 'Before')).status).toBe(201);
      const { hostname, port } = new URL(url);
      const body = JSON.stringify({ ...review, name: 'Under way' });
      const headers = { 'Content-Type': 'application/json', 'Content-Length': String(body.length) };
      const call = request({ hostname, port, path: '/send-review', method: 'POST', headers });
      call.write(body.slice(0, 5));
      await new Promise((done) => setTimeout(done, 200));
      child.kill(signal);
      await new Promise((done) => setTimeout(done, 200));
      // npm passes on the signal that the supervisor has sent to both.
      child.kill(signal);
      await expect(fetch(url)).rejects.toThrow();
      call.end(body.slice(5));
      const [answer] = (await once(call, 'response')) as [{ statusCode: number; resume(): void }];
      answer.resume();
      expect(answer.statusCode).toBe(201);
      expect(await once(child, 'exit')).toEqual([0, null]);
      expect(readdirSync(data)).toEqual(['website.db']);
    },
    30_000,
  );

  it('that has neighbours goes on for a while when it stops, and says so where balancers ask', async () => {
    const site = await startSite({ config: { stopDelay: 0.3 } });
    const before = await site.call('/readyz');
    expect([before.status, before.headers.get('connection')]).toEqual([200, 'keep-alive']);
    const drained = site.drain();
    const health = await site.call('/readyz');
    expect([health.status, await health.json()]).toEqual([
      503,
      { status: 'unavailable', failing: ['running'] },
    ]);
    for (const answer of [await site.call('/FAQ'), await site.post('/send-review', review)]) {
      expect(answer.ok).toBe(true);
      expect(answer.headers.get('connection')).toBe('close');
    }
    await Promise.all([drained, site.drain()]);
    await expect(site.call('/FAQ')).rejects.toThrow();
  });

  it('does not wait for ever for a store that is silent: it ends with 1, and says so', async () => {
    const { child } = await start(builtSite(), folder(), '0', '500');
    let output = '';
    child.stderr?.on('data', (part: Buffer) => (output += part.toString()));
    const began = performance.now();
    child.kill('SIGTERM');
    expect(await once(child, 'close')).toEqual([1, null]);
    expect(performance.now() - began).toBeGreaterThan(450);
    expect(output).toBe('The server did not stop within 0.5 s and was ended.\n');
  }, 10_000);

  it('goes on when nobody reads its log or its output any more', async () => {
    const data = folder();
    const child = spawn(process.execPath, [join(outDir, 'child.mjs'), builtSite(), data, '0'], {
      env: { ...process.env, CHILD_LOG: 'own' },
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    const [output] = (await once(child.stdout, 'data')) as [Buffer];
    const url = output.toString().trim();
    child.stderr.destroy();
    child.stdout.destroy();
    const file = join(data, databaseFile);
    renameSync(file, `${file}.away`);
    // Each is a line in the log.
    for (const name of ['First', 'Second', 'Third']) expect((await post(url, name)).status).toBe(503);
    renameSync(`${file}.away`, file);
    expect((await post(url, 'First')).status).toBe(201);
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  }, 20_000);

  it('loses nothing it has acknowledged when it is killed, and starts again', async () => {
    const [client, data] = [builtSite(), folder()];
    const first = await start(client, data);
    for (let n = 0; n < 20; n++) expect((await post(first.output, `Name ${String(n)}`)).status).toBe(201);
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    expect(existsSync(join(data, 'desk.sock'))).toBe(true);
    const second = await startSite({ config: { dataDir: data } });
    await second.close();
    const { openStore } = await import('../../src/server/store/openStore');
    const store = await openStore({ dataDir: second.dataDir });
    onTestFinished(() => store.close());
    expect(await store.reviews()).toHaveLength(20);
  }, 30_000);

  it('that is killed while it copies the database leaves nothing that passes for a copy', async () => {
    const [data, dir] = [folder(), folder()];
    await fillMessages(join(data, databaseFile), 20_000);
    const { child } = await start(builtSite(), data);
    const copy = join(dir, 'copy.db');
    const by = { who: '', via: 'command' } as const;
    const desk = await reachDesk(data);
    const backingUp =
      desk &&
      copyTo(desk, copy, by).then(
        () => 'made',
        () => 'cut off',
      );
    const files = () =>
      readdirSync(data, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.parentPath.includes('.website-draft-'))
        .map((entry) => statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false }));
    // It is being written, and far from complete.
    while (!files().some((stats) => (stats?.size ?? 0) > 1_000_000)) await new Promise(setImmediate);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await backingUp).toBe('cut off');
    expect(readdirSync(dir)).toEqual([]);
    expect(files().filter((stats) => ((stats?.mode ?? 0) & 0o077) !== 0)).toEqual([]);
    const again = await startSite({ config: { dataDir: data } });
    await copyTo(await deskIn(again), copy, by);
    await again.close();
    expect(statSync(copy).size).toBeGreaterThan(40_000_000);
  }, 60_000);

  it.runIf(process.platform !== 'win32')('answers at the port that systemd holds for it', async () => {
    const inherited = createServer().listen(0, '127.0.0.1');
    await once(inherited, 'listening');
    const { port } = inherited.address() as AddressInfo;
    const words = [join(outDir, 'child.mjs'), builtSite(), folder(), '0'];
    const child = spawn(
      'sh',
      ['-c', 'LISTEN_FDS=1 LISTEN_PID=$$ exec "$0" "$@"', process.execPath, ...words],
      {
        stdio: [
          'ignore',
          'pipe',
          'inherit',
          (inherited as unknown as { _handle: { fd: number } })._handle.fd,
        ],
      },
    );
    onTestFinished(() => void child.kill('SIGKILL'));
    inherited.close();
    const [output] = (await once(child.stdout ?? child, 'data')) as [Buffer];
    expect(output.toString().trim()).toBe(`http://127.0.0.1:${String(port)}`);
    expect((await fetch(`http://127.0.0.1:${String(port)}/healthz`)).status).toBe(200);
  });

  it('is refused a second time on the same folder, in one line', async () => {
    const [client, data] = [builtSite(), folder()];
    await start(client, data);
    const second = await start(client, data);
    expect(second.output).toBe(
      `DATA_DIR ${data} is in use by another process: is the server running already?`,
    );
    expect(second.child.exitCode).toBe(1);
  }, 30_000);

  it.runIf(process.getuid?.() === 0)(
    'is refused a database of another user, which is named as the cause',
    async () => {
      const [client, data] = [builtSite(), folder()];
      await (await startSite({ config: { dataDir: data } })).close();
      chmodSync(data, 0o777);
      const child = spawn(process.execPath, [join(outDir, 'child.mjs'), client, data, '0'], {
        uid: 4321,
        gid: 4321,
      });
      onTestFinished(() => void child.kill('SIGKILL'));
      expect(await text(child.stderr)).toBe(
        `${join(data, databaseFile)} cannot be opened: this user may not read or write it, so it may belong to another one.\n`,
      );
      expect(child.exitCode ?? (await once(child, 'exit'))[0]).toBe(1);
    },
  );

  it('is refused on a port in use, without a built site, or at a foreign address, in one line', async () => {
    const client = builtSite();
    const { output } = await start(client, folder());
    const { port } = new URL(output);
    const data = folder();
    expect((await start(client, data, port)).output).toBe(`PORT ${port} is in use by another program.`);
    expect(readdirSync(data)).toEqual(['website.db']);
    const empty = folder();
    expect((await start(empty, folder())).output).toBe(`${empty} holds no built site.`);
    const foreign = { host: '203.0.113.1' };
    await expect(startSite({ config: foreign })).rejects.toThrow(
      'HOST 203.0.113.1 is not an address of this machine.',
    );
  }, 30_000);
});
