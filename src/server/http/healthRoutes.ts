import { Hono } from 'hono';
import { timeout } from 'hono/timeout';
import type { AppOptions } from './appOptions';
import { never } from './resource';
import { shared } from './shared';

/** Time limit in ms for the store's answer to the health check. */
const healthWait = 3000;

/**
 * For supervisors and load balancers: `/livez`, whether the process answers at all; `/readyz`, whether it can serve
 * requests; and `/healthz`, whether the store answers and can write, and its data was intact at the last check. Only the names of failing
 * checks are published.
 */
export function healthRoutes(options: Pick<AppOptions, 'store' | 'health' | 'dataHealth'>): Hono {
  const { store, health, dataHealth } = options;
  const headers = { 'Cache-Control': never };
  const ping = shared(() => store.ping());
  const stored = new Hono().use(timeout(healthWait));
  stored.get('/', async (c) => {
    if (dataHealth().state === 'damaged')
      return c.json({ status: 'damaged', store: store.kind }, 503, headers);
    await ping();
    return c.json({ status: 'ok', store: store.kind }, 200, headers);
  });
  stored.onError((_error, c) => c.json({ status: 'unavailable', store: store.kind }, 503, headers));

  const app = new Hono();
  app.get('/livez', (c) => c.json({ status: 'ok' }, 200, headers));
  app.get('/readyz', async (c) => {
    const failing = Object.keys(await health.failing());
    return failing.length === 0
      ? c.json({ status: 'ok' }, 200, headers)
      : c.json({ status: 'unavailable', failing }, 503, headers);
  });
  app.route('/healthz', stored);
  return app;
}
