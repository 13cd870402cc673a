import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadPublishedReviews } from '../../src/services/loadPublishedReviews';
import { submitReview } from '../../src/services/submitReview';
import { subscribe } from '../../src/services/subscribe';

const review = { name: 'Otieno', title: 'Event Organizer', text: 'On time.', rating: 5 as const };

/** Attempts follow each other without a pause: the delays are tested with the retries themselves. */
const atOnce = { random: () => 0 };

/** Answers every request; returns the requests. */
function answerWith(make: () => Response | Promise<Response>) {
  const fake = vi.fn((_path: string, _init?: RequestInit) => Promise.resolve(make()));
  vi.stubGlobal('fetch', fake);
  return fake;
}

const bodyOf = (init: RequestInit | undefined): unknown =>
  JSON.parse(typeof init?.body === 'string' ? init.body : 'null');

/** Never answers, but can be aborted, like a browser. */
function hang() {
  vi.stubGlobal(
    'fetch',
    (_path: string, { signal }: RequestInit) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => {
          reject(new DOMException('Aborted', 'AbortError'));
        });
      }),
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('submitReview', () => {
  test('posts JSON with the key of the filling', async () => {
    const fake = answerWith(() => Response.json({ id: '1', status: 'pending' }, { status: 201 }));
    expect(await submitReview(review, 'key-1')).toMatchObject({ ok: true });
    const [path, init] = fake.mock.calls[0] ?? [];
    expect(path).toBe('/send-review');
    expect(init).toMatchObject({
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'Idempotency-Key': 'key-1',
        'Consent-Version': '2026-11-27',
      },
    });
    expect(bodyOf(init)).toEqual(review);
  });

  test('leaves an unset rating out', async () => {
    const fake = answerWith(() => Response.json({}, { status: 201 }));
    await submitReview({ name: 'A', title: 'B', text: 'C' }, 'key');
    expect(bodyOf(fake.mock.calls[0]?.[1])).toEqual({ name: 'A', title: 'B', text: 'C' });
  });

  test('names the fields that the server refused', async () => {
    const fields = { text: 'too_long', title: 'something new' };
    answerWith(() => Response.json({ error: { code: 'invalid', message: '', fields } }, { status: 422 }));
    expect(await submitReview(review, 'key')).toEqual({
      ok: false,
      reason: 'refused',
      status: 422,
      problems: { text: 'too_long', title: 'type' },
    });
  });

  test.each([
    [429, '{"error":{"code":"rate_limited"}}'],
    [500, ''],
    [502, '<html>'],
    [503, 'null'],
  ])('status %i is a refusal without fields', async (status, body) => {
    answerWith(() => new Response(body, { status }));
    expect(await submitReview(review, 'key', atOnce)).toEqual({
      ok: false,
      reason: 'refused',
      status,
      problems: {},
    });
  });

  test('no connection', async () => {
    answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await submitReview(review, 'key', atOnce)).toEqual({ ok: false, reason: 'unreachable' });
  });

  test('offline: one attempt, and the answer says so at once', async () => {
    const fake = answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('navigator', { onLine: false });
    expect(await submitReview(review, 'key')).toEqual({ ok: false, reason: 'offline' });
    expect(fake).toHaveBeenCalledTimes(1);
  });

  test('a browser that wrongly says offline sends all the same', async () => {
    const answers = [new Response('', { status: 503 }), Response.json({}, { status: 201 })];
    const fake = answerWith(() => answers.shift() ?? Response.error());
    vi.stubGlobal('navigator', { onLine: false });
    expect(await submitReview(review, 'key', atOnce)).toMatchObject({ ok: true });
    expect(fake).toHaveBeenCalledTimes(2);
  });

  test('an answer that was lost is asked for again, with the same key and body', async () => {
    const answers = [
      () => Promise.reject(new TypeError('Failed to fetch')),
      () => new Response('', { status: 504 }),
    ];
    const fake = answerWith(() => answers.shift()?.() ?? Response.json({}, { status: 201 }));
    expect(await submitReview(review, 'key-1', atOnce)).toMatchObject({ ok: true });
    expect(fake).toHaveBeenCalledTimes(3);
    for (const [, init] of fake.mock.calls) {
      expect(init?.headers).toMatchObject({ 'Idempotency-Key': 'key-1' });
      expect(bodyOf(init)).toEqual(review);
    }
  });

  test('a success whose text stalls has arrived', async () => {
    const body = (signal: AbortSignal | null | undefined) =>
      new ReadableStream({
        start: (stream) => {
          signal?.addEventListener('abort', () => {
            stream.error(new DOMException('Aborted', 'AbortError'));
          });
        },
      });
    vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) =>
      Promise.resolve(new Response(body(signal), { status: 201 })),
    );
    expect(await submitReview(review, 'key', { timeout: 30 })).toEqual({ ok: true });
  });

  test('no answer in time', async () => {
    hang();
    expect(await submitReview(review, 'key', { timeout: 30 })).toEqual({ ok: false, reason: 'unreachable' });
  });
});

describe('subscribe', () => {
  test('posts the address', async () => {
    const fake = answerWith(() => new Response(null, { status: 202 }));
    expect(await subscribe({ email: 'a@example.co.ke' })).toEqual({ ok: true });
    expect(fake.mock.calls[0]?.[0]).toBe('/subscribe');
    expect(bodyOf(fake.mock.calls[0]?.[1])).toEqual({ email: 'a@example.co.ke' });
  });

  test('no answer in time', async () => {
    hang();
    expect(await subscribe({ email: 'a@example.co.ke' }, { timeout: 30 })).toMatchObject({
      reason: 'unreachable',
    });
  });
});

describe('loadPublishedReviews', () => {
  const published = { ...review, publishedAt: '2026-03-01T08:00:00Z' };

  test('gives the approved reviews', async () => {
    answerWith(() => Response.json([published]));
    expect(await loadPublishedReviews()).toEqual([published]);
  });

  test('drops what is no review, and a rating that is none', async () => {
    answerWith(() => Response.json([null, 'x', { name: 'A' }, { ...published, rating: 9, extra: 1 }]));
    const { rating: _, ...unrated } = published;
    expect(await loadPublishedReviews()).toEqual([unrated]);
  });

  test.each([
    ['a server error', () => new Response('', { status: 503 })],
    ['no JSON', () => new Response('<html>')],
    ['no list', () => Response.json({ reviews: [] })],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('gives none after %s', async (_, make) => {
    answerWith(make);
    expect(await loadPublishedReviews()).toEqual([]);
  });
});
