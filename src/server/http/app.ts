import { Hono } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { timeout } from 'hono/timeout';
import { deskPaths } from '../../domain/deskPages';
import { beginPath } from '../../domain/formGuard';
import { siteForms } from '../../domain/siteForms';
import { decisionPath } from '../mail/links';
import type { Store } from '../store/Store';
import type { AppOptions } from './appOptions';
import { limitBody } from './body';
import { csrf } from './csrf';
import { decisionPages } from './decisionPages';
import { deskRoutes } from './desk/deskRoutes';
import { errorResponse, problemFrom } from './errorResponse';
import { formRoutes } from './formRoutes';
import type { HttpEnv } from './httpEnv';
import { HttpProblem } from './problem';
import { limitRate } from './rateLimit';
import { never, respond } from './resource';
import { securityHeaders } from './securityHeaders';
import { sitePages } from './sitePages';
import { subscriptionActs, subscriptionPosts } from './subscriptionActs';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** Longest wait of the health check for the store, in ms. */
const healthWait = 3000;

/** The whole site: security headers around everything, then pages and files, then what is posted. */
export function createApp(options: AppOptions): Hono<HttpEnv> {
  const { store, errorPage, proxies, siteUrl, rateLimit, now } = options;
  const app = new Hono<HttpEnv>();

  app.use(securityHeaders(proxies));
  app.use(async (c, next) =>
    methods.has(c.req.method) ? next() : c.body(null, 501, { Connection: 'close' }),
  );
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed(c, allowed) {
        const Allow = allowed.join(', ');
        const problem = new HttpProblem(405, 'method_not_allowed', `This address takes ${Allow} only.`, {
          headers: { Allow },
        });
        // Nothing of the answer that was there is kept.
        c.res = undefined;
        return errorResponse(c, problem, errorPage);
      },
    }),
  );
  // Before a body is read or the store is asked.
  app.on(
    'POST',
    [decisionPath, ...subscriptionPosts, ...siteForms.map(({ path }) => path)],
    limitRate(proxies, rateLimit, now),
    csrf(proxies, siteUrl),
    limitBody(),
  );
  app.route('/', subscriptionActs(options));
  app.route('/', sitePages(options));

  app.route('/healthz', health(store));
  // Counted by itself: it must not use up what posts need.
  app.get(beginPath, limitRate(proxies, rateLimit, now));
  app.route('/', formRoutes(options));
  decisionPages(app, options);
  if (options.deskPages) app.route(deskPaths.list, deskRoutes(options));

  app.notFound(async (c) => {
    const isPage = (c.req.method === 'GET' || c.req.method === 'HEAD') && !c.req.path.startsWith('/api/');
    if (isPage) return respond(c, await errorPage(404, 'Not Found'), 404);
    const problem = new HttpProblem(404, 'not_found', 'There is nothing at this address.');
    return errorResponse(c, problem, errorPage);
  });
  app.onError((error, c) => {
    const problem = problemFrom(error, c, options.log);
    options.refusals.count(problem.code);
    return errorResponse(c, problem, errorPage);
  });
  return app;
}

/** Says whether the store answers, and in time. */
function health(store: Pick<Store, 'ping' | 'kind'>): Hono {
  const app = new Hono().use(timeout(healthWait));
  const headers = { 'Cache-Control': never };
  app.get('/', async (c) => {
    await store.ping();
    return c.json({ status: 'ok', store: store.kind }, 200, headers);
  });
  app.onError((_error, c) => c.json({ status: 'unavailable', store: store.kind }, 503, headers));
  return app;
}
