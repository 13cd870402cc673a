import { isIPv4, isIPv6 } from 'node:net';

/** How much one network may send. */
export interface RateLimit {
  /** Calls at once. */
  burst: number;
  /** Calls a second after that. */
  perSecond: number;
}

/** Generous: a school behind one address may send its reviews. */
export const standardRate: RateLimit = { burst: 60, perSecond: 1 };

/** Networks that are remembered; above it the one not heard of for longest is forgotten. */
const remembered = 10_000;

/** The network of an address: /24 of IPv4, /56 of IPv6, where one household holds many addresses. */
export function networkOf(address: string | undefined): string {
  const plain = (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIPv4(plain)) return plain.replace(/\.\d+$/, '.0/24');
  if (!isIPv6(plain)) return 'unknown';
  const [head = '', tail] = plain.split('::');
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array<string>(Math.max(0, gap)).fill('0'), ...after].map((group) =>
    parseInt(group, 16),
  );
  const [a = 0, b = 0, c = 0, d = 0] = groups;
  return `${[a, b, c, d & 0xff00].map((group) => group.toString(16)).join(':')}::/56`;
}

/** A token bucket for each network. Returns the seconds to wait, 0 when the call may pass. */
export function rateLimiter({ burst, perSecond }: RateLimit, now: () => number) {
  const buckets = new Map<string, { tokens: number; at: number }>();
  const filled = (bucket: { tokens: number; at: number }, time: number) =>
    Math.min(burst, bucket.tokens + (Math.max(0, time - bucket.at) / 1000) * perSecond);

  return (network: string): number => {
    const time = now();
    const known = buckets.get(network);
    const tokens = known ? filled(known, time) : burst;
    const passes = tokens >= 1;
    // Set anew, so that the first of the map is the one not heard of for longest.
    buckets.delete(network);
    buckets.set(network, { tokens: passes ? tokens - 1 : tokens, at: time });
    if (buckets.size > remembered) buckets.delete(buckets.keys().next().value ?? '');
    return passes ? 0 : Math.max(1, Math.ceil((1 - tokens) / perSecond));
  };
}
