import type { MiddlewareHandler } from 'hono';
import { deskPaths } from '../../domain/deskPages';
import { beginPath } from '../../domain/formGuard';
import { siteForms } from '../../domain/siteForms';
import { decisionPath } from '../mail/links';
import type { AppOptions } from './appOptions';
import type { HttpEnv } from './httpEnv';

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
 * Times and counts every request, and gives refusals and failures their `X-Request-Id`. The log gets a line of those that
 * were slow, and at level `debug` of all; of an address only what the site itself calls it.
 */
export function requestWatch({
  log,
  logsRequests,
  metrics,
  renderer,
}: Pick<AppOptions, 'log' | 'logsRequests' | 'metrics' | 'renderer'>): MiddlewareHandler<HttpEnv> {
  const classOf = routeClassOf(renderer.paths);
  return async (c, next) => {
    const begun = performance.now();
    await next();
    const ms = performance.now() - begun;
    const { status } = c.res;
    const { path, method } = c.req;
    const kind = classOf(path);
    metrics?.request(kind, status, ms);
    if (status >= 400) c.res.headers.set('X-Request-Id', c.get('requestId'));
    const isSlow = ms > slow;
    if (!isSlow && !logsRequests) return;
    const named = kind === 'page' || kind === 'form' || kind === 'health' ? path : `(${kind})`;
    log(`${method} ${named} was answered with ${String(status)}`, {
      level: isSlow ? 'warn' : 'debug',
      event: isSlow ? 'slow_request' : 'request',
      requestId: c.get('requestId'),
      method,
      path: named,
      status,
      ms: Math.round(ms),
    });
  };
}
