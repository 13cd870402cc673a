import { Hono, type MiddlewareHandler } from 'hono';
import { methodNotAllowed } from 'hono/method-not-allowed';
import { deskItemPath, deskPaths } from '../../domain/deskPages';
import { beginPath } from '../../domain/formGuard';
import { siteForms } from './siteForms';
import type { AppOptions } from './appOptions';
import { limitBody } from './body';
import { calendarRoute } from './calendarRoute';
import { csrf } from './csrf';
import { deskRoutes } from './desk/deskRoutes';
import { errorResponse, problemFrom } from './errorResponse';
import { formRoutes } from './formRoutes';
import { healthRoutes } from './healthRoutes';
import type { HttpEnv } from './httpEnv';
import { visitorsLanguage } from './visitorsLanguage';
import { ownHost } from './ownHost';
import { HttpProblem } from './problem';
import { costlyRate, limitRate, requestLimits } from './rateLimit';
import { reportRoutes } from './reportRoutes';
import { requestIdOf } from './requestIds';
import { requestWatch } from './requestWatch';
import { never, respond } from './resource';
import { securityHeaders } from './securityHeaders';
import { sitePages } from './sitePages';
import { subscriptionRoutes, subscriptionPaths } from './subscriptionRoutes';

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Sets a header that keeps an answer out of search engines. */
const noindex: MiddlewareHandler = async (c, next) => {
  await next();
  c.res.headers.set('X-Robots-Tag', 'noindex, nofollow');
};

/** The whole site: security headers around everything, then pages and files, then what is posted. */
export function createApp(options: AppOptions): Hono<HttpEnv> {
  const { errorPage, proxies, siteUrl, rateLimit, now } = options;
  const app = new Hono<HttpEnv>();

  const secure = securityHeaders(proxies, options.strictTransport);
  const watch = requestWatch(options);
  // One handler for everything, because it runs for every file: each further handler costs a tenth of an answer's time.
  app.use(async (c, next) => {
    const startTime = performance.now();
    await secure(c, next);
    watch(c, performance.now() - startTime);
  });
  if (options.staging) app.use(noindex);
  const movedTo = siteUrl === undefined ? () => undefined : ownHost(proxies, siteUrl);
  app.use(async (c, next) => {
    if (!methods.has(c.req.method)) return c.body(null, 501, { Connection: 'close' });
    const address = movedTo(c);
    if (address === undefined) return next();
    // A shared cache may not tell the names apart.
    c.header('Cache-Control', never);
    return c.redirect(address, 301);
  });
  app.use(
    methodNotAllowed({
      app,
      onMethodNotAllowed(c, allowed) {
        const Allow = allowed.join(', ');
        const problem = new HttpProblem(405, 'method_not_allowed', `This address takes ${Allow} only.`, {
          headers: { Allow },
        });
        // Discards the answer that was there.
        c.res = undefined;
        return errorResponse(c, problem, errorPage);
      },
    }),
  );
  const costly = limitRate(proxies, options.costlyRate ?? costlyRate, now);
  const posts = requestLimits(proxies, rateLimit, now);
  // Before a body is read or the store is used. Posts from other sites' pages do not count against the visitor's limit.
  app.on(
    'POST',
    [...subscriptionPaths, ...siteForms.map(({ path }) => path)],
    csrf(proxies, siteUrl),
    posts.arriving,
    limitBody(),
  );
  app.route('/', subscriptionRoutes(options));
  app.route('/', sitePages(options, costly));

  app.route('/', healthRoutes(options));
  app.route('/', reportRoutes(options));
  // Has a limit of its own, so that it does not use up the limit of posts.
  app.get(beginPath, limitRate(proxies, rateLimit, now));
  app.route('/', formRoutes(options, posts.accept));
  calendarRoute(app, options);
  if (options.deskPages) {
    app.route(deskPaths.list, deskRoutes(options));
    // Mail of earlier releases has links to pages on which a review was decided; now that is done at the desk.
    app.get('/review-decision', (c) => {
      const id = c.req.query('review') ?? '';
      return c.redirect(id === '' ? deskPaths.list : deskItemPath({ kind: 'review', id }), 303);
    });
  }

  app.notFound(async (c) => {
    const isPage = (c.req.method === 'GET' || c.req.method === 'HEAD') && !c.req.path.startsWith('/api/');
    if (isPage) return respond(c, await errorPage(404, 'Not Found', visitorsLanguage(c)), 404);
    const problem = new HttpProblem(404, 'not_found', 'There is nothing at this address.');
    return errorResponse(c, problem, errorPage);
  });
  app.onError((error, c) => {
    // Created here, so that log, page and header have the same id.
    requestIdOf(c, proxies);
    const problem = problemFrom(error, c, options.log);
    options.refusals.count(problem.code);
    options.metrics?.refused(problem.code);
    return errorResponse(c, problem, errorPage);
  });
  return app;
}
