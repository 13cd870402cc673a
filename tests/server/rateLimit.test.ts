import { describe, expect, it } from 'vitest';
import { asReference, newId, newReference, newSecret } from '../../src/server/ids';
import { networkOf, rateLimiter, standardRate } from '../../src/server/http/rateLimit';

describe('networks', () => {
  it.each([
    ['41.90.12.34', '41.90.12.0/24'],
    ['::ffff:41.90.12.99', '41.90.12.0/24'],
    ['2001:db8:aa:bbcc:1:2:3:4', '2001:0db8:00aa:bb00::/56'],
    ['2001:DB8:aa:bbdd::1', '2001:0db8:00aa:bb00::/56'],
    ['2001:db8::1', '2001:0db8:0000:0000::/56'],
    ['fe80::1%eth0', 'fe80:0000:0000:0000::/56'],
    ['::1', '0000:0000:0000:0000::/56'],
    [undefined, 'unknown'],
    ['nonsense', 'unknown'],
  ])('%s is in %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('the token bucket', () => {
  it('lets a burst pass, then as many as the rate gives back', () => {
    let time = 0;
    const waitFor = rateLimiter({ burst: 3, perSecond: 1 }, () => time);
    expect([1, 2, 3, 4].map(() => waitFor('a'))).toEqual([0, 0, 0, 1]);
    expect(waitFor('b')).toBe(0);
    time += 2000;
    expect([1, 2, 3].map(() => waitFor('a'))).toEqual([0, 0, 1]);
    time += 3_600_000;
    expect([1, 2, 3, 4].map(() => waitFor('a'))).toEqual([0, 0, 0, 1]);
    time -= 10_000;
    expect(waitFor('a')).toBe(1);
  });

  it('limits all networks together, and one that is refused costs the others nothing', () => {
    let time = 0;
    const overall = { burst: 3, perSecond: 1 };
    const waitFor = rateLimiter({ burst: 2, perSecond: 0.001, overall }, () => time);
    expect(['a', 'a', 'a', 'a', 'b', 'c'].map((network) => waitFor(network) > 0)).toEqual([
      ...[false, false, true, true],
      ...[false, true],
    ]);
    time += 1000;
    expect(['a', 'd', 'e'].map((network) => waitFor(network) > 0)).toEqual([true, false, true]);
    const alone = rateLimiter({ burst: 1, perSecond: 1 }, () => 0);
    for (let n = 0; n < 5000; n++) expect(alone(String(n))).toBe(0);
  });

  it('lets a rush of many networks pass, and each of them its fair part', () => {
    const waitFor = rateLimiter(standardRate, () => 0);
    const passed = Array.from({ length: 700 }, (_, n) => waitFor(String(n % 70))).filter(
      (wait) => wait === 0,
    );
    expect(passed).toHaveLength(600);
    const one = rateLimiter(standardRate, () => 0);
    expect(Array.from({ length: 100 }, () => one('a')).filter((wait) => wait === 0)).toHaveLength(60);
  });

  it('stays small under very many networks', () => {
    const waitFor = rateLimiter({ burst: 1, perSecond: 0.001 }, () => 0);
    for (let n = 0; n < 30_000; n++) waitFor(String(n));
    expect(waitFor('29999')).toBeGreaterThan(0);
  });
});

it('ids are short, typeable, in order of time, and their random part differs', () => {
  const at = (seconds: number) => newId(new Date(Date.UTC(2026, 10, 21) + seconds * 1000));
  const ids = [0, 1, 29, 30, 900, 86_400, 1e9].map(at);
  expect([...ids].sort()).toEqual(ids);
  for (const id of ids) expect(id).toMatch(/^[2-9a-hjkmnp-tv-z]{12}$/);
  expect(new Set(Array.from({ length: 500 }, () => at(0))).size).toBeGreaterThan(490);
  expect(newSecret()).not.toBe(newSecret());
});

it('references can be read aloud, and are understood as people type them', () => {
  const references = Array.from({ length: 500 }, newReference);
  for (const reference of references) {
    expect(reference).toMatch(/^[^\WABEILOSUZ01_]{3}-[^\WABEILOSUZ01_]{3}$/);
    expect(asReference(reference)).toBe(reference);
  }
  expect(new Set(references).size).toBeGreaterThan(490);
  for (const typed of ['k7m4xp', ' K7M 4XP', 'k7m-4xp\n']) expect(asReference(typed)).toBe('K7M-4XP');
  for (const other of ['', 'K7M-4X', 'K7M-4XPP', 'KOM-4XP', "' OR 1=1"])
    expect(asReference(other)).toBeUndefined();
});
