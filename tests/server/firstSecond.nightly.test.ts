import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { folder } from './site';

const program = resolve('dist/server/serve.js');
const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
if (!isRoot) console.warn('Not tried as process 1: that needs Linux, and root for unshare.');

/** Runs before the program: tells when it has a handler for SIGTERM. */
const witness = `data:text/javascript,${encodeURIComponent(`
const on = process.on;
process.on = function (name, ...rest) {
  const result = on.call(this, name, ...rest);
  if (name === 'SIGTERM') process.stdout.write('takes signals ');
  return result;
};`)}`;

/** The only child of a process, once there is one. */
async function childOf(pid: number): Promise<number> {
  for (;;) {
    const tasks = `/proc/${String(pid)}/task/${String(pid)}/children`;
    const child = Number(readFileSync(tasks, 'utf8').trim().split(' ')[0]);
    if (child > 0) return child;
    await new Promise(setImmediate);
  }
}

describe.runIf(process.platform === 'linux')('the built server', () => {
  it.each([
    ['a process like others', []],
    ...(isRoot
      ? [
          [
            'process 1 of a container',
            ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'],
          ] as const,
        ]
      : []),
  ] as const)('as %s takes SIGTERM before it is ready, and ends with 0', async (_, by) => {
    expect(existsSync(program), 'npm run build comes first').toBe(true);
    const dataDir = folder();
    const [command = '', ...words] = [...by, process.execPath, '--import', witness, program];
    const child = spawn(command, words, {
      env: { ...process.env, NODE_ENV: 'production', PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir },
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    let output = '';
    child.stdout.on('data', (part: Buffer) => (output += part.toString()));
    const server = by.length === 0 ? (child.pid ?? 0) : await childOf(child.pid ?? 0);
    await once(child.stdout, 'data');
    process.kill(server, 'SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
    expect(output).toBe('takes signals ');
    expect(readdirSync(dataDir)).toEqual([]);
  });
});
