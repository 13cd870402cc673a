import { once } from 'node:events';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { connect, constants, type ClientHttp2Session, type OutgoingHttpHeaders } from 'node:http2';
import { Agent, request } from 'node:https';
import { join } from 'node:path';
import { connect as connectTls } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { listen, stop } from '../../src/server/http/server';
import { createTlsServer } from '../../src/server/http/tls';
import { openStore } from '../../src/server/store/openStore';
import { folder, review, startSite, type SiteOptions } from './site';

/** Certificates for `localhost` that last until 2126, and their keys: made for tests, secret to nobody. */
const file = (name: string) => fileURLToPath(new URL(`tls/${name}.pem`, import.meta.url));
const tls = { cert: file('cert'), key: file('key') };
const ca = readFileSync(tls.cert);

const startSecure = (options: SiteOptions = {}) =>
  startSite({ ...options, config: { tls, ...options.config } });

/** A browser's one connection. */
function http2(url: string): ClientHttp2Session {
  const session = connect(url, { ca });
  session.on('error', () => undefined);
  onTestFinished(() => {
    session.destroy();
  });
  return session;
}

/** A request over HTTP/2; gives its headers and its text. */
async function ask(session: ClientHttp2Session, headers: OutgoingHttpHeaders, body?: string) {
  const stream = session.request(headers, { endStream: body === undefined });
  if (body !== undefined) stream.end(body);
  const got = once(stream, 'response') as Promise<[Record<string, unknown>]>;
  let text = '';
  stream.setEncoding('utf8').on('data', (part: string) => (text += part));
  const ended = once(stream, 'end');
  const [answer] = await got;
  await ended;
  return { ...answer, text };
}

/** A request over HTTP/1.1. */
function http1(url: string, agent: Agent) {
  return new Promise<Record<string, unknown>>((resolve, reject) => {
    request(url, { ca, agent }, (res) => {
      res.resume();
      res.on('end', () => {
        resolve({ status: res.statusCode, version: res.httpVersion, ...res.headers });
      });
    })
      .on('error', reject)
      .end();
  });
}

const posted = {
  ':method': 'POST',
  ':path': '/send-review',
  'content-type': 'application/json',
};

describe('a server with a certificate', () => {
  it('speaks HTTP/2 and HTTP/1.1 with the same answers, and says that it stays with https', async () => {
    const site = await startSecure();
    expect(site.url).toMatch(/^https:\/\/127\.0\.0\.1:\d+$/);
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => {
      agent.destroy();
    });
    const session = http2(site.url);
    const newer = await ask(session, { ':path': '/FAQ' });
    const older = await http1(`${site.url}/FAQ`, agent);
    expect(older).toMatchObject({ status: 200, version: '1.1' });
    expect(newer).toMatchObject({ ':status': 200, text: '<h1>built /FAQ</h1>' });
    expect(session.alpnProtocol).toBe('h2');
    for (const answer of [newer, older]) {
      expect(answer).toMatchObject({
        'strict-transport-security': 'max-age=63072000; includeSubDomains',
        'content-security-policy': expect.stringMatching(/;upgrade-insecure-requests$/) as unknown,
      });
    }
  });

  it('takes forms, refuses and redirects over HTTP/2, on one connection', async () => {
    const site = await startSecure({ rateLimit: { burst: 1, perSecond: 0.001 } });
    const session = http2(site.url);
    expect(await ask(session, posted, JSON.stringify(review))).toMatchObject({ ':status': 201 });
    const refused = await ask(session, { ...posted, accept: 'text/html' }, JSON.stringify(review));
    expect(refused).toMatchObject({ ':status': 429, 'retry-after': expect.anything() as unknown });
    expect(refused).not.toHaveProperty('connection');
    expect(await ask(session, { ':path': '/faq' })).toMatchObject({ ':status': 301, location: '/FAQ' });
    expect(await ask(session, { ':path': '/x' })).toMatchObject({ ':status': 404 });
    expect(await ask(session, { ':path': '/FAQ', ':method': 'HEAD' })).toMatchObject({
      ':status': 200,
      text: '',
    });
    expect(await ask(session, { ':path': '/FAQ', ':method': 'TRACE' })).toMatchObject({ ':status': 501 });
    const many = await Promise.all(Array.from({ length: 60 }, () => ask(session, { ':path': '/' })));
    expect(many.every((answer) => answer.text === '<h1>built /</h1>')).toBe(true);
  });

  it('finishes what is under way when it stops, and waits for no idle connection', async () => {
    const site = await startSecure();
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => {
      agent.destroy();
    });
    await http1(`${site.url}/FAQ`, agent);
    const idle = http2(site.url);
    await ask(idle, { ':path': '/FAQ' });
    const busy = http2(site.url);
    const stream = busy.request(posted);
    const answered = once(stream, 'response') as Promise<[Record<string, unknown>]>;
    const body = JSON.stringify(review);
    stream.write(body.slice(0, 5));
    // The server has the request when it has answered a later one.
    await ask(busy, { ':path': '/' });
    const closed = site.close();
    await Promise.all([once(idle, 'close'), once(busy, 'goaway')]);
    stream.end(body.slice(5));
    stream.resume();
    expect((await answered)[0]).toMatchObject({ ':status': 201 });
    await closed;
  }, 30_000);

  it('lets a browser take back the requests of a page, and closes a connection that takes back hundreds', async () => {
    let asked = 0;
    const site = await startSecure({
      async open(config) {
        const store = await openStore(config);
        const ping = () => {
          asked += 1;
          return store.ping();
        };
        return { ...store, ping };
      },
    });
    const takeBack = (session: ClientHttp2Session, count: number) => {
      for (let n = 0; n < count && !session.destroyed; n += 1) {
        const stream = session.request({ ':path': '/healthz' });
        stream.on('error', () => undefined).close(constants.NGHTTP2_CANCEL);
      }
    };
    const honest = http2(site.url);
    takeBack(honest, 60);
    expect(await ask(honest, { ':path': '/FAQ' })).toMatchObject({ ':status': 200 });
    const other = http2(site.url);
    await once(other, 'connect');
    const closed = once(other, 'close');
    const timer = setInterval(takeBack, 20, other, 50);
    onTestFinished(() => {
      clearInterval(timer);
    });
    await closed;
    expect(asked).toBeLessThan(50);
    expect(await ask(honest, { ':path': '/' })).toMatchObject({ ':status': 200 });
  }, 10_000);

  it.each([
    ['cert', 'nowhere', /^TLS_CERT \S+nowhere\.pem cannot be read\.$/],
    ['key', 'nowhere', /^TLS_KEY \S+nowhere\.pem cannot be read\.$/],
    ['cert', 'key', /^TLS_CERT \S+key\.pem holds no PEM certificate\.$/],
    ['key', 'cert', /^TLS_KEY \S+cert\.pem holds no PEM key without a password\.$/],
    ['key', 'newKey', /^TLS_KEY \S+newKey\.pem is not the key of TLS_CERT \S+cert\.pem\.$/],
  ] as const)('is refused where the %s is %s.pem, in one line', async (setting, name, message) => {
    await expect(startSecure({ config: { tls: { ...tls, [setting]: file(name) } } })).rejects.toThrow(
      message,
    );
  });

  it('takes a renewed certificate without a stop, and keeps the old one where the new one is broken', async () => {
    const place = folder();
    const files = { cert: join(place, 'cert.pem'), key: join(place, 'key.pem') };
    const put = (cert: string, key: string) => {
      copyFileSync(file(cert), files.cert);
      copyFileSync(file(key), files.key);
    };
    put('cert', 'key');
    const web = createTlsServer(files, {}, (_req, res) => res.end());
    const port = await listen(web, { port: 0, host: '127.0.0.1' });
    onTestFinished(() => stop(web, 1000));
    const shown = async () => {
      const socket = connectTls({ port, host: '127.0.0.1', rejectUnauthorized: false });
      await once(socket, 'secureConnect');
      const { fingerprint256 } = socket.getPeerCertificate();
      socket.destroy();
      return fingerprint256;
    };
    const first = await shown();
    put('newCert', 'newKey');
    web.reload();
    const second = await shown();
    expect(second).not.toBe(first);
    writeFileSync(files.cert, 'rubbish');
    expect(() => {
      web.reload();
    }).toThrow(/^TLS_CERT \S+ holds no PEM certificate\.$/);
    expect(await shown()).toBe(second);
  });
});
