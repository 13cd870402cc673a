import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { forms } from '../../src/domain/forms';
import { runDesk } from '../../src/server/desk/runDesk';
import { all, words } from '../content/rendered';
import { projectCopy } from '../support/projectCopy';

/** Starts `npm run dev` in a folder, as at a terminal. */
async function developed(folder: string) {
  // A group of its own: a terminal's signal reaches npm, its shell and Vite alike.
  const npm = spawn('npm', ['run', 'dev'], {
    cwd: folder,
    detached: true,
    env: { ...process.env, PORT: '0', NODE_ENV: undefined, VITEST: undefined, NO_COLOR: '1' },
  });
  const ended = once(npm, 'exit');
  const stop = async () => {
    if (npm.exitCode === null && npm.pid !== undefined) process.kill(-npm.pid, 'SIGTERM');
    await ended;
  };
  onTestFinished(stop);
  let output = '';
  for (const stream of [npm.stdout, npm.stderr])
    stream.on('data', (part: Buffer) => (output += String(part)));
  const url = await vi.waitFor(
    () => {
      const found = /Local: +(http:\/\/localhost:\d+)/.exec(output)?.[1];
      if (found === undefined) throw new Error(`Not ready: ${output}`);
      return found;
    },
    { timeout: 30_000 },
  );
  const get = async (path: string) => {
    const answer = await fetch(url + path);
    return { status: answer.status, text: await answer.text() };
  };
  return { url, get, stop, output: () => output };
}

/** Replaces a text in the files below a folder. @returns The number of changed files. */
function replaceBelow(folder: string, text: string, other: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const holding = files
    .map((one) => join(one.parentPath, one.name))
    .filter((path) => readFileSync(path, 'utf8').includes(text));
  for (const path of holding) writeFileSync(path, readFileSync(path, 'utf8').replaceAll(text, other));
  return holding.length;
}

it(
  'npm run dev shows the site of the sources, and what is changed in them',
  { timeout: 90_000 },
  async () => {
    const { folder, remove } = projectCopy();
    onTestFinished(remove);
    const site = await developed(folder);

    const home = await site.get('/');
    expect(home.status).toBe(200);
    const [title = ''] = all(home.text, 'h1').map(words);
    expect(title).not.toBe('');
    // Its scripts are the sources.
    const [, script = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(home.text) ?? [];
    expect((await site.get(script)).text).toContain('/src/app/client/first-load.ts');
    expect(await site.get('/no-such-page')).toMatchObject({ status: 404 });

    expect(replaceBelow(join(folder, 'src/content'), title, 'A word of today.')).toBeGreaterThan(0);
    await expect
      .poll(async () => (await site.get('/')).text, { timeout: 10_000 })
      .toContain('A word of today.');

    const component = join(folder, 'src/layouts/SiteShell/SiteShell.tsx');
    const source = readFileSync(component, 'utf8');
    writeFileSync(component, `${source}\nconst broken = ;\n`);
    await expect.poll(async () => (await site.get('/')).status, { timeout: 10_000 }).toBe(500);
    const savedAgain = async () => {
      // Vite's watcher drops a change within 50 ms of the one before.
      writeFileSync(component, source);
      return (await site.get('/')).status;
    };
    await expect.poll(savedAgain, { timeout: 10_000 }).toBe(200);

    const { path, thanks } = forms.subscribe;
    const posted = await fetch(site.url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: site.url },
      body: new URLSearchParams({ email: 'amina@example.co.ke' }),
    });
    expect(posted.status).toBe(303);
    expect(posted.headers.get('location')).toContain(thanks);
    const written: string[] = [];
    await runDesk(
      ['export', 'subscribers'],
      { DATA_DIR: join(folder, '.dev/data') },
      {
        out: (text) => written.push(text),
      },
    );
    expect(written.join('\n')).toContain('amina@example.co.ke');

    // The link that was printed opens the desk, once.
    const link = /http:\S+\/desk\/open\S+/.exec(site.output())?.[0] ?? '';
    expect(new URL(link).origin).toBe(site.url);

    await site.stop();
    await expect(fetch(site.url)).rejects.toThrow();
  },
);
