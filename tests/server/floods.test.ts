import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { limitConnections } from '../../src/server/http/connections';
import { BusyError, oneByOne } from '../../src/server/http/oneByOne';
import { proxies } from '../../src/server/http/proxies';
import { openStore } from '../../src/server/store/openStore';
import { emailCall, message, review, startSite } from './site';

/** Resolves when a connection is closed, with or without an error. */
const closing = (socket: Socket) =>
  socket.closed
    ? Promise.resolve()
    : new Promise<void>((resolve) =>
        socket.once('close', () => {
          resolve();
        }),
      );

function open(url: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  onTestFinished(() => {
    socket.destroy();
  });
  return socket;
}

/** A site with a slow store that counts how often it is called, and by how many callers at once. */
async function startCounting() {
  const pings = { times: 0, atOnce: 0, maxAtOnce: 0 };
  const site = await startSite({
    async open(config) {
      const store = await openStore(config);
      return {
        ...store,
        async ping() {
          pings.times += 1;
          pings.maxAtOnce = Math.max(pings.maxAtOnce, ++pings.atOnce);
          await new Promise((resolve) => setTimeout(resolve, 5));
          pings.atOnce -= 1;
        },
      };
    },
  });
  return { site, pings };
}

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: flood\r\n\r\n`;

describe('a connection that sends requests ahead', () => {
  it('is answered one after the other, in order', async () => {
    const { site, pings } = await startCounting();
    const socket = open(site.url);
    const paths = ['/healthz', '/FAQ', '/healthz', '/nothing', '/healthz', '/', '/healthz'];
    socket.write(
      paths.map(ask).join('') + ask('/services').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'),
    );
    let text = '';
    socket.setEncoding('latin1').on('data', (part: string) => (text += part));
    await once(socket, 'close');
    const statuses = [...text.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status));
    expect(statuses).toEqual([200, 200, 200, 404, 200, 200, 200, 200]);
    expect(pings).toMatchObject({ times: 4, maxAtOnce: 1 });
  });

  it('is closed where it sends hundreds and reads nothing, at the cost of a few answers', async () => {
    const { site, pings } = await startCounting();
    const sockets = Array.from({ length: 20 }, () => open(site.url));
    const closed = sockets.map(closing);
    for (const socket of sockets) socket.pause().write(ask('/healthz').repeat(500));
    // A connection with unread data does not report that it was closed.
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect((await site.call('/healthz')).status).toBe(200);
    expect(pings.times).toBeLessThan(20 * 17);
    for (const socket of sockets) socket.resume();
    await Promise.all(closed);
  });
});

describe('connections', () => {
  async function startLimited(maxTotal: number, maxPerNetwork: number, trusted: readonly string[]) {
    const server = createServer((_req, res) => res.end());
    limitConnections(server, proxies(trusted), {
      maxTotal: maxTotal,
      maxPerNetwork: { each: maxPerNetwork, customer: maxPerNetwork, provider: maxPerNetwork },
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    return async (count: number) => {
      const sockets = Array.from({ length: count }, () => open(url));
      const answers = sockets.map(async (socket) => {
        socket.write(ask('/'));
        const answer = new Promise((resolve) => socket.once('data', resolve));
        return Buffer.isBuffer(await Promise.race([answer, closing(socket)]));
      });
      const answered = (await Promise.all(answers)).filter(Boolean).length;
      for (const socket of sockets) socket.destroy();
      await Promise.all(sockets.map(closing));
      return answered;
    };
  }

  it('of one network are limited, and free again when they are closed', async () => {
    const visit = await startLimited(100, 3, []);
    expect(await visit(8)).toBe(3);
    await expect.poll(() => visit(3)).toBe(3);
  });

  it('of a trusted proxy are limited with all others only', async () => {
    const visit = await startLimited(6, 3, ['127.0.0.0/8']);
    expect(await visit(10)).toBe(6);
  });
});

describe('GETs that render or ask the store', () => {
  const costlyRate = { burst: 3, perSecond: 0.5 };
  const again = '/ContactUs?again=abcdefghij1234567890';

  it.each([
    ['a refused form', again],
    ['a refused form whose parameter is written in another way', again.replace('again', '%61gain')],
    ['the page after a form', '/MessageSent?sent=1.x'],
  ])('for %s are limited, and pages that are ready are not', async (_, path) => {
    const site = await startSite({ costlyRate });
    const statuses: number[] = [];
    for (let n = 0; n < 4; n += 1) statuses.push((await site.call(path)).status);
    expect(statuses.slice(0, 3)).not.toContain(429);
    expect(statuses[3]).toBe(429);
    for (const ready of ['/ContactUs', '/ContactUs?utm=1', '/MessageSent', '/healthz'])
      expect((await site.call(ready)).status).toBe(200);
    // They do not use up the limit of posts either.
    expect((await site.post('/send-review', review)).status).toBe(201);
  });

  it('ask the store for its health once, however many ask at that moment', async () => {
    const { site, pings } = await startCounting();
    const answers = await Promise.all(Array.from({ length: 50 }, () => site.call('/healthz')));
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(50).fill(200));
    expect(pings.maxAtOnce).toBe(1);
    expect(pings.times).toBeLessThan(50);
  });

  it('render nothing for visitors who have gone', async () => {
    const site = await startSite();
    const refused = await site.submit('/send-review', { name: '', text: 'x' });
    const path = (refused.headers.get('location') ?? '').replace(/#.*/, '');
    const sockets = Array.from({ length: 20 }, () => open(site.url));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    for (const socket of sockets) {
      socket.write(ask(path));
      socket.end();
      setTimeout(() => socket.destroy());
    }
    await Promise.all(sockets.map(closing));
    expect((await site.call(path)).status).toBe(200);
    expect(site.renderer.calls.filter((page) => page === '/Testimonials').length).toBeLessThan(20);
  });
});

describe('costly work', () => {
  it('is done one after the other, and refused where too much waits', async () => {
    const paced = oneByOne(2);
    let running = 0;
    const work = async () => {
      expect(++running).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
    };
    const done = await Promise.allSettled([work, work, work, work, work].map(paced));
    expect(done.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    expect(done[4]).toMatchObject({ reason: expect.any(BusyError) as unknown });
    await expect(paced(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await paced(() => Promise.resolve('again'))).toBe('again');
  });
});

describe('16 KB of what is normalised away', () => {
  const blanks = (count: number, one = ' ') => `x${one.repeat(count)}x`;
  it.each<[string, string, unknown]>([
    ['a review', '/send-review', { ...review, text: blanks(16_000) }],
    ['the name of a field', '/send-review', { ...review, [blanks(16_000)]: 1 }],
    ['tabs in a subscription', '/subscribe', { email: blanks(7500, '\t') }],
    ['marks in a booking', '/book-appointment', { note: blanks(4000, '\u0301\u0323') }],
    ['the e-mail call', '/api/v1.0/email/send', emailCall({ ...message, message: blanks(15_500) })],
  ])('in %s as JSON is refused at once', async (_, path, body) => {
    const site = await startSite();
    expect(await fastest(() => site.post(path, body), 422)).toBeLessThan(100);
  });

  it.each([
    ['/subscribe', { email: blanks(16_000) }],
    ['/send-review', { ...review, rating: '5', text: blanks(16_000) }],
    ['/api/v1.0/email/send', { ...message, name: blanks(8000), message: blanks(8000) }],
  ])('in a plain form for %s is given back at once', async (path, fields) => {
    const site = await startSite();
    expect(await fastest(() => site.submit(path, fields), 303)).toBeLessThan(100);
  });

  /** Time in ms of the fastest of three calls: the others had to wait for something else. */
  async function fastest(call: () => Promise<Response>, status: number): Promise<number> {
    let best = Infinity;
    for (let n = 0; n < 3; n += 1) {
      const began = performance.now();
      expect((await call()).status).toBe(status);
      best = Math.min(best, performance.now() - began);
    }
    return best;
  }
});
