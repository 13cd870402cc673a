import { afterEach, expect, it, vi } from 'vitest';
import { isConnected, serverTime } from '../../src/services/serverTime';

const answerWith = (answer: () => Promise<Response>) => {
  vi.stubGlobal('fetch', answer);
};
const withDate = (status: number) => () =>
  Promise.resolve(new Response(null, { status, headers: { Date: 'Tue, 24 Nov 2026 09:00:00 GMT' } }));

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([200, 404, 405, 429, 500])('a server that answers %i has its own time', async (status) => {
  answerWith(withDate(status));
  expect(await serverTime()).toEqual(new Date('2026-11-24T09:00:00Z'));
});

it.each([502, 503, 504, 520, 530])('a proxy that answers %i has no server behind it', async (status) => {
  vi.stubGlobal('navigator', { onLine: false });
  answerWith(withDate(status));
  expect(await serverTime()).toBeUndefined();
  expect(await isConnected()).toBe(false);
});

it('a browser that is wrong about being offline is asked to try', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  answerWith(withDate(200));
  expect(await isConnected()).toBe(true);
  answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await isConnected()).toBe(false);
});
