import type { IncomingMessage } from 'node:http';
import { isCrossSite } from './crossSite';
import { HttpProblem, statusTexts } from './problem';
import type { Proxies } from './proxies';
import { networkOf, rateLimiter, standardRate, type RateLimit } from './rateLimit';

/** What decides who is let in. */
export interface RequestGuardOptions {
  proxies: Proxies;
  /** Public address of the site, without a path. Default: the host that was asked for. */
  siteUrl?: string;
  /** Default: {@link standardRate}. */
  rateLimit?: RateLimit;
  /** Milliseconds of a clock. */
  now?: () => number;
}

/** Refuses requests by their headers alone, before a body is read or the store is asked. */
export interface RequestGuard {
  /** Lets a post through. @throws {HttpProblem} 429 or 403. */
  post(req: IncomingMessage): void;
  /** Lets the beginning of a form through, which is counted by itself: it must not use up what posts need. */
  begin(req: IncomingMessage): void;
}

/** The gate in front of the calls. */
export function requestGuard({
  proxies,
  siteUrl,
  rateLimit = standardRate,
  now = Date.now,
}: RequestGuardOptions): RequestGuard {
  const limited = () => {
    const waitFor = rateLimiter(rateLimit, now);
    return (req: IncomingMessage) => {
      const seconds = waitFor(networkOf(proxies.addressOf(req)));
      if (seconds === 0) return;
      const headers = { 'Retry-After': String(seconds), Connection: 'close' };
      throw new HttpProblem(429, 'too_many_requests', statusTexts[429], { headers });
    };
  };
  const limitPosts = limited();

  return {
    begin: limited(),
    post(req) {
      limitPosts(req);
      if (!isCrossSite(req, { proxies, siteUrl })) return;
      throw new HttpProblem(403, 'cross_site', 'This can be sent from the pages of this site only.', {
        headers: { Connection: 'close' },
      });
    },
  };
}
