import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { honeypotField } from '../../src/domain/formGuard';
import { sendContactMessage } from '../../src/services/sendContactMessage';

const message = {
  name: 'Wanjiku',
  email: 'w@example.co.ke',
  phone: '+254712345678',
  message: 'Cover for our school',
};
/** Attempts follow each other without a pause: the delays are tested with the retries themselves. */
const atOnce = { random: () => 0 };
const ids = { publicKey: 'pub', serviceId: 'service', templateId: 'template' };

let server: Server;
let origin: string;
let answer: { status: number; text: string; wait?: number };
let posts: { url: string | undefined; type: string | undefined; body: unknown }[];

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString());
}

beforeEach(async () => {
  posts = [];
  answer = { status: 200, text: 'OK' };
  server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      posts.push({ url: request.url, type: request.headers['content-type'], body });
      setTimeout(() => response.writeHead(answer.status).end(answer.text), answer.wait ?? 0);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  vi.stubGlobal('location', { origin, pathname: '/ContactUs' });
  vi.stubGlobal('navigator', { webdriver: false, languages: ['en-KE'] });
});

afterEach(async () => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

test('posts what the provider expects to the own origin', async () => {
  expect(await sendContactMessage(message, { ...ids, origin: '' })).toEqual({ ok: true });
  expect(posts).toEqual([
    {
      url: '/api/v1.0/email/send',
      type: 'application/json',
      body: {
        lib_version: '4.4.1',
        user_id: 'pub',
        service_id: 'service',
        template_id: 'template',
        template_params: message,
      },
    },
  ]);
});

test('sends the consent along where the form has asked for it, and no empty one', async () => {
  await sendContactMessage({ ...message, agreed: '2026-11-27' }, { ...ids, origin: '' });
  await sendContactMessage({ ...message, agreed: '' }, { ...ids, origin: '' });
  expect(posts.map(({ body }) => (body as { template_params: unknown }).template_params)).toEqual([
    { ...message, agreed: '2026-11-27' },
    message,
  ]);
});

test('posts to the configured origin', async () => {
  vi.stubGlobal('location', { origin: 'http://127.0.0.1:1', pathname: '/ContactUs' });
  expect(await sendContactMessage(message, { ...ids, origin })).toEqual({ ok: true });
  expect(posts).toHaveLength(1);
});

describe('the error catalogue', () => {
  test.each([
    [451, 'whatever', 'Unavailable For Headless Browser'],
    [403, 'The public key is invalid', 'Forbidden'],
    [429, '', 'Too Many Requests'],
    [400, 'The service ID not found', 'The service ID not found'],
    [422, 'email must be an e-mail address', 'email must be an e-mail address'],
    [500, '', 'HTTP status 500'],
    [502, '<html><h1>Bad gateway</h1>', 'HTTP status 502'],
    [503, 'x'.repeat(500), 'HTTP status 503'],
    [503, 'This cannot be taken right now. (Retry-After: 60)', 'This cannot be taken right now.'],
  ])('status %i with "%s"', async (status, text, shown) => {
    answer = { status, text };
    expect(await sendContactMessage(message, { ...ids, origin: '' }, atOnce)).toEqual({
      ok: false,
      status,
      text: shown,
    });
  });

  test('a headless browser is refused before anything is sent', async () => {
    vi.stubGlobal('navigator', { webdriver: true, languages: ['en-KE'] });
    expect(await sendContactMessage(message, { ...ids, origin: '' })).toEqual({
      ok: false,
      status: 451,
      text: 'Unavailable For Headless Browser',
    });
    expect(posts).toEqual([]);
  });

  test('no connection', async () => {
    vi.stubGlobal('location', { origin: 'http://127.0.0.1:1', pathname: '/ContactUs' });
    expect(await sendContactMessage(message, { ...ids, origin: '' }, atOnce)).toEqual({
      ok: false,
      status: 0,
      text: 'Network Error',
    });
  });

  test('offline: said at once', async () => {
    vi.stubGlobal('navigator', { webdriver: false, languages: ['en-KE'], onLine: false });
    vi.stubGlobal('location', { origin: 'http://127.0.0.1:1', pathname: '/ContactUs' });
    expect(await sendContactMessage(message, { ...ids, origin: '' })).toEqual({
      ok: false,
      status: 0,
      text: 'Network Error',
      offline: true,
    });
  });

  test('a browser that wrongly says offline sends all the same', async () => {
    vi.stubGlobal('navigator', { webdriver: false, languages: ['en-KE'], onLine: false });
    expect(await sendContactMessage(message, { ...ids, origin: '' })).toEqual({ ok: true });
    expect(posts).toHaveLength(1);
  });

  test('no answer in time', async () => {
    answer = { status: 200, text: 'OK', wait: 2000 };
    expect(await sendContactMessage(message, { ...ids, origin: '' }, { timeout: 50 })).toEqual({
      ok: false,
      status: 0,
      text: 'Network Error',
    });
  });

  test.each([
    ['publicKey', 'public key'],
    ['serviceId', 'service ID'],
    ['templateId', 'template ID'],
  ])('a missing %s keeps the words of the library', async (name, words) => {
    const wait = vi.fn(() => Promise.resolve());
    const result = await sendContactMessage(message, { ...ids, origin: '', [name]: '' }, { wait });
    expect(result).toMatchObject({ ok: false, text: expect.stringContaining(words) as string });
    expect(wait).not.toHaveBeenCalled();
  });

  test.each([[undefined], [null], [{}], [{ status: 0 }], [''], [{ status: 418 }]])(
    'whatever is thrown (%j), the text is never undefined',
    async (thrown) => {
      vi.stubGlobal('fetch', vi.fn().mockRejectedValue(thrown));
      const result = await sendContactMessage(message, { ...ids, origin: '' }, atOnce);
      expect(result).toMatchObject({
        ok: false,
        text: expect.stringMatching(/^(Network Error|HTTP status 418)$/) as string,
      });
    },
  );
});

describe('trying again', () => {
  test('a passing failure is told to nobody: the same body goes again until it is taken', async () => {
    const statuses = [503, 429, 200];
    answer = {
      get status() {
        return statuses[posts.length - 1] ?? 500;
      },
      text: 'OK',
    };
    expect(await sendContactMessage(message, { ...ids, origin: '' }, atOnce)).toEqual({ ok: true });
    expect(posts).toHaveLength(3);
    expect(new Set(posts.map(({ body }) => JSON.stringify(body)))).toHaveProperty('size', 1);
  });

  test('comes after as long as the own server asks for, whose header the library does not pass on', async () => {
    const wait = vi.fn(() => Promise.resolve());
    const statuses = [429, 200];
    answer = {
      get status() {
        return statuses[posts.length - 1] ?? 500;
      },
      text: 'Too Many Requests (Retry-After: 5)',
    };
    expect(await sendContactMessage(message, { ...ids, origin: '' }, { ...atOnce, wait })).toEqual({
      ok: true,
    });
    expect(wait.mock.calls).toEqual([[5000]]);
  });

  test('is left to the visitor where the own server asks for longer than anybody waits', async () => {
    answer = { status: 429, text: 'Too Many Requests (Retry-After: 60)' };
    expect(await sendContactMessage(message, { ...ids, origin: '' }, atOnce)).toEqual({
      ok: false,
      status: 429,
      text: 'Too Many Requests',
    });
    expect(posts).toHaveLength(1);
  });

  test('a foreign service, which may not recognise a repetition, is asked once', async () => {
    vi.stubGlobal('location', { origin: 'http://127.0.0.1:1', pathname: '/ContactUs' });
    answer = { status: 503, text: '' };
    expect(await sendContactMessage(message, { ...ids, origin }, atOnce)).toMatchObject({ status: 503 });
    expect(posts).toHaveLength(1);
  });

  test.each([400, 403, 413, 422, 451, 500])('status %i is final', async (status) => {
    answer = { status, text: '' };
    await sendContactMessage(message, { ...ids, origin: '' }, atOnce);
    expect(posts).toHaveLength(1);
  });
});

test('what machines put into the unseen field goes along, an empty one does not', async () => {
  await sendContactMessage({ ...message, [honeypotField]: 'https://spam.example' }, { ...ids, origin: '' });
  await sendContactMessage({ ...message, [honeypotField]: '' }, { ...ids, origin: '' });
  expect(posts.map(({ body }) => (body as { template_params: unknown }).template_params)).toEqual([
    { ...message, [honeypotField]: 'https://spam.example' },
    message,
  ]);
});
