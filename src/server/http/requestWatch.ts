import type { Context } from 'hono';
import { deskPaths } from '../../domain/deskPages';
import { beginPath } from '../../domain/formGuard';
import { siteForms } from '../../domain/siteForms';
import { decisionPath } from '../mail/links';
import type { AppOptions } from './appOptions';
import type { HttpEnv } from './httpEnv';
import { requestIdOf } from './requestIds';

/** What kinds of addresses requests are counted by. */
export const routeClasses = ['page', 'file', 'form', 'desk', 'health', 'other'] as const;
export type RouteClass = (typeof routeClasses)[number];

/** Gives the kind of an address. @param pages Paths of the site's pages. */
export function routeClassOf(pages: readonly string[]): (path: string) => RouteClass {
  const known = new Map<string, RouteClass>([
    ...pages.map((path) => [path, 'page'] as const),
    ...[beginPath, decisionPath, ...siteForms.map(({ path }) => path)].map((path) => [path, 'form'] as const),
    ...['/livez', '/readyz', '/healthz'].map((path) => [path, 'health'] as const),
  ]);
  return (path) => {
    if (path.startsWith('/assets/')) return 'file';
    const found = known.get(path);
    if (found) return found;
    return path === deskPaths.list || path.startsWith(`${deskPaths.list}/`) ? 'desk' : 'other';
  };
}

/** An answer that took longer is told of in the log, in ms. */
const slow = 3000;

/**
 * Makes what counts each answer, and gives refusals and failures their `X-Request-Id`. The log gets a line of those that were
 * slow, and at level `debug` of all; of an address only what the site itself calls it.
 */
export function requestWatch({
  log,
  logsRequests,
  metrics,
  proxies,
  renderer,
}: Pick<AppOptions, 'log' | 'logsRequests' | 'metrics' | 'proxies' | 'renderer'>) {
  const classOf = routeClassOf(renderer.paths);
  /** @param ms Milliseconds until the answer was ready. */
  return (c: Context<HttpEnv>, ms: number): void => {
    const { status } = c.res;
    if (status >= 400) c.res.headers.set('X-Request-Id', requestIdOf(c, proxies));
    const isSlow = ms > slow;
    if (!metrics && !isSlow && !logsRequests) return;
    const { path, method } = c.req;
    const kind = classOf(path);
    metrics?.request(kind, status, ms);
    if (!isSlow && !logsRequests) return;
    const named = kind === 'page' || kind === 'form' || kind === 'health' ? path : `(${kind})`;
    log(`${method} ${named} was answered with ${String(status)}`, {
      level: isSlow ? 'warn' : 'debug',
      event: isSlow ? 'slow_request' : 'request',
      requestId: requestIdOf(c, proxies),
      method,
      path: named,
      status,
      ms: Math.round(ms),
    });
  };
}
