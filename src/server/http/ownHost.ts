import { isIP } from 'node:net';
import type { Context } from 'hono';
import type { HttpEnv } from './httpEnv';
import type { Proxies } from './proxies';

/** Health checks are answered under every name. */
const probes = new Set(['/livez', '/readyz', '/healthz']);

/**
 * Where a page that was asked for under another name of this server is, such as the bare domain: old browsers could open it
 * there, and its forms would be refused as another site's. Addresses, and names without a dot such as `localhost`, are not
 * names of the site: a check, a proxy or the owner uses them.
 * @param siteUrl Public address of the server, without a path.
 * @returns A function that returns the same address at the site's own name; undefined under that name.
 */
export function ownHost({ hostOf }: Pick<Proxies, 'hostOf'>, siteUrl: string) {
  const own = new URL(siteUrl);
  return (c: Context<HttpEnv>): string | undefined => {
    const { method, path, url } = c.req;
    const host = hostOf(c);
    if (host === own.host || (method !== 'GET' && method !== 'HEAD') || probes.has(path)) return undefined;
    if (!isName(own.hostname) || !URL.canParse(`http://${host ?? ''}`)) return undefined;
    const name = new URL(`http://${host ?? ''}`).hostname.replace(/\.$/, '');
    if (name === own.hostname || !isName(name)) return undefined;
    return siteUrl + url.slice(url.indexOf('/', url.indexOf('//') + 2));
  };
}

/** Whether a host is a name of the site, and neither an address nor a name on this machine or in its network. */
const isName = (hostname: string) => hostname.includes('.') && isIP(hostname) === 0;
