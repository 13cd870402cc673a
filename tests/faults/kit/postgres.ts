import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Cleanup } from './folders';

/** Why a scenario on Postgres is skipped if Postgres is not installed. */
export const noPostgres =
  'no PostgreSQL found (its programs are looked for in TEST_POSTGRES_BIN, else in /usr/lib/postgresql/*/bin)';

/** A separate Postgres server, on this machine only. */
export interface PostgresServer {
  /** Address of its database. */
  url: string;
  /** Kills all of it at once, like a power failure, and starts it again. */
  killAndStart(): Promise<void>;
  /** Kills one process that serves a connection of the site, which makes Postgres recover by itself. */
  killBackend(): Promise<void>;
}

function programs(): string | undefined {
  const named = process.env['TEST_POSTGRES_BIN'];
  const usual = [17, 16, 15, 14].map((version) => `/usr/lib/postgresql/${String(version)}/bin`);
  return [...(named === undefined ? [] : [named]), ...usual].find((folder) =>
    existsSync(join(folder, 'pg_ctl')),
  );
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        resolve(port);
      });
    });
  });
}

/** Postgres refuses to run as root: then it runs as the user that its package creates. */
const asRoot = process.getuid?.() === 0;
const quoted = (word: string) => `'${word.replaceAll("'", String.raw`'\''`)}'`;

function run(program: string, words: readonly string[]): boolean {
  const [command = '', ...rest] = asRoot
    ? ['su', 'postgres', '-s', '/bin/sh', '-c', [program, ...words].map(quoted).join(' ')]
    : [program, ...words];
  return spawnSync(command, rest, { stdio: 'ignore', cwd: '/' }).status === 0;
}

function ownedByPostgres(folder: string): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  if (!asRoot) return;
  const id = (which: string) => Number(execFileSync('id', [which, 'postgres']).toString());
  chownSync(folder, id('-u'), id('-g'));
}

/** Starts a new, empty Postgres; undefined if it is not installed. */
export async function startPostgres(cleanup: Cleanup): Promise<PostgresServer | undefined> {
  const bin = programs();
  if (bin === undefined || (asRoot && spawnSync('id', ['postgres']).status !== 0)) return undefined;
  const folder = cleanup.folder();
  const data = join(folder, 'data');
  chmodSync(folder, 0o755);
  ownedByPostgres(data);
  const made = run(join(bin, 'initdb'), [
    '-D',
    data,
    '-U',
    'site',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
  ]);
  if (!made) throw new Error('initdb failed');
  const port = await freePort();
  const options = `-p ${String(port)} -c listen_addresses=127.0.0.1 -c unix_socket_directories='' -c max_connections=100`;
  const start = () =>
    run(join(bin, 'pg_ctl'), ['-D', data, '-w', '-t', '30', '-l', join(data, 'log'), '-o', options, 'start']);
  const kill = () => {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, 'SIGKILL');
  };
  cleanup.add(() => run(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop']));
  if (!start()) throw new Error('Postgres did not start');
  const url = `postgres://site@127.0.0.1:${String(port)}/postgres`;
  return {
    url,
    async killAndStart() {
      kill();
      // Its children notice within a moment; until then the shared memory is in use and a start is refused.
      for (let left = 60; left > 0; left -= 1) {
        await wait(250);
        if (start()) return;
      }
      throw new Error('Postgres did not start again');
    },
    async killBackend() {
      const db = new pg.Client({ connectionString: url });
      db.on('error', () => undefined);
      await db.connect();
      const { rows } = await db.query<{ pid: number }>(
        `SELECT pid FROM pg_stat_activity WHERE application_name = 'website' LIMIT 1`,
      );
      if (rows[0]) process.kill(rows[0].pid, 'SIGKILL');
      await db.end().catch(() => undefined);
    },
  };
}
