import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { dirname } from 'node:path';
import { describeError, StartError } from '../errors';
import type { Desk } from './Desk';
import { DeskError, type DeskFailure } from './DeskError';
import { secureFolder, socketPath } from './socketPath';

/** Calls of the desk by name; the socket takes no other. */
const calls = [
  'listReviews',
  'showReview',
  'decide',
  'listBookings',
  'showBooking',
  'decideBooking',
  'listMessages',
  'showMessage',
  'listSubscribers',
  'backup',
  'health',
  'listMail',
  'retryMail',
  'deleteMessage',
  'deleteBooking',
  'deleteReview',
  'deleteSubscriber',
  'purge',
] as const satisfies readonly (keyof Desk)[];
type Call = (typeof calls)[number];
type Answer = { ok: true; value?: unknown } | { ok: false; code: DeskFailure; message: string };

async function perform(desk: Desk, text: string): Promise<Answer> {
  try {
    const { call, values } = JSON.parse(text) as { call: Call; values: string[] };
    if (!calls.includes(call))
      return { ok: false, code: 'failed', message: 'The server does not know this call.' };
    // Every call of the desk takes texts; which ones, the desk checks itself.
    const callable = desk as unknown as Record<Call, (...values: string[]) => Promise<unknown>>;
    return { ok: true, value: await callable[call](...values) };
  } catch (error) {
    const code = error instanceof DeskError ? error.code : 'failed';
    return { ok: false, code, message: describeError(error) };
  }
}

function exchange(path: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request({ socketPath: path, method: 'POST', path: '/' }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        resolve(Buffer.concat(chunks).toString());
      });
      answer.on('error', reject);
    });
    call.on('error', reject);
    call.end(text);
  });
}

/**
 * Opens the desk of a running server: a Unix socket that only the server's own user can reach.
 * The caller must hold the store, so a socket that nobody answers on is left over and replaced.
 * @returns Closes the socket and removes it.
 */
export async function openDeskSocket(dataDir: string, desk: Desk): Promise<() => Promise<void>> {
  const path = socketPath(dataDir);
  if (await reachDesk(dataDir)) throw new StartError(`DATA_DIR ${dataDir} is in use by a running server.`);
  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      void perform(desk, Buffer.concat(chunks).toString()).then((answer) => {
        res
          .writeHead(200, { 'Content-Type': 'application/json', Connection: 'close' })
          .end(JSON.stringify(answer));
      });
    });
  });
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (dirname(path) !== dataDir) secureFolder(dirname(path));
    rmSync(path, { force: true });
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      // The socket is made inside listen(): it must not be open to others even for a moment.
      const before = process.umask(0o177);
      server.listen(path, resolve);
      process.umask(before);
    });
    chmodSync(path, 0o600);
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir} cannot hold the desk's socket.`, { cause: error });
  }
  return () =>
    new Promise((resolve) => {
      server.close(() => {
        rmSync(path, { force: true });
        resolve();
      });
    });
}

/** The desk of the server that runs on a data folder; missing when none does. */
export async function reachDesk(dataDir: string): Promise<Desk | undefined> {
  const path = socketPath(dataDir);
  const send = async (call: Call | 'hello', values: string[]): Promise<unknown> => {
    const answer = JSON.parse(await exchange(path, JSON.stringify({ call, values }))) as Answer;
    if (!answer.ok) throw new DeskError(answer.code, answer.message);
    return answer.value;
  };
  try {
    if (dirname(path) !== dataDir) secureFolder(dirname(path));
    await exchange(path, '{"call":"hello","values":[]}');
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ECONNREFUSED' || code === 'ENOTDIR') return undefined;
    throw new DeskError('failed', `The running server cannot be reached: ${describeError(error)}.`);
  }
  return Object.fromEntries(
    calls.map((call) => [call, (...values: string[]) => send(call, values)]),
  ) as unknown as Desk;
}
