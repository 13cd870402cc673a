import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomFrom } from './random';

/** What happens to a request on a bad connection. */
export const fates = [
  'dropped',
  'refused with 503',
  'answer lost after it was stored',
  'stalled',
  'passed',
] as const;
export type Fate = (typeof fates)[number];

/** How many requests of a hundred meet each fate; the rest pass. */
export type Shares = Readonly<Record<Exclude<Fate, 'passed'>, number>>;

/** A connection between visitors and server on which posts fail. */
export interface BadLine {
  /** Its address, used in place of the site's. */
  url: string;
  /** Number of requests by fate. */
  counts: Readonly<Record<Fate, number>>;
  /** Number of requests by subject; see `about` of {@link openBadLine}. */
  calls: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

async function bytesOf(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Passes a request on. @returns The head and the complete body of the answer. */
function pass(target: string, { method, url, headers }: IncomingMessage, body: Buffer) {
  return new Promise<{ head: IncomingMessage; text: Buffer }>((resolve, reject) => {
    const call = request(target + String(url), { method, headers }, (head) => {
      bytesOf(head).then((text) => {
        resolve({ head, text });
      }, reject);
    });
    call.on('error', reject);
    call.end(body);
  });
}

/**
 * Opens a bad connection to a server. Only posts fail: the page with the form has already loaded.
 * @param about Returns the subject of a body, to count its requests.
 */
export async function openBadLine(
  target: string,
  shares: Shares,
  about: (body: string) => string,
  seed: number,
): Promise<BadLine> {
  const random = randomFrom(seed);
  const counts: Record<Fate, number> = Object.fromEntries(fates.map((fate) => [fate, 0])) as Record<
    Fate,
    number
  >;
  const calls = new Map<string, number>();

  function fateOf({ method }: IncomingMessage): Fate {
    let left = method === 'POST' ? random.next() * 100 : Infinity;
    for (const fate of fates) {
      if (fate === 'passed') break;
      left -= shares[fate];
      if (left < 0) return fate;
    }
    return 'passed';
  }

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const fate = fateOf(req);
    const body = await bytesOf(req);
    if (req.method === 'POST') {
      counts[fate] += 1;
      const subject = about(body.toString());
      calls.set(subject, (calls.get(subject) ?? 0) + 1);
    }
    if (fate === 'dropped') return void req.socket.destroy();
    if (fate === 'refused with 503')
      return void res.writeHead(503, { 'Content-Type': 'text/html' }).end('<h1>Busy</h1>');
    // Half of the stalled ones have arrived, half have not; none is answered.
    if (fate === 'stalled' && random.next() < 0.5) return;
    const { head, text } = await pass(target, req, body);
    if (fate === 'stalled') return;
    if (fate !== 'passed') return void req.socket.destroy();
    res.writeHead(head.statusCode ?? 502, head.headers).end(text);
  }

  const server = createServer((req, res) => {
    answer(req, res).catch(() => req.socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    counts,
    calls,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
