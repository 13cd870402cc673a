import type { Context } from 'hono';
import { deskPaths } from '../../domain/deskPages';
import { beginPath } from '../../domain/formGuard';
import { siteForms } from './siteForms';
import type { RouteClass } from '../watch/metrics';
import type { AppOptions } from './appOptions';
import type { HttpEnv } from './httpEnv';
import { requestIdOf } from './requestIds';

/** Returns the class of an address. @param pages Paths of the site's pages. */
export function routeClassOf(pages: readonly string[]): (path: string) => RouteClass {
  const known = new Map<string, RouteClass>([
    ...pages.map((path) => [path, 'page'] as const),
    ...[beginPath, ...siteForms.map(({ path }) => path)].map((path) => [path, 'form'] as const),
    ...['/livez', '/readyz', '/healthz'].map((path) => [path, 'health'] as const),
  ]);
  return (path) => {
    if (path.startsWith('/assets/')) return 'file';
    const found = known.get(path);
    if (found) return found;
    return path === deskPaths.list || path.startsWith(`${deskPaths.list}/`) ? 'desk' : 'other';
  };
}

/** Time in ms above which an answer is logged as slow. */
const slowMs = 3000;

/**
 * Makes a function that counts each answer, and sets `X-Request-Id` on refusals and errors. Slow answers are logged, at
 * level `debug` all; the log contains only addresses that the site itself has defined.
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
    const isSlow = ms > slowMs;
    if (!metrics && !isSlow && !logsRequests) return;
    const { path, method } = c.req;
    const kind = classOf(path);
    metrics?.request(kind, status, ms);
    if (!isSlow && !logsRequests) return;
    const loggedPath = kind === 'page' || kind === 'form' || kind === 'health' ? path : `(${kind})`;
    log(`${method} ${loggedPath} was answered with ${String(status)}`, {
      level: isSlow ? 'warn' : 'debug',
      event: isSlow ? 'slow_request' : 'request',
      requestId: requestIdOf(c, proxies),
      method,
      path: loggedPath,
      status,
      ms: Math.round(ms),
    });
  };
}
