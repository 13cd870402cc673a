import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const startTimeout = 20_000;

/** A running site. */
export interface Site {
  /** Address without a slash at the end. */
  url: string;
  /** Folder of its store and its desk socket. */
  dataDir: string;
  /** Its output so far. */
  output(): string;
  /** Stops it and waits; returns its exit code. Its data are deleted. */
  stop(): Promise<number | null>;
}

/**
 * Starts the built site on a free port with a store of its own.
 * @param settings Environment variables in addition to this process's own.
 * @param folder Folder of the build. Default: this project.
 */
export async function startSite(
  settings: Readonly<Record<string, string>> = {},
  folder: string = root,
): Promise<Site> {
  const program = join(folder, 'dist/server/serve.js');
  if (!existsSync(program)) throw new Error('The site is not built. Run: npm run build');
  const dataDir = mkdtempSync(join(tmpdir(), 'site-'));
  const server = spawn(process.execPath, [program], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => {
    server.once('exit', resolve);
  });
  const stop = async () => {
    if (server.exitCode === null) server.kill('SIGTERM');
    const code = await ended;
    rmSync(dataDir, { recursive: true, force: true });
    return code;
  };
  try {
    const url = await new Promise<string>((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(new Error(`The site is not ready after ${startTimeout} ms:\n${output}`));
      }, startTimeout);
      let stdout = '';
      server.stdout.on('data', (part: Buffer) => {
        output += part.toString();
        stdout += part.toString();
        const [, scheme, port] = /(https?):\/\/[^\s/]+:(\d+)/.exec(stdout) ?? [];
        if (scheme === undefined || port === undefined) return;
        clearTimeout(timer);
        resolve(`${scheme}://localhost:${port}`);
      });
      server.stderr.on('data', (part: Buffer) => {
        output += part.toString();
      });
      void ended.then((code) => {
        clearTimeout(timer);
        reject(new Error(`The site ended with code ${code} before it was ready:\n${output}`));
      });
    });
    return { url, dataDir, output: () => output, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
