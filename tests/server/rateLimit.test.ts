import { describe, expect, it } from 'vitest';
import { asReference, newId, newReference, newSecret } from '../../src/server/ids';
import { networksOf } from '../../src/server/http/networks';
import { rateLimiter, standardRate } from '../../src/server/http/rateLimit';
import { tokenBuckets } from '../../src/server/http/tokenBuckets';

describe('networks', () => {
  it.each<[string | undefined, ...string[]]>([
    ['41.90.12.34', '41.90.12.0/24', '41.90.0.0/16'],
    ['::ffff:41.90.12.99', '41.90.12.0/24', '41.90.0.0/16'],
    ['2001:db8:aa:bbcc:1:2:3:4', '2001:0db8:00aa:bb00::/56', '2001:0db8:00aa::/48', '2001:0db8::/32'],
    ['2001:DB8:aa:bbdd::1', '2001:0db8:00aa:bb00::/56', '2001:0db8:00aa::/48', '2001:0db8::/32'],
    ['fe80::1%eth0', 'fe80:0000:0000:0000::/56', 'fe80:0000:0000::/48', 'fe80:0000::/32'],
    [undefined, 'unknown'],
    ['nonsense', 'unknown'],
  ])('%s is in %s', (address, ...names) => {
    expect(networksOf(address).map(({ name }) => name)).toEqual(names);
  });
});

/** Sends a number of requests per second for a while, from the addresses in turn. @returns How many were accepted. */
function send(
  ask: (address: string) => number,
  { perSecond, seconds, from }: { perSecond: number; seconds: number; from: (n: number) => string },
  clock: { time: number },
): number {
  let passed = 0;
  for (let n = 0; n < perSecond * seconds; n += 1) {
    clock.time += 1000 / perSecond;
    if (ask(from(n)) === 0) passed += 1;
  }
  return passed;
}
const limited = (limit = standardRate) => {
  const clock = { time: 0 };
  return { clock, ...rateLimiter(limit, () => clock.time) };
};
const hex = (n: number) => n.toString(16);

describe('the limit of requests', () => {
  it('lets a burst pass, then as many as the rate gives back', () => {
    const { clock, arrive } = limited({ burst: 3, perSecond: 1 });
    expect([1, 2, 3, 4].map(() => arrive('10.0.0.1'))).toEqual([0, 0, 0, 1]);
    expect(arrive('10.0.1.1')).toBe(0);
    clock.time += 2000;
    expect([1, 2, 3].map(() => arrive('10.0.0.1'))).toEqual([0, 0, 1]);
    clock.time += 3_600_000;
    expect([1, 2, 3, 4].map(() => arrive('10.0.0.1'))).toEqual([0, 0, 0, 1]);
    clock.time -= 10_000;
    expect(arrive('10.0.0.1')).toBe(1);
  });

  it('limits all networks together, and one that is refused costs the others nothing', () => {
    const { clock, arrive, accept } = limited({
      burst: 60,
      perSecond: 1,
      overall: { burst: 8, perSecond: 1 },
    });
    // It reserves two of eight for networks that have sent hardly anything.
    for (let n = 0; n < 10; n += 1) expect(arrive('10.0.0.1')).toBe(0);
    expect(Array.from({ length: 8 }, () => accept('10.0.0.1')).filter((wait) => wait === 0)).toHaveLength(6);
    expect(['10.1.0.1', '10.2.0.1', '10.3.0.1'].map((address) => accept(address))).toEqual([0, 0, 1]);
    clock.time += 1000;
    expect([accept('10.0.0.1') > 0, accept('10.4.0.1')]).toEqual([true, 0]);
    const alone = limited({ burst: 1, perSecond: 1 });
    for (let n = 0; n < 5000; n++) expect(alone.accept('10.0.0.1')).toBe(0);
  });

  it('lets a rush of many networks pass, and each of them its fair part', () => {
    const { arrive, accept } = limited();
    const ask = (address: string) => arrive(address) || accept(address);
    const rush = Array.from({ length: 700 }, (_, n) => ask(`10.${String(n % 70)}.0.1`));
    expect(rush.filter((wait) => wait === 0)).toHaveLength(600);
    const one = limited();
    expect(
      Array.from({ length: 100 }, () => one.arrive('10.0.0.1')).filter((wait) => wait === 0),
    ).toHaveLength(60);
  });

  it('takes no notice of what is refused: one /48 that posts 120 times a second shuts out nobody', () => {
    const { clock, arrive, accept } = limited();
    const attack = {
      perSecond: 120,
      seconds: 12,
      from: (n: number) => `2001:db8:1:${hex((n * 256) % 65_536)}::1`,
    };
    let honest = 0;
    const passed = send(
      (address) => {
        // One honest visitor per 36 posts of the attacker, each from another network.
        if (Math.round(clock.time * 0.12) % 36 === 0)
          honest +=
            arrive(`41.90.${String(Math.round(clock.time / 100) % 256)}.7`) || accept('41.90.1.7') ? 0 : 1;
        return arrive(address);
      },
      attack,
      clock,
    );
    expect(passed).toBeLessThan(150);
    expect(honest).toBe(40);
  });

  it.each([
    ['one /48 with all its /56', (n: number) => `2001:db8:1:${hex((n * 256) % 65_536)}::1`, 160],
    ['one /32 with all its /48', (n: number) => `2001:db8:${hex(n % 65_536)}::1`, 667],
    ['one /16 with all its /24', (n: number) => `41.90.${String(n % 256)}.1`, 667],
  ])('%s has its share of what is stored, and leaves others theirs', (_, from, most) => {
    const { clock, arrive, accept } = limited();
    const ask = (address: string) => arrive(address) || accept(address);
    expect(send(ask, { perSecond: 200, seconds: 20, from }, clock)).toBeLessThanOrEqual(most);
    // Two thirds are still available at once for all other networks.
    const others = Array.from({ length: 400 }, (_one, n) => ask(`102.${String(n % 200)}.0.1`));
    expect(others.filter((wait) => wait === 0)).toHaveLength(400);
  });

  it('keeps a part for networks that have sent nothing, while hundreds of others send all the time', () => {
    const { clock, arrive, accept } = limited();
    const ask = (address: string) => arrive(address) || accept(address);
    const from = (n: number) => `${String(20 + (n % 80))}.${String(n % 4)}.0.1`;
    send(ask, { perSecond: 400, seconds: 60, from }, clock);
    expect(Array.from({ length: 40 }, (_, n) => ask(`200.${String(n)}.0.1`))).toEqual(
      Array<number>(40).fill(0),
    );
  });

  it('stays small under very many networks', () => {
    const buckets = tokenBuckets(() => 0);
    const size = { burst: 1, perSecond: 0.001 };
    for (let n = 0; n < 60_000; n++) buckets.take(String(n), size);
    expect(buckets.waitFor('59999', size)).toBeGreaterThan(0);
    expect(buckets.waitFor('1', size)).toBe(0);
    // Refused requests take no memory.
    const { arrive } = limited({ burst: 1, perSecond: 0.001 });
    expect(arrive('10.0.0.1')).toBe(0);
    for (let n = 0; n < 30_000; n++) arrive(`2001:db8:1:${hex((n * 256) % 65_536)}::1`);
    expect(arrive('10.0.0.1')).toBeGreaterThan(0);
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
