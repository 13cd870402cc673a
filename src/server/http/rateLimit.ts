import type { Context, MiddlewareHandler } from 'hono';
import type { HttpEnv } from './httpEnv';
import { networksOf, type Network, type NetworkSize } from './networks';
import { HttpProblem, statusTexts } from './problem';
import type { Proxies } from './proxies';
import { tokenBuckets, type Bucket } from './tokenBuckets';

/** Limits for one network, and for all networks together. */
export interface RateLimit extends Bucket {
  /** Left out: no limit for providers and for all together. */
  overall?: Bucket;
}

/**
 * Generous, because many visitors in Kenya share one address: a school may send its reviews at once. All together: ten such
 * schools at once, then 60 per second, a small part of what the store can write.
 */
export const standardRate: RateLimit = {
  burst: 60,
  perSecond: 1,
  overall: { burst: 800, perSecond: 60 },
};

/** For GETs that render or query the store: more than people need, and a small part of what the machine can do. */
export const costlyRate: RateLimit = {
  burst: 120,
  perSecond: 4,
  overall: { burst: 600, perSecond: 40 },
};

/** Limit of all networks of one customer, as a multiple of one network's. */
const customerFactor = 2;
/** Share of the overall limit that one provider's visitors may use; at least one customer's limit. */
const providerShare = 1 / 3;
/** Part of a shared limit that is reserved for new networks, so that busy ones cannot use it up. */
const reservedShare = 1 / 4;
/** Maximum number of recent requests with which a network still counts as new. */
const newcomerRequests = 3;

const multiply = (factor: number, { burst, perSecond }: Bucket): Bucket => ({
  burst: burst * factor,
  perSecond: perSecond * factor,
});
const larger = (one: Bucket, other: Bucket): Bucket => ({
  burst: Math.max(one.burst, other.burst),
  perSecond: Math.max(one.perSecond, other.perSecond),
});

/** Refuses requests of networks that send too much. Both functions return the seconds to wait, 0 if the request may pass. */
export interface RateLimiter {
  /** Counts a request on arrival, against its networks. */
  arrive: (address: string | undefined) => number;
  /**
   * Counts a request against the overall limit.
   * @param what Name of a separate count, such as that of stored submissions.
   */
  accept: (address: string | undefined, what?: string) => number;
}

/** Limits requests by networks of several sizes and overall, with a fair share for each. */
export function rateLimiter({ overall, ...each }: RateLimit, now: () => number): RateLimiter {
  const customer = multiply(customerFactor, each);
  const provider = overall && larger(customer, multiply(providerShare, overall));
  const sizes: Readonly<Record<NetworkSize, Bucket | undefined>> = { each, customer, provider };
  const networks = tokenBuckets(now);
  const overallBuckets = tokenBuckets(now);

  /** Whether the customer's largest network has sent hardly anything recently. */
  function isNew(clientNetworks: readonly Network[]): boolean {
    const own = clientNetworks.findLast(({ size }) => size !== 'provider');
    const bucket = own && sizes[own.size];
    return (
      bucket !== undefined && bucket.burst - networks.tokensOf(own?.name ?? '', bucket) <= newcomerRequests
    );
  }
  const reservedTokens = (isNewcomer: boolean, { burst }: Bucket) =>
    isNewcomer ? 0 : Math.floor(burst * reservedShare);

  return {
    arrive(address) {
      const clientNetworks = networksOf(address);
      const isNewcomer = isNew(clientNetworks);
      for (const { name, size } of clientNetworks) {
        const bucket = sizes[size];
        const reserved = bucket && size === 'provider' ? reservedTokens(isNewcomer, bucket) : 0;
        const wait = bucket ? networks.waitFor(name, bucket, reserved) : 0;
        // Refused requests are not counted, and take no memory.
        if (wait > 0) return wait;
      }
      for (const { name, size } of clientNetworks) if (sizes[size]) networks.take(name, sizes[size]);
      return 0;
    },
    accept(address, what = 'all') {
      if (!overall) return 0;
      const wait = overallBuckets.waitFor(what, overall, reservedTokens(isNew(networksOf(address)), overall));
      if (wait === 0) overallBuckets.take(what, overall);
      return wait;
    },
  };
}

/** @param seconds To wait; 0 passes. @throws {HttpProblem} 429 otherwise. */
function refuseUnless(seconds: number): void {
  if (seconds === 0) return;
  const headers = { 'Retry-After': String(seconds), Connection: 'close' };
  throw new HttpProblem(429, 'too_many_requests', statusTexts[429], { headers });
}

/** Limits as the app's handlers use them. */
export type RequestLimits = ReturnType<typeof requestLimits>;

/** Limits for one kind of requests, counted separately from all other kinds. */
export function requestLimits(
  { addressOf }: Pick<Proxies, 'addressOf'>,
  limit: RateLimit,
  now: () => number,
) {
  const limiter = rateLimiter(limit, now);
  /** Counts a request against its networks. @throws {HttpProblem} 429. */
  const arrive = (c: Context<HttpEnv>): void => {
    refuseUnless(limiter.arrive(addressOf(c)));
  };
  return {
    arrive,
    /** Refuses requests of a network above its limit, before anything else is checked. */
    arriving: (async (c, next) => {
      arrive(c);
      await next();
    }) satisfies MiddlewareHandler<HttpEnv>,
    /** Counts a request that has passed all other checks against the overall limit. @throws {HttpProblem} 429. */
    accept: (c: Context<HttpEnv>, what?: string): void => {
      refuseUnless(limiter.accept(addressOf(c), what));
    },
  };
}

/** Refuses requests above the limit of a network or above the overall limit. */
export function limitRate(...given: Parameters<typeof requestLimits>): MiddlewareHandler<HttpEnv> {
  const { arriving, accept } = requestLimits(...given);
  return (c, next) =>
    arriving(c, () => {
      accept(c);
      return next();
    });
}
