import type { IncomingMessage } from 'node:http';
import type { Proxies } from './proxies';

/** What tells this site's own pages from others'. */
export interface OwnSite {
  proxies: Pick<Proxies, 'hostOf'>;
  /** Public address of the site, where it is known: `https://www.example.co.ke`. */
  siteUrl?: string | undefined;
}

/**
 * Whether another site's page sent this post. Browsers say so themselves in `Sec-Fetch-Site`; that comes first, as
 * `Origin` is `null` for readers who have switched referrers off. `none` is a visitor's own doing, such as a page that
 * is loaded again after the browser was closed, and no page can send it; neighbours (`same-site`) may belong to others.
 * Where the browser is too old for the header, `Origin` must be this site's own. Programs send neither and are let in.
 */
export function isCrossSite(req: IncomingMessage, { proxies, siteUrl }: OwnSite): boolean {
  const site = req.headers['sec-fetch-site'];
  if (site === 'same-origin') return false;
  if (site === 'cross-site') return true;
  const { origin } = req.headers;
  if (origin === undefined) return site === 'same-site';
  return !isOwn(origin, [siteUrl, proxies.hostOf(req)]);
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
