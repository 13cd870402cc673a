import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';
import type { DevSite } from './site';

/** Addresses that Vite answers itself: sources, packages and its own modules. */
const ofVite = /^\/(?:@|src\/|node_modules\/)/;

/** Answers with the site's own server, or else with the page that a build would have written. */
async function answer(site: DevSite, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { method, headers, url = '/' } = req;
  const received = await new Promise<IncomingMessage>((resolve, reject) => {
    req.pipe(request(site.url + url, { method, headers }, resolve).on('error', reject));
  });
  const page = received.statusCode === 404 && site.render(url.replace(/\?.*/, ''));
  // The policy of the built pages allows neither Emotion's readable rules nor Vite's own.
  const { 'content-security-policy': _policy, ...kept } = received.headers;
  if (page) {
    received.resume();
    res.setHeader('Content-Type', 'text/html; charset=utf-8').end(await page);
    return;
  }
  res.writeHead(received.statusCode ?? 502, kept);
  received.pipe(res);
}

/**
 * Vite plugin for `npm run dev`: the same routes, rendering and server as on the built site, loaded from the sources. After
 * a change the server is restarted, on the same store, for the next request.
 */
export function devSite(): Plugin {
  let running: DevSite | undefined;
  /** The running server, or the one that takes its place; undefined after a change. */
  let current: Promise<DevSite> | undefined;
  let before: Promise<unknown> = Promise.resolve();
  let hasFailed = false;

  async function start(vite: ViteDevServer): Promise<DevSite> {
    const { startDevSite } = (await vite.ssrLoadModule('/src/app/dev/site.ts')) as typeof import('./site');
    const isFirst = running === undefined;
    // One at a time: the store has one owner.
    await running?.close();
    running = await startDevSite(vite.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '');
    if (isFirst) await running.printDeskLink();
    return running;
  }

  function site(vite: ViteDevServer): Promise<DevSite> {
    if (current) return current;
    current = before.then(() => start(vite));
    before = current.catch(() => undefined);
    return current;
  }

  return {
    name: 'dev-site',
    configureServer(vite) {
      const report = (error: unknown) => {
        hasFailed = true;
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        return error;
      };
      // Vite closes everything on SIGTERM alone.
      process.once('SIGINT', () => process.emit('SIGTERM'));
      vite.httpServer?.once('listening', () => {
        site(vite).catch((error: unknown) => {
          vite.config.logger.error(String(report(error)));
        });
      });
      vite.middlewares.use((req, res, next) => {
        if (ofVite.test(req.url ?? '')) next();
        else
          site(vite)
            .then((current) => answer(current, req, res))
            .catch((error: unknown) => {
              next(report(error));
            });
      });
    },
    hotUpdate({ modules, server }) {
      const { name, moduleGraph } = this.environment;
      if (name !== 'ssr' || modules.length === 0) return;
      // Vite does it after this: a request may come before.
      for (const module of modules) moduleGraph.invalidateModule(module);
      current = undefined;
      // Vite's page with an error knows its own messages only.
      server.environments.client.hot.send(
        hasFailed ? { type: 'full-reload' } : { type: 'custom', event: 'site:changed' },
      );
      hasFailed = false;
    },
    async closeBundle() {
      await running?.close();
    },
  };
}
