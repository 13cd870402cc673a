import { isIPv4, isIPv6 } from 'node:net';
import type { MiddlewareHandler } from 'hono';
import { expandIPv6 } from 'hono/utils/ipaddr';
import type { HttpEnv } from './httpEnv';
import { HttpProblem, statusTexts } from './problem';
import type { Proxies } from './proxies';

/** A token bucket's size. */
interface Bucket {
  /** Requests at once. */
  burst: number;
  /** Requests a second after that. */
  perSecond: number;
}

/** How much one network may send, and all of them together. */
export interface RateLimit extends Bucket {
  /** Missing: no limit for all together. */
  overall?: Bucket;
}

/**
 * Generous, as many visitors in Kenya share one address: a school may send its reviews at once. All together: ten such
 * schools at once, then 60 a second, a small part of what the store can write.
 */
export const standardRate: RateLimit = {
  burst: 60,
  perSecond: 1,
  overall: { burst: 600, perSecond: 60 },
};

/** Networks that are remembered; above it the one not heard of for longest is forgotten. */
const remembered = 10_000;

/** The network of an address: /24 of IPv4, /56 of IPv6, where one household holds many addresses. */
export function networkOf(address: string | undefined): string {
  const plain = (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (isIPv4(plain)) return plain.replace(/\.\d+$/, '.0/24');
  if (!isIPv6(plain)) return 'unknown';
  // Fourteen hexadecimal digits, in groups of four.
  return `${expandIPv6(plain.toLowerCase()).slice(0, 17)}00::/56`;
}

/** A token bucket for each name. Gives the seconds to wait, 0 when the request may pass. */
function buckets({ burst, perSecond }: Bucket, now: () => number) {
  const known = new Map<string, { tokens: number; at: number }>();
  const filled = (bucket: { tokens: number; at: number }, time: number) =>
    Math.min(burst, bucket.tokens + (Math.max(0, time - bucket.at) / 1000) * perSecond);

  return (name: string): number => {
    const time = now();
    const bucket = known.get(name);
    const tokens = bucket ? filled(bucket, time) : burst;
    const passes = tokens >= 1;
    // Set anew, so that the first of the map is the one not heard of for longest.
    known.delete(name);
    known.set(name, { tokens: passes ? tokens - 1 : tokens, at: time });
    if (known.size > remembered) known.delete(known.keys().next().value ?? '');
    return passes ? 0 : Math.max(1, Math.ceil((1 - tokens) / perSecond));
  };
}

/** Limits requests by network, then all together. Gives the seconds to wait, 0 when the request may pass. */
export function rateLimiter({ overall, ...each }: RateLimit, now: () => number) {
  const ofNetwork = buckets(each, now);
  const ofAll = overall ? buckets(overall, now) : () => 0;
  // What a network is refused does not count against the others.
  return (network: string): number => ofNetwork(network) || ofAll('all');
}

/** Refuses requests of a network that sends too many, with a count of its own, before anything else is looked at. */
export function limitRate(
  { addressOf }: Pick<Proxies, 'addressOf'>,
  limit: RateLimit,
  now: () => number,
): MiddlewareHandler<HttpEnv> {
  const waitFor = rateLimiter(limit, now);
  return async (c, next) => {
    const seconds = waitFor(networkOf(addressOf(c)));
    if (seconds > 0) {
      const headers = { 'Retry-After': String(seconds), Connection: 'close' };
      throw new HttpProblem(429, 'too_many_requests', statusTexts[429], { headers });
    }
    await next();
  };
}
