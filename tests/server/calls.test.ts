import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { siteForms } from '../../src/server/http/siteForms';
import { StoreError } from '../../src/server/errors';
import { openStore } from '../../src/server/store/openStore';
import { booking, deskIn, email, emailCall, message, monday, review, startSite, type Site } from './site';

interface ErrorBody {
  error: { code: string; message: string; fields?: Record<string, string> };
}

async function refusal(answer: Response) {
  const { error } = (await answer.json()) as ErrorBody;
  return { status: answer.status, ...error };
}

describe('POST /send-review', () => {
  it('stores a review as pending', async () => {
    const site = await startSite();
    const answer = await site.post('/send-review', { ...review, text: '  Quick\r\nand kind.\u0000 ' });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { id, status } = (await answer.json()) as { id: string; status: string };
    expect(status).toBe('pending');
    const [stored] = await (await deskIn(site)).exportReviews();
    expect(stored).toMatchObject({ id, ...review, text: 'Quick\nand kind.', status: 'pending' });
  });

  it('gives the same id for the same key, stored once even at the same moment', async () => {
    const site = await startSite();
    const send = () => site.post('/send-review', review, { 'Idempotency-Key': 'a-key-of-one-filling' });
    const answers = await Promise.all(Array.from({ length: 25 }, send));
    const ids = await Promise.all(
      answers.map(async (answer) => ((await answer.json()) as { id: string }).id),
    );
    expect(new Set(ids).size).toBe(1);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await (await deskIn(site)).exportReviews()).toHaveLength(1);
    const other = await site.post(
      '/send-review',
      { ...review, text: 'Other' },
      { 'Idempotency-Key': 'a-key-of-one-filling' },
    );
    expect(await refusal(other)).toMatchObject({ status: 422, code: 'key_reused' });
    const bad = await site.post('/send-review', review, { 'Idempotency-Key': 'short' });
    expect(await refusal(bad)).toMatchObject({ status: 400, code: 'malformed' });
  });

  it.each<[string, object, Record<string, string>]>([
    ['nothing', {}, { name: 'required', title: 'required', text: 'required' }],
    ['white space', { ...review, name: ' \u200e\u0000 ' }, { name: 'required' }],
    ['too much', { ...review, text: 'x'.repeat(2001) }, { text: 'too_long' }],
    ['numbers for words', { ...review, title: 7 }, { title: 'type' }],
    ['six stars', { ...review, rating: 6 }, { rating: 'rating' }],
    ['stars as text', { ...review, rating: '5' }, { rating: 'rating' }],
    ['half stars', { ...review, rating: 4.5 }, { rating: 'rating' }],
    ['null stars', { ...review, rating: null }, { rating: 'rating' }],
    ['an unknown field', { ...review, status: 'approved' }, { status: 'type' }],
    ['a field named as an object’s own', { ...review, constructor: 1 }, { constructor: 'type' }],
  ])('refuses %s', async (_, body, fields) => {
    const site = await startSite();
    expect(await refusal(await site.post('/send-review', body))).toMatchObject({
      status: 422,
      code: 'invalid',
      fields,
    });
    expect(await (await deskIn(site)).exportReviews()).toEqual([]);
  });

  it('refuses __proto__ as a field', async () => {
    const site = await startSite();
    const body = `{"__proto__": {"name": "x"}, "name": "A", "title": "B", "text": "C"}`;
    expect((await site.post('/send-review', body)).status).toBe(422);
  });
});

describe('every post', () => {
  const calls = ['/send-review', '/subscribe', '/book-appointment'];
  it.each([
    ['no JSON', '{"name":', 400, 'malformed'],
    ['nothing', '', 400, 'malformed'],
    ['a list', '[]', 400, 'malformed'],
    ['null', 'null', 400, 'malformed'],
    ['deep nesting', '['.repeat(8000) + ']'.repeat(8000), 400, 'malformed'],
    ['more than 16 KB', JSON.stringify({ text: 'x'.repeat(16 * 1024) }), 413, 'too_large'],
  ])('refuses %s', async (_, body, status, code) => {
    const site = await startSite();
    for (const path of calls)
      expect(await refusal(await site.post(path, body))).toMatchObject({ status, code });
  });

  it('refuses bytes that are no text, and other types', async () => {
    const site = await startSite();
    const bytes = {
      method: 'POST',
      body: Buffer.from([0x7b, 0xff, 0x7d]),
      headers: { 'Content-Type': 'application/json' },
    };
    expect(await refusal(await site.call('/subscribe', bytes))).toMatchObject({ status: 400 });
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/jsonp', '']) {
      const answer = await site.post('/subscribe', '{"email":"a@example.co.ke"}', { 'Content-Type': type });
      expect(await refusal(answer)).toMatchObject({ status: 415, code: 'unsupported_type' });
    }
    const packed = await site.post('/subscribe', '{}', { 'Content-Encoding': 'gzip' });
    expect(packed.status).toBe(415);
  });

  it('stops reading at 16 KB without an announced length', async () => {
    const site = await startSite();
    const { hostname, port } = new URL(site.url);
    let sent = 0;
    const status = await new Promise<number>((resolve, reject) => {
      const headers = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' };
      const call = request({ hostname, port, path: '/send-review', method: 'POST', headers }, (res) => {
        clearInterval(timer);
        resolve(res.statusCode ?? 0);
        call.destroy();
      });
      call.on('error', reject);
      const timer = setInterval(() => {
        sent += 8192;
        call.write('x'.repeat(8192));
      }, 5);
    });
    expect(status).toBe(413);
    expect(sent).toBeLessThan(1_000_000);
  });

  it.each([
    ['of an announced length', { 'Content-Length': '100' }],
    ['without one', { 'Transfer-Encoding': 'chunked' }],
  ])('survives bodies that break off, %s', async (_, length) => {
    const site = await startSite();
    const { hostname, port } = new URL(site.url);
    await new Promise<void>((resolve) => {
      const headers = { 'Content-Type': 'application/json', ...length };
      const call = request({ hostname, port, path: '/send-review', method: 'POST', headers });
      call.on('error', () => undefined).on('close', resolve);
      call.write('{"name"');
      setTimeout(() => call.destroy(), 50);
    });
    expect((await site.post('/send-review', review)).status).toBe(201);
    expect(site.lines).toEqual([]);
  });

  it('names the methods that a call takes', async () => {
    const site = await startSite();
    for (const [path, method, allow] of [
      ['/send-review', 'GET', 'POST'],
      ['/subscribe', 'PUT', 'POST'],
      ['/book-appointment', 'GET', 'POST'],
      ['/api/v1.0/email/send', 'GET', 'POST'],
      ['/api/v1.0/email/send', 'OPTIONS', 'POST'],
      ['/healthz', 'POST', 'GET, HEAD'],
      ['/reviews.json', 'POST', 'GET, HEAD'],
    ] as const) {
      const answer = await site.call(path, { method });
      expect([path, answer.status, answer.headers.get('allow')]).toEqual([path, 405, allow]);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('is refused for a while when one network sends too much, before its body is read', async () => {
    let time = 0;
    const site = await startSite({ rateLimit: { burst: 3, perSecond: 0.5 }, now: () => time });
    const send = () => site.post('/subscribe', 'not even JSON');
    expect([(await send()).status, (await send()).status, (await send()).status]).toEqual([400, 400, 400]);
    const refused = await send();
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(await refusal(refused)).toMatchObject({ status: 429, code: 'too_many_requests' });
    const text = await site.post('/api/v1.0/email/send', emailCall());
    expect([text.status, await text.text()]).toEqual([429, 'Too Many Requests (Retry-After: 2)']);
    const page = await site.submit('/subscribe', { email: 'a@example.co.ke' });
    expect([page.status, await page.text()]).toEqual([429, '<h1>error 429 Too Many Requests</h1>']);
    expect((await site.call('/')).status).toBe(200);
    time += 2000;
    expect((await send()).status).toBe(400);
    expect((await site.post('/book-appointment', 'not even JSON')).status).toBe(429);
  });
});

describe('answers to forms', () => {
  it('are kept by no browser and no proxy, whatever they say', async () => {
    const site = await startSite();
    const answers = [
      await site.post('/send-review', review),
      await site.post('/subscribe', { email: 'amina@example.co.ke' }),
      await site.submit('/subscribe', { email: 'otieno@example.co.ke' }),
      await site.post('/send-review', review, { 'Sec-Fetch-Site': 'cross-site' }),
      await site.post('/send-review', { ...review, text: 'x'.repeat(20_000) }),
    ];
    for (const { path } of siteForms) {
      answers.push(await site.post(path, {}), await site.post(path, 'no JSON'));
      const refused = await site.submit(path, { name: 'x' });
      answers.push(refused, await site.call((refused.headers.get('location') ?? '').replace(/#.*/, '')));
    }
    expect(new Set(answers.map(({ status }) => status))).toEqual(
      new Set([201, 202, 303, 403, 413, 422, 400, 200]),
    );
    for (const { url, status, headers } of answers)
      expect([url, status, headers.get('cache-control')]).toEqual([url, status, 'no-store']);
  });
});

describe('POST /api/v1.0/email/send', () => {
  const send = (site: Site, body: unknown) => site.post('/api/v1.0/email/send', body);

  it('stores the message and answers OK', async () => {
    const site = await startSite();
    const answer = await send(site, emailCall());
    expect([answer.status, await answer.text(), answer.headers.get('content-type')]).toEqual([
      200,
      'OK',
      'text/plain; charset=UTF-8',
    ]);
    await send(site, emailCall());
    const messages = await (await deskIn(site)).exportMessages();
    expect(messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({ ...message, phone: '+254712345678' });
  });

  it.each<[number, string, unknown]>([
    [400, 'user_id is not the one of this site.', emailCall(message, { user_id: 'x' })],
    [400, 'service_id is not the one of this site.', emailCall(message, { service_id: 'x' })],
    [400, 'template_id is not the one of this site.', emailCall(message, { template_id: 'x' })],
    [400, 'user_id is required.', emailCall(message, { user_id: undefined })],
    [
      400,
      'accessToken is not expected here or has the wrong type.',
      emailCall(message, { accessToken: 'x' }),
    ],
    [400, 'The body is not JSON.', '{'],
    [422, 'template_params must be an object.', emailCall('x')],
    [422, 'template_params must be an object.', emailCall(null)],
    [422, 'email must be an e-mail address.', emailCall({ ...message, email: 'x' })],
    [
      422,
      'phone must be a phone number; message is required.',
      emailCall({ ...message, phone: '999', message: '' }),
    ],
    [422, 'reply_to is not expected here or has the wrong type.', emailCall({ ...message, reply_to: 'x' })],
    [413, 'At most 16 KB can be sent.', emailCall({ ...message, message: 'x'.repeat(17_000) })],
  ])('answers %i %s', async (status, text, body) => {
    const site = await startSite();
    const answer = await send(site, body);
    expect([answer.status, await answer.text()]).toEqual([status, text]);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(await (await deskIn(site)).exportMessages()).toEqual([]);
  });
});

describe('POST /subscribe', () => {
  it('gives the same answer whether the address was known or not', async () => {
    const site = await startSite();
    const first = await site.post('/subscribe', { email: 'Amina@Example.co.ke' });
    const second = await site.post('/subscribe', { email: 'Amina@example.co.ke' });
    expect([first.status, second.status]).toEqual([202, 202]);
    expect(await first.text()).toBe(await second.text());
    expect(await (await deskIn(site)).exportSubscribers('all')).toMatchObject([
      { email: 'amina@example.co.ke' },
    ]);
    const bad = await site.post('/subscribe', { email: 'amina@' });
    expect(await refusal(bad)).toMatchObject({ status: 422, fields: { email: 'email' } });
  });
});

describe('a store that is down', () => {
  it('is said so to each caller in its own form, and pages stay', async () => {
    let down = false;
    const site = await startSite({
      now: () => monday,
      async open(config) {
        const store = await openStore(config);
        const fail = () =>
          Promise.reject(new StoreError('The store is down', { cause: new Error('no disk') }));
        const guarded = new Proxy(store, {
          get: (target, name, self) =>
            down && name !== 'close' && name !== 'kind' ? fail : (Reflect.get(target, name, self) as unknown),
        });
        return guarded;
      },
    });
    const good = await site.call('/healthz');
    expect([good.status, await good.json()]).toEqual([200, { status: 'ok', store: 'libsql' }]);
    down = true;
    const health = await site.call('/healthz');
    expect([health.status, await health.json()]).toEqual([503, { status: 'unavailable', store: 'libsql' }]);
    const json = await site.post('/send-review', review);
    expect(json.headers.get('retry-after')).toBe('10');
    expect(await refusal(json)).toMatchObject({ status: 503, code: 'unavailable' });
    const text = await site.post('/api/v1.0/email/send', emailCall());
    expect([text.status, await text.text()]).toEqual([
      503,
      'This cannot be taken right now. Please try again. (Retry-After: 10)',
    ]);
    const page = await site.submit('/subscribe', { email: 'a@example.co.ke' });
    expect([page.status, await page.text()]).toEqual([
      503,
      `<h1>error 503 Service Unavailable (${page.headers.get('X-Request-Id') ?? ''})</h1>`,
    ]);
    expect((await site.call('/Testimonials')).status).toBe(200);
    expect((await site.call('/reviews.json')).status).toBe(200);
    expect((await site.call('/ContactUs?again=abcdefghijklmnop')).status).toBe(200);
    const day = await site.call('/BookAppointment?again=abcdefghijklmnop&clinic=2');
    expect(await day.text()).toContain('"clinicId":2');
    expect((await site.post('/book-appointment', booking)).status).toBe(503);
    expect(site.lines).toContain('The store is down: no disk');
    expect(site.lines.join()).not.toContain(email.publicKey);
    down = false;
  });
});
