import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { behindProxy, httpsProxy } from '../support/httpsProxy';

/** The site as visitors get it: brotli over HTTP/2 with TLS. */
export interface ServedSite {
  /** Address without a trailing slash. */
  url: string;
  /** Stops it and waits; its data are deleted. */
  stop(): Promise<void>;
}

/**
 * Serves the site on a free port of this machine, with an empty store; builds it first if needed. The server's output
 * goes to stderr.
 * @throws {Error} If it does not build or start.
 */
export async function serveBuiltSite(): Promise<ServedSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'measure-'));
  const settings = {
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    ...behindProxy,
  };
  const server = spawn(process.execPath, ['src/app/cli/run.js', 'serve'], {
    env: { ...process.env, NODE_ENV: 'production', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => {
    server.once('exit', () => {
      rmSync(dataDir, { recursive: true, force: true });
      resolve();
    });
  });
  const port = await new Promise<string>((resolve, reject) => {
    createInterface(server.stdout).on('line', (line) => {
      const [, found] = /http:\/\/[^\s/]+:(\d+)/.exec(line) ?? [];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => {
      reject(new Error('The site did not start, so it cannot be measured.'));
    });
  });
  const proxy = await httpsProxy(`http://127.0.0.1:${port}`);
  return {
    url: proxy.url,
    stop: async () => {
      await proxy.stop();
      server.kill('SIGTERM');
      await ended;
    },
  };
}
