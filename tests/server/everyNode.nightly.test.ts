import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { delimiter, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from '../support/postgres';
import { projectCopy } from '../support/projectCopy';
import { unitTests } from '../support/unitTests';
import { folder } from './site';

/** The oldest version that package.json promises, and each line in support since. */
const versions = ['20.19.0', '22', '24', '26'];

/** Installs a version of Node from npm, once. @returns The environment in which it is the one that programs start. */
function environmentOf(version: string): NodeJS.ProcessEnv {
  const prefix = resolve('node_modules/.cache/node', version);
  mkdirSync(prefix, { recursive: true });
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
  execFileSync('npm', ['install', '--no-save', '--prefix', prefix, `${name}@${version}`], {
    shell: process.platform === 'win32',
  });
  const bin = join(prefix, 'node_modules', name, 'bin');
  return { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}`, NO_COLOR: '1' };
}

describe.each(versions)('Node %s', (version) => {
  it('builds and starts the site, which takes a message', async () => {
    const env = environmentOf(version);
    expect(execFileSync('node', ['--version'], { env, encoding: 'utf8' })).toMatch(
      new RegExp(`^v${version.replaceAll('.', String.raw`\.`)}\\b`),
    );
    const copy = projectCopy();
    onTestFinished(() => {
      copy.remove();
    });
    const built = spawnSync('node', ['src/app/cli/run.js', 'build'], {
      cwd: copy.folder,
      env,
      encoding: 'utf8',
    });
    expect(built.status, built.stderr).toBe(0);
    const port = String(await freePort());
    const site = spawn('node', ['src/app/cli/run.js', 'serve', '--built'], {
      cwd: copy.folder,
      env: { ...env, PORT: port, HOST: '127.0.0.1', DATA_DIR: folder(), BACKUP_DIR: 'none' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let log = '';
    site.stderr.on('data', (part: Buffer) => (log += String(part)));
    const ended = new Promise((done) => site.once('exit', done));
    onTestFinished(async () => {
      site.kill('SIGKILL');
      await ended;
    });
    const url = `http://127.0.0.1:${port}`;
    const answers = async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.status === 200;
    for (let left = 100; left > 0 && !(await answers()); left -= 1) await wait(100);
    const page = await fetch(`${url}/ContactUs`);
    expect([page.status, await page.text()], log).toEqual([200, expect.stringContaining('</html>')]);
    const sent = await fetch(`${url}/api/v1.0/email/send`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: url },
      body: new URLSearchParams({
        name: 'Otieno',
        email: 'o@example.co.ke',
        phone: '+254712345678',
        message: 'Hello',
      }),
    });
    expect([sent.status, sent.headers.get('location')], log).toEqual([
      303,
      expect.stringMatching(/^\/MessageSent\?/),
    ]);
    site.kill('SIGTERM');
    expect(await ended, log).toBe(0);
  }, 300_000);

  it('fulfils the tests of the server', () => {
    const { status, stdout, stderr } = spawnSync('node', unitTests('tests/server'), {
      env: environmentOf(version),
      encoding: 'utf8',
      maxBuffer: 100_000_000,
    });
    expect(status, stdout + stderr).toBe(0);
  }, 900_000);
});
