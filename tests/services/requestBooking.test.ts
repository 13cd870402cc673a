import { afterEach, expect, test, vi } from 'vitest';
import { requestBooking } from '../../src/services/requestBooking';

const booking = { clinicId: 1, date: '2026-03-09', name: 'Achieng Odhiambo', phone: '+254712345678' };

/** Answers every request; returns the requests. */
function answerWith(make: () => Response | Promise<Response>) {
  const fake = vi.fn((_path: string, _init?: RequestInit) => Promise.resolve(make()));
  vi.stubGlobal('fetch', fake);
  return fake;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('posts JSON with the key of the filling, and gives the reference', async () => {
  const fake = answerWith(() => Response.json({ id: '7', reference: 'HB-7K2M' }, { status: 201 }));
  expect(await requestBooking(booking, 'key-1')).toEqual({ ok: true, reference: 'HB-7K2M' });
  const [path, init] = fake.mock.calls[0] ?? [];
  expect(path).toBe('/book-appointment');
  expect(init).toMatchObject({
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': 'key-1',
      'Consent-Version': '2026-11-27',
    },
    body: JSON.stringify(booking),
  });
});

test.each([
  ['no JSON', () => new Response('<html>', { status: 201 })],
  ['no body', () => new Response(null, { status: 204 })],
  ['no reference', () => Response.json({ id: '7' }, { status: 201 })],
  ['an odd reference', () => Response.json({ reference: 7 }, { status: 201 })],
  ['null', () => Response.json(null, { status: 201 })],
])('an answer with %s has arrived all the same', async (_, make) => {
  answerWith(make);
  expect(await requestBooking(booking, 'key')).toEqual({ ok: true });
});

test('names the fields that the server refused', async () => {
  const error = { code: 'invalid', message: '', fields: { date: 'weekday', clinicId: 'clinic' } };
  answerWith(() => Response.json({ error }, { status: 422 }));
  expect(await requestBooking(booking, 'key')).toEqual({
    ok: false,
    reason: 'refused',
    status: 422,
    problems: { date: 'weekday', clinicId: 'clinic' },
  });
});

test('too many requests are a refusal with their status', async () => {
  const headers = { 'Retry-After': '60' };
  const fake = answerWith(() => Response.json({ error: { code: 'rate_limited' } }, { status: 429, headers }));
  expect(await requestBooking(booking, 'key')).toMatchObject({ reason: 'refused', status: 429 });
  // A minute is longer than a visitor waits.
  expect(fake).toHaveBeenCalledTimes(1);
});

test('no connection', async () => {
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await requestBooking(booking, 'key', { random: () => 0 })).toEqual({
    ok: false,
    reason: 'unreachable',
  });
});

test('no answer in time', async () => {
  vi.stubGlobal(
    'fetch',
    (_path: string, { signal }: RequestInit) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => {
          reject(new DOMException('Aborted', 'AbortError'));
        });
      }),
  );
  expect(await requestBooking(booking, 'key', { timeout: 30 })).toMatchObject({ reason: 'unreachable' });
});
