import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { bundleOf, builtSite, smallSite } from './bundle';
import type { Cleanup } from './folders';
import type { ServerSettings } from './serverSettings';

/** A server in its own process. */
export interface ServerProcess {
  /** Address without a trailing slash. */
  url: string;
  child: ChildProcess;
  /** Its output. */
  log(): string;
  /** Kills it at once, like a power failure, and waits until it has ended. */
  kill(): Promise<void>;
  /** Stops it. @returns Its exit code. */
  stop(): Promise<number | null>;
}

/** How a server is started. */
export interface StartOptions extends Partial<ServerSettings> {
  /** `whole` serves the built site, `small` a few lines instead of pages. */
  site: 'small' | 'whole';
  /** A program with arguments that starts it, such as one that sets limits. */
  by?: readonly string[];
}

/** Makes a starter of servers: bundles the program, and stops every server at the end. */
export async function serverStarter({ site, by = [], ...settings }: StartOptions, cleanup: Cleanup) {
  const program = await bundleOf(site === 'whole' ? 'wholeServer' : 'smallServer');
  const clientDir = site === 'whole' ? builtSite() : smallSite(cleanup.folder());

  /** Starts a server. @throws {Error} If it ended; the message is its output. */
  return async function start(
    env: Readonly<Record<string, string>>,
    more: { by?: readonly string[]; clockFile?: string; limited?: boolean } = {},
  ): Promise<ServerProcess> {
    const { clockFile, limited } = { ...settings, ...more };
    const serverSettings: ServerSettings = {
      clientDir,
      env: { ...settings.env, ...env },
      ...(clockFile !== undefined && { clockFile }),
      ...(limited !== undefined && { limited }),
    };
    const [command = '', ...words] = [
      ...(more.by ?? by),
      process.execPath,
      program,
      JSON.stringify(serverSettings),
    ];
    const child = spawn(command, words, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const ended = once(child, 'exit') as Promise<[number | null]>;
    const kill = async () => {
      child.kill('SIGKILL');
      await ended;
    };
    cleanup.add(kill);
    let log = '';
    child.stderr.on('data', (part: Buffer) => (log = (log + part.toString()).slice(-10_000)));
    const first = (await Promise.race([once(child.stdout, 'data'), once(child, 'close')])) as unknown[];
    if (!(first[0] instanceof Buffer))
      throw new Error(log.trim() || `It ended with ${String(child.exitCode)}`);
    return {
      url: first[0].toString().trim(),
      child,
      log: () => log,
      kill,
      async stop() {
        child.kill('SIGTERM');
        return (await ended)[0];
      },
    };
  };
}

/** Starts servers of one kind; see {@link serverStarter}. */
export type StartServer = Awaited<ReturnType<typeof serverStarter>>;
