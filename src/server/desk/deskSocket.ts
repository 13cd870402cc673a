import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, lstatSync, mkdirSync, rmSync } from 'node:fs';
import { createServer, request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describeError, StartError } from '../errors';
import type { Desk } from './Desk';
import { DeskError } from './DeskError';

// The kernel's limit for a socket's path is 108 bytes on Linux and 104 elsewhere.
const maxPathLength = 100;

/** The socket of a data folder: inside it, or in the system's temporary folder if that path is too long. */
export function socketPath(dataDir: string): string {
  const path = join(dataDir, 'desk.sock');
  if (Buffer.byteLength(path) <= maxPathLength) return path;
  const hash = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  return join(tmpdir(), `desk-${String(process.getuid?.() ?? 0)}-${hash}`, 'desk.sock');
}

/**
 * Creates the folder of a socket in the temporary folder, where every user can create folders.
 * @throws {Error} If somebody else's folder has that name.
 */
export function secureFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stats = lstatSync(folder);
  const ours = process.getuid === undefined || stats.uid === process.getuid();
  if (!stats.isDirectory() || !ours || (stats.mode & 0o077) !== 0)
    throw new Error(`${folder} is not ours alone`);
}

type Methods = Record<string, (...values: unknown[]) => Promise<unknown>>;
type Answer = { ok: true; value?: unknown } | { ok: false; code: DeskError['code']; message: string };

/** Calls a method of the desk; `hello` returns the names of all. */
async function perform(desk: Desk, req: IncomingMessage): Promise<Answer> {
  try {
    const { call, values } = JSON.parse(await text(req)) as { call: string; values: unknown[] };
    if (call === 'hello') return { ok: true, value: Object.keys(desk) };
    if (!Object.hasOwn(desk, call)) throw new Error('The server does not know this call.');
    // Only the server's own user can reach the socket; the methods validate their arguments.
    const method = (desk as unknown as Methods)[call];
    return { ok: true, value: await method?.(...values) };
  } catch (error) {
    const code = error instanceof DeskError ? error.code : 'failed';
    return { ok: false, code, message: describeError(error) };
  }
}

/** Calls a method of the desk through a socket. @throws {DeskError} If the method fails. @throws {Error} If nobody answers. */
async function send(path: string, call: string, values: readonly unknown[]): Promise<unknown> {
  const req = request({ socketPath: path, method: 'POST', path: '/' });
  req.end(JSON.stringify({ call, values }));
  const [response] = (await once(req, 'response')) as [IncomingMessage];
  const answer = JSON.parse(await text(response)) as Answer;
  if (!answer.ok) throw new DeskError(answer.code, answer.message);
  return answer.value;
}

/**
 * Opens the desk of a running server: a Unix socket that only the server's own user can reach. The caller must hold the
 * store, so a socket on which nobody answers is a leftover and is replaced.
 * @returns A function that closes and removes the socket.
 */
export async function openDeskSocket(dataDir: string, desk: Desk): Promise<() => Promise<void>> {
  const path = socketPath(dataDir);
  if (await reachDesk(dataDir)) throw new StartError(`DATA_DIR ${dataDir} is in use by a running server.`);
  const server = createServer((req, res) => {
    void perform(desk, req).then((answer) => {
      res
        .writeHead(200, { 'Content-Type': 'application/json', Connection: 'close' })
        .end(JSON.stringify(answer));
    });
  });
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (dirname(path) !== dataDir) secureFolder(dirname(path));
    rmSync(path, { force: true });
    // listen() creates the socket, which must never be accessible to others, not even for a moment.
    const before = process.umask(0o177);
    server.listen(path);
    process.umask(before);
    await once(server, 'listening');
    chmodSync(path, 0o600);
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir} cannot hold the desk's socket.`, { cause: error });
  }
  return async () => {
    server.close();
    await once(server, 'close');
    rmSync(path, { force: true });
  };
}

/** The desk of the server that runs on a data folder; undefined if there is none. */
export async function reachDesk(dataDir: string): Promise<Desk | undefined> {
  const path = socketPath(dataDir);
  try {
    if (dirname(path) !== dataDir) secureFolder(dirname(path));
    const names = (await send(path, 'hello', [])) as string[];
    const methods = names.map((name) => [name, (...values: unknown[]) => send(path, name, values)]);
    return Object.fromEntries(methods) as Desk;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ECONNREFUSED' || code === 'ENOTDIR') return undefined;
    throw new DeskError('failed', `The running server cannot be reached: ${describeError(error)}.`);
  }
}
