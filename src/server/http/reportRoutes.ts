import { Hono } from 'hono';
import type { AppOptions } from './appOptions';
import { limitBody } from './body';
import { reportsPath } from './contentSecurityPolicy';
import type { HttpEnv } from './httpEnv';
import { HttpProblem } from './problem';
import { limitRate } from './rateLimit';

/** Browsers send a few per page; a limit of its own keeps them from using up that of forms. */
const reportRate = { burst: 30, perSecond: 0.5, overall: { burst: 300, perSecond: 10 } };

const types = new Set(['application/csp-report', 'application/reports+json']);

/**
 * Accepts the reports of browsers. They are sent without an action of the visitor, and anybody can send them: they are
 * counted, shortened and never trusted.
 */
export function reportRoutes({
  proxies,
  reports,
  now,
}: Pick<AppOptions, 'proxies' | 'reports' | 'now'>): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  app.post(reportsPath, limitRate(proxies, reportRate, now), limitBody(), async (c) => {
    const [type = ''] = (c.req.header('content-type') ?? '').toLowerCase().split(';');
    if (!types.has(type.trim()))
      throw new HttpProblem(415, 'unsupported_type', `Send ${[...types].join(' or ')}.`);
    let body: unknown;
    try {
      body = JSON.parse(await c.req.text());
    } catch {
      throw new HttpProblem(400, 'malformed', 'The body is not JSON.');
    }
    reports.add(body);
    return c.body(null, 204);
  });
  return app;
}
