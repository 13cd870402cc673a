import { expect, test, vi } from 'vitest';
import { sendOnce } from '../../src/services/sendOnce';

const keyOf = (fresh: boolean) => (fresh ? 'second' : 'first');
const reused = { ok: false, reason: 'refused', status: 422, problems: {} } as const;

test('what was changed after its answer was lost goes out under a new key', async () => {
  const send = vi.fn<(key: string) => Promise<typeof reused | { ok: true }>>();
  send.mockResolvedValueOnce(reused).mockResolvedValueOnce({ ok: true });
  expect(await sendOnce(keyOf, send)).toEqual({ ok: true });
  expect(send.mock.calls).toEqual([['first'], ['second']]);
});

test('any other answer is final', async () => {
  for (const result of [
    { ...reused, problems: { phone: 'phone' } } as const,
    { ...reused, status: 503 },
    { ok: false, reason: 'unreachable' } as const,
    { ok: false, status: 422 } as const,
    { ok: true } as const,
  ]) {
    const send = vi.fn(() => Promise.resolve(result));
    expect(await sendOnce(keyOf, send)).toBe(result);
    expect(send).toHaveBeenCalledTimes(1);
  }
});
