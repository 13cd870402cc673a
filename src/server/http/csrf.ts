import type { Context, MiddlewareHandler } from 'hono';
import type { HttpEnv } from './httpEnv';
import { HttpProblem } from './problem';
import type { Proxies } from './proxies';

/** What tells this site's own pages from others'. */
export interface OwnSite {
  proxies: Pick<Proxies, 'hostOf'>;
  /** Public address of the site, without a path. Default: the host that was asked for. */
  siteUrl?: string;
}

/**
 * Refuses posts from other sites' pages. Hono's own `csrf` does not look at JSON, and it refuses browsers that are too
 * old to say where a post comes from.
 */
export function csrf(site: OwnSite): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (isCrossSite(c, site)) {
      throw new HttpProblem(403, 'cross_site', 'This can be sent from the pages of this site only.', {
        headers: { Connection: 'close' },
      });
    }
    await next();
  };
}

/**
 * Browsers say where a post comes from in `Sec-Fetch-Site`. That comes first, as `Origin` is `null` for readers who have
 * switched referrers off. `none` is a visitor's own doing, such as a page that is loaded again after the browser was
 * closed, and no page can send it; neighbours (`same-site`) may belong to others. Where the browser is too old for the
 * header, `Origin` must be this site's own. Programs send neither and are let in.
 */
function isCrossSite(c: Context<HttpEnv>, { proxies, siteUrl }: OwnSite): boolean {
  const site = c.req.header('Sec-Fetch-Site');
  if (site === 'same-origin' || site === 'cross-site') return site === 'cross-site';
  const origin = c.req.header('Origin');
  if (origin === undefined) return site === 'same-site';
  return !isOwn(origin, [siteUrl, proxies.hostOf(c)]);
}

/** Compares hosts only: a proxy may speak https with the browser and http with us. */
function isOwn(origin: string, own: readonly (string | undefined)[]): boolean {
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  return own.some((one) => {
    const address = one?.includes('://') ? one : `${protocol}//${one ?? ''}`;
    return URL.canParse(address) && new URL(address).host === host;
  });
}
