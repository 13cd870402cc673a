import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from './httpEnv';
import { HttpProblem } from './problem';
import type { Proxies } from './proxies';

/**
 * Refuses posts from other sites' pages. Hono's own `csrf` does not look at JSON, and it refuses browsers that are too
 * old to say where a post comes from.
 * @param siteUrl Public address of the server, without a path. Default: the host that was asked for.
 * @param pageOrigins Origins of the site's pages that lie elsewhere. Each is compared whole: scheme, host and port.
 */
export function csrf(
  { hostOf }: Pick<Proxies, 'hostOf'>,
  siteUrl?: string,
  pageOrigins: readonly string[] = [],
): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const origin = c.req.header('Origin');
    const isOfPages = origin !== undefined && pageOrigins.includes(origin);
    const isOwnOrigin = origin !== undefined && isOwn(origin, siteUrl ?? hostOf(c));
    if (!isOfPages && isCrossSite(c.req.header('Sec-Fetch-Site'), origin, isOwnOrigin)) {
      throw new HttpProblem(403, 'cross_site', 'This can be sent from the pages of this site only.', {
        headers: { Connection: 'close' },
      });
    }
    await next();
  };
}

/**
 * Refuses every post that a page of this very site has not sent: for staff's desk, which no program posts to. Other than
 * {@link csrf} it asks for a word of the browser, and takes no neighbour's.
 */
export function sameOriginOnly(
  { hostOf }: Pick<Proxies, 'hostOf'>,
  siteUrl?: string,
): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const [site, origin] = [c.req.header('Sec-Fetch-Site'), c.req.header('Origin')];
    const isOwnPage =
      site === undefined
        ? origin !== undefined && isOwn(origin, siteUrl ?? hostOf(c))
        : site === 'same-origin';
    if (!isOwnPage) {
      throw new HttpProblem(403, 'cross_site', 'This can be sent from the pages of the desk only.', {
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
function isCrossSite(site: string | undefined, origin: string | undefined, isOwnOrigin: boolean): boolean {
  if (site === 'same-origin' || site === 'cross-site') return site === 'cross-site';
  return origin === undefined ? site === 'same-site' : !isOwnOrigin;
}

/**
 * Compares hosts only: a proxy may speak https with the browser and http with us. Where the site's address is known, the host
 * that was asked for is not looked at: it is what the caller says, and any name can be made to lead here.
 */
function isOwn(origin: string, own: string | undefined): boolean {
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  const address = own?.includes('://') ? own : `${protocol}//${own ?? ''}`;
  return URL.canParse(address) && new URL(address).host === host;
}
