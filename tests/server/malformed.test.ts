import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { deskIn, emailCall, message, review, startSite, type Site } from './site';

/**
 * Sends raw bytes; returns the status of each answer until the server closes.
 * @param hangUp Whether the client closes its side afterwards.
 */
function exchange(site: Site, text: string, hangUp = false): Promise<number[]> {
  const { hostname, port } = new URL(site.url);
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(Number(port), hostname, () => {
      socket.write(text, 'latin1');
      if (hangUp) socket.end();
    });
    socket.setEncoding('latin1').on('data', (data: string) => (answer += data));
    socket.on('error', reject).on('close', () => {
      resolve([...answer.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status)));
    });
  });
}

const host = 'Host: localhost\r\nConnection: close\r\n';
const typed = `${host}Content-Type: application/json\r\n`;
const posted = (path: string, body: string) =>
  `POST ${path} HTTP/1.1\r\n${typed}Content-Length: ${String(Buffer.byteLength(body))}\r\n\r\n${body}`;

const requestLines: readonly [string, number][] = [
  ['GET //', 301],
  ['GET /..%2f..%2fetc/passwd', 404],
  ['GET /../../etc/passwd', 404],
  // Decoded they would be other texts; they are stored as they are.
  ['GET /..%252f..%252fetc/passwd', 404],
  ['GET /%2546AQ', 404],
  ['POST /%2573end-review', 404],
  ['GET /%00', 404],
  ['GET /%', 404],
  ['GET /%c0%af', 404],
  ['GET /\xff\xfe', 400],
  [`GET /${'a'.repeat(8000)}`, 404],
  [`GET /?${'a=b&'.repeat(2000)}`, 200],
  // Leads to the home page, as in a browser.
  [`GET /${'%2e%2e/'.repeat(1000)}`, 200],
  [`GET /${'%2e%2e/'.repeat(1000)}etc/passwd`, 404],
  [`GET /${'a'.repeat(20_000)}`, 431],
  ['GET http://localhost/FAQ', 200],
  ['GET http://localhost/nothing', 404],
  ['GET *', 400],
  ['OPTIONS *', 400],
  ['GET ?x', 400],
  ['GET #x', 400],
  ['GET send-review', 400],
  ['GET /ContactUs?again=%00%ff', 200],
  ['GET /BookAppointment?clinic=__proto__', 200],
  ['HEAD /form-begun', 204],
  ['HEAD /send-review', 405],
  ['OPTIONS /send-review', 405],
  ['DELETE /form-begun', 405],
  ['POST //send-review', 404],
  ['POST /send-review/', 404],
  ['POST /%73end-review', 415],
  ['POST http://localhost/send-review', 415],
  ['POST /send-review?x=%', 415],
  ['POST /%', 404],
  ['POST *', 400],
  ['TRACE /', 501],
  ['PROPFIND /send-review', 501],
  ['CONNECT localhost:80', 0],
];

describe('request lines', () => {
  it.each(requestLines.map(([line, status]) => [JSON.stringify(line.slice(0, 40)), line, status] as const))(
    '%s',
    async (_, line, status) => {
      const site = await startSite();
      const [answer = 0] = await exchange(site, `${line} HTTP/1.1\r\n${host}\r\n`);
      expect(answer).toBe(status);
      expect((await site.call('/healthz')).status).toBe(200);
      expect(site.lines).toEqual([]);
    },
  );

  it.each([
    ['no host', 'GET / HTTP/1.1\r\n\r\n', [400]],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: a\r\nhost: b\r\nConnection: close\r\n\r\n', [400]],
    ['no host, as of old', 'GET /healthz HTTP/1.0\r\n\r\n', [400]],
    [
      'two lengths',
      `POST /send-review HTTP/1.1\r\n${typed}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
      [400],
    ],
    [
      'a length and chunks',
      `POST /send-review HTTP/1.1\r\n${typed}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      [400],
    ],
    ['a length below nothing', `POST /send-review HTTP/1.1\r\n${typed}Content-Length: -1\r\n\r\n`, [400]],
    ['no number as length', `POST /send-review HTTP/1.1\r\n${typed}Content-Length: 1e3\r\n\r\n`, [400]],
    [
      'chunks that are none',
      `POST /send-review HTTP/1.1\r\n${typed}Transfer-Encoding: chunked\r\n\r\nxyz\r\n`,
      [400],
    ],
    [
      'an unknown coding',
      `POST /send-review HTTP/1.1\r\n${typed}Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n`,
      [400],
    ],
    ['a header without a name', `GET / HTTP/1.1\r\n${host}: x\r\n\r\n`, [400]],
    ['a folded header', `GET / HTTP/1.1\r\n${host}X: a\r\n b\r\n\r\n`, [400]],
    ['very long headers', `GET / HTTP/1.1\r\n${host}X: ${'a'.repeat(20_000)}\r\n\r\n`, [431]],
    ['very many headers', `GET / HTTP/1.1\r\n${host}${'X: a\r\n'.repeat(900)}\r\n`, [200]],
    // Node 20 leaves out those above its limit, later ones refuse them all.
    [
      'more headers than Node reads',
      `GET / HTTP/1.1\r\n${host}${'X: a\r\n'.repeat(1500)}\r\n`,
      [expect.any(Number) as number],
    ],
    ['no HTTP', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', [400]],
    ['another version', `GET / HTTP/3.0\r\n${host}\r\n`, [400]],
    ['no more', 'POST /send-rev', [400]],
  ])('with %s do no harm', async (_, text, statuses) => {
    const site = await startSite();
    const answers = await exchange(site, text, text.length < 20);
    for (const status of answers) expect(status).toBeLessThan(500);
    expect(answers.slice(0, 1)).toEqual(statuses);
    expect((await site.call('/healthz')).status).toBe(200);
  });
});

it('texts are decoded once: what looks encoded after that is stored as it is', async () => {
  const site = await startSite();
  const twice = ['%41%2B%253C', '&lt;b&gt;', '\\u0041', 'a+b'];
  for (const text of twice) {
    expect((await site.post('/send-review', { ...review, text })).status).toBe(201);
    expect((await site.submit('/send-review', { ...review, rating: '5', text })).status).toBe(303);
  }
  const stored = (await (await deskIn(site)).exportReviews()).map(({ text }) => text);
  // The form and the JSON have the same fields, so each is stored once.
  expect(stored.sort()).toEqual(twice.sort());
});

describe('JSON', () => {
  const fields = JSON.stringify(review).slice(1, -1);
  it.each([
    ['a field named __proto__', `{"__proto__":{"admin":true},${fields}}`, 422],
    ['a field named constructor', `{"constructor":{"prototype":{"admin":true}},${fields}}`, 422],
    ['a field named toString', `{"toString":1,${fields}}`, 422],
    ['a name that is an object', `{${fields},"name":{"$gt":""}}`, 422],
    [
      'the same field twice: the last counts',
      `{"name":"","name":"A",${fields.replace('"name"', '"title"')}}`,
      201,
    ],
    ['deep nesting', `{"name":${'{"a":'.repeat(2000)}1${'}'.repeat(2000)}}`, 422],
    ['deep nesting in the honeypot', `{"website":${'['.repeat(3000)}${']'.repeat(3000)},${fields}}`, 201],
    ['a thousand fields', `{${Array.from({ length: 1000 }, (_, n) => `"f${String(n)}":1`).join()}}`, 422],
    ['very large numbers', `{${fields},"rating":1e400}`, 422],
    ['NULs', `{${fields.replace('Wanjiru', '\\u0000Wan\\u0000jiru')}}`, 201],
    ['half a surrogate', `{${fields.replace('Wanjiru', '\\ud800')}}`, 201],
    ['a byte order mark', `\ufeff{${fields}}`, 201],
    ['a comment', `{${fields}} // x`, 400],
    ['an overlong number', `[${'9'.repeat(10_000)}]`, 400],
  ])('with %s is answered', async (_, body, status) => {
    const site = await startSite();
    const answer = await site.post('/send-review', body);
    expect(answer.status).toBe(status);
    expect(({} as Record<string, unknown>)['admin']).toBeUndefined();
    const stored = await (await deskIn(site)).exportReviews();
    for (const one of stored) expect(JSON.stringify(one)).not.toMatch(/\\u0000|\\ud800/);
    expect(site.lines).toEqual([]);
  });

  it('of the e-mail call may be as odd', async () => {
    const site = await startSite();
    for (const body of [
      `{"__proto__":{"template_params":{}}}`,
      JSON.stringify(emailCall()).replace(
        '"template_params":{',
        '"template_params":{"__proto__":{"email":"x@y.zz"},',
      ),
      JSON.stringify(emailCall([])),
      JSON.stringify(emailCall({ website: { website: '' } })),
    ]) {
      const answer = await site.post('/api/v1.0/email/send', body);
      expect([400, 422]).toContain(answer.status);
    }
    expect(await (await deskIn(site)).exportMessages()).toEqual([]);
  });
});

describe('plain forms', () => {
  const submit = (site: Site, path: string, body: string, type = 'application/x-www-form-urlencoded') =>
    site.call(path, { method: 'POST', headers: { 'Content-Type': type, Accept: 'text/html' }, body });

  it.each([
    ['thousands of fields', 'a=&'.repeat(5000), 400],
    ['a hundred fields', Array.from({ length: 100 }, (_, n) => `f${String(n)}=1`).join('&'), 303],
    ['one field a hundred times', 'email=a%40example.co.ke&'.repeat(100), 303],
    ['broken percent signs', 'email=%&%zz=%e0%a4%a', 303],
    ['bytes that are no text', 'email=%ff%fe%00', 303],
    ['separators only', '&&&===&;;', 303],
    ['fields of objects', '__proto__=x&constructor=y&toString=z&email[a]=b', 303],
    ['nothing', '', 303],
  ])('with %s are answered', async (_, body, status) => {
    const site = await startSite();
    for (const path of ['/subscribe', '/send-review', '/book-appointment', '/api/v1.0/email/send']) {
      const answer = await submit(site, path, body);
      expect([path, answer.status]).toEqual([path, status]);
      const again = answer.headers.get('location');
      if (again !== null) expect((await site.call(again.replace(/#.*/, ''))).status).toBe(200);
    }
    expect(site.lines).toEqual([]);
  });

  it('keep what was typed, whatever else was sent', async () => {
    const site = await startSite();
    const body = String(new URLSearchParams({ ...message, email: 'no', __proto__x: '1', key: 'short' }));
    const answer = await submit(site, '/api/v1.0/email/send', `${body}&__proto__=2&email=later`);
    const shownPage = await (
      await site.call((answer.headers.get('location') ?? '').replace(/#.*/, ''))
    ).text();
    expect(shownPage).toContain(`"email":"no"`);
    expect(shownPage).toContain(message.message);
  });
});

describe('types', () => {
  const send = (site: Site, type: string, encoding?: string) =>
    site.post('/send-review', review, {
      'Content-Type': type,
      ...(encoding !== undefined && { 'Content-Encoding': encoding }),
    });
  it('that leave the text in UTF-8 are taken', async () => {
    const site = await startSite();
    for (const type of [
      'application/json',
      'Application/JSON; charset=UTF-8',
      'application/json;charset="utf-8"',
      'application/json ; version=1',
    ])
      expect([type, (await send(site, type)).status]).toEqual([type, 201]);
    expect((await send(site, 'application/json', 'Identity')).status).toBe(201);
  });

  it('that do not are refused, and so is what is compressed', async () => {
    const site = await startSite();
    for (const type of [
      'application/json; charset=utf-16',
      'application/json; charset=iso-8859-1',
      'application/json; charset=utf-8; charset=utf-7',
      'application/x-www-form-urlencoded; charset=windows-1252',
      'application/json+x',
      'constructor',
      'text/json',
      'multipart/form-data; boundary=x',
    ])
      expect([type, (await send(site, type)).status]).toEqual([type, 415]);
    for (const encoding of ['gzip', 'br', 'identity, gzip', 'x'])
      expect((await send(site, 'application/json', encoding)).status).toBe(415);
    expect(await (await deskIn(site)).exportReviews()).toEqual([]);
  });

  it('an announced length is enough to refuse a body, before any of it is sent', async () => {
    const site = await startSite();
    const head = `POST /send-review HTTP/1.1\r\n${typed}Content-Length: 16385\r\n\r\n`;
    expect(await exchange(site, head)).toEqual([413]);
    const whole = JSON.stringify({ ...review, text: 'x' });
    const filled = whole.replace('"x"', `"${'x'.repeat(16_384 - whole.length + 1)}"`);
    expect([filled.length, await exchange(site, posted('/send-review', filled))]).toEqual([16_384, [422]]);
    expect(await exchange(site, posted('/send-review', `${filled} `))).toEqual([413]);
    // The limit counts bytes, not characters.
    const wide = JSON.stringify({ ...review, text: '€'.repeat(5500) });
    expect(await exchange(site, posted('/send-review', wide))).toEqual([413]);
  });

  it.each([20_000, 300_000, 1_000_000])(
    'a refusal reaches a slow line that first sends all of %i bytes, and its connection goes on',
    async (length) => {
      const site = await startSite();
      const { hostname, port } = new URL(site.url);
      const socket = connect(Number(port), hostname).setEncoding('latin1');
      const closed = new Promise((resolve, reject) => socket.on('close', resolve).on('error', reject));
      // Like a browser it reads no answer before all is sent.
      socket.pause();
      const type = 'Content-Type: application/json\r\n';
      socket.write(
        `POST /send-review HTTP/1.1\r\nHost: x\r\n${type}Content-Length: ${String(length)}\r\n\r\n`,
      );
      for (let sent = 0; sent < 20; sent += 1) {
        await wait(60);
        socket.write('x'.repeat(length / 20));
      }
      socket.write(`GET /FAQ HTTP/1.1\r\n${host}\r\n`);
      let answers = '';
      socket.on('data', (part: string) => (answers += part)).resume();
      await closed;
      expect([...answers.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status)).toEqual([
        '413',
        '200',
      ]);
    },
  );

  it('a request body that is not read to its end closes the connection', async () => {
    const site = await startSite();
    const refused = await exchange(
      site,
      `POST /send-review HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1048577\r\n\r\n`,
    );
    expect(refused).toEqual([413]);
  });
});
