import type { ServerConfig } from '../config/server';
import { forgottenProxy } from './words/forgottenProxy';
import { proxies, type Proxies } from './http/proxies';
import type { Log } from './log';

/** The proxies in front of the server. One that the settings do not name is logged once. */
export const frontProxies = (
  { trustedProxies, proxyHops }: Pick<ServerConfig, 'trustedProxies' | 'proxyHops'>,
  log: Log,
): Proxies =>
  proxies(trustedProxies, proxyHops, (address) => {
    log(forgottenProxy(address), { level: 'warn', event: 'proxy_forgotten' });
  });
