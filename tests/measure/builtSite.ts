import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const pem = (name: string) => fileURLToPath(new URL(`../server/tls/${name}.pem`, import.meta.url));

/** Path of the certificate for `localhost` that the tests of the server use; its key is secret to nobody. */
export const certificate = pem('cert');

/** Path of the certificate's key. */
export const certificateKey = pem('key');

/** The site as visitors get it: brotli over HTTP/2 with TLS. */
export interface ServedSite {
  /** Address without a slash at the end. */
  url: string;
  /** Asks it to stop and waits; its data are removed. */
  stop(): Promise<void>;
}

/**
 * Serves the site on a free port of this machine, with an empty store; builds it first when that is needed. What the
 * server says goes to stderr.
 * @throws {Error} It does not build or start.
 */
export async function serveBuiltSite(): Promise<ServedSite> {
  const dataDir = mkdtempSync(join(tmpdir(), 'measure-'));
  const settings = {
    HOST: '127.0.0.1',
    PORT: '0',
    DATA_DIR: dataDir,
    TLS_CERT: certificate,
    TLS_KEY: certificateKey,
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
  const url = await new Promise<string>((resolve, reject) => {
    createInterface(server.stdout).on('line', (line) => {
      const port = /https:\/\/[^\s/]+:(\d+)/.exec(line)?.[1];
      // The certificate is for this name.
      if (port !== undefined) resolve(`https://localhost:${port}`);
    });
    void ended.then(() => {
      reject(new Error('The site did not start, so it cannot be measured.'));
    });
  });
  return {
    url,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
    },
  };
}
