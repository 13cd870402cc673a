import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from './httpEnv';
import { HttpProblem } from './problem';
import type { Proxies } from './proxies';

/**
 * Refuses posts from other sites' pages. Hono's own `csrf` does not check JSON, and refuses browsers that are too old to
 * send the needed headers.
 * @param siteUrl Public address of the server, without a path. Default: the requested host.
 */
export function csrf({ hostOf }: Pick<Proxies, 'hostOf'>, siteUrl?: string): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const origin = c.req.header('Origin');
    const isOwnOrigin = origin !== undefined && isOwn(origin, siteUrl ?? hostOf(c));
    if (isCrossSite(c.req.header('Sec-Fetch-Site'), origin, isOwnOrigin)) {
      throw new HttpProblem(403, 'cross_site', 'This can be sent from the pages of this site only.', {
        headers: { Connection: 'close' },
      });
    }
    await next();
  };
}

/**
 * Refuses every post that was not sent by a page of this site: for the staff desk, to which no program posts. Unlike
 * {@link csrf} it requires one of the browser's headers, and refuses posts from the same site's other subdomains.
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
 * Browsers send the origin of a post in `Sec-Fetch-Site`. It is checked first, because `Origin` is `null` for visitors who
 * have switched referrers off. `none` means an action of the visitor, such as a page that is reloaded after the browser was
 * closed, and no page can send it; `same-site` includes subdomains, which may belong to others. If the browser is too old
 * for the header, `Origin` must be this site's own. Programs send neither and are accepted.
 */
function isCrossSite(site: string | undefined, origin: string | undefined, isOwnOrigin: boolean): boolean {
  if (site === 'same-origin' || site === 'cross-site') return site === 'cross-site';
  return origin === undefined ? site === 'same-site' : !isOwnOrigin;
}

/**
 * Compares only hosts, because a proxy may use https with the browser and http with the server. If the site's address is
 * known, the requested host is ignored: the client sets it, and anybody can point a name at this server.
 */
function isOwn(origin: string, own: string | undefined): boolean {
  if (!/^https?:\/\//.test(origin) || !URL.canParse(origin)) return false;
  const { protocol, host } = new URL(origin);
  const address = own?.includes('://') ? own : `${protocol}//${own ?? ''}`;
  return URL.canParse(address) && new URL(address).host === host;
}
