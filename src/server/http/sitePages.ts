import { Hono } from 'hono';
import type { PageRenderer } from '../../domain/pages';
import type { AppOptions } from './appOptions';
import { dynamicPages } from './dynamicPages';
import type { HttpEnv } from './httpEnv';
import { requestIdOf } from './requestIds';
import { respond } from './resource';

/** Files that are no address of their own. */
const hidden = new Set(['/index.html', '/404.html']);

/** Answers GET and HEAD for pages, their other spellings and files, all from memory. */
export function sitePages(options: AppOptions): Hono<HttpEnv> {
  const { files, renderer, live, proxies } = options;
  const dynamic = dynamicPages(options);
  const canonicalOf = otherSpellings(renderer);
  const app = new Hono<HttpEnv>();

  app.use(async (c, next) => {
    const { method, path, url } = c.req;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const canonical = canonicalOf(path);
    if (canonical !== undefined) {
      c.header('Cache-Control', 'public, max-age=3600');
      return c.redirect(canonical + queryOf(url), 301);
    }
    const file = hidden.has(path) ? undefined : files.get(path);
    return file ? respond(c, file) : next();
  });

  for (const page of renderer.paths) {
    const built = files.get(page === '/' ? '/index.html' : `${page}.html`);
    app.get(page, async (c) => {
      const kept = live.page(page) ?? built;
      const resource = (await dynamic(page, queryOf(c.req.url), () => requestIdOf(c, proxies))) ?? kept;
      return resource ? respond(c, resource) : c.notFound();
    });
  }
  app.get('/reviews.json', (c) => {
    const list = live.list();
    return list ? respond(c, list) : c.notFound();
  });
  return app;
}

/** The query of an address as it was sent, with its question mark. */
function queryOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}

/**
 * Knows every page's other spellings: any letter case, a trailing slash, `.html`, and the paths that lead elsewhere.
 * @returns Gives the path that another spelling leads to; nothing for a page's own path and for what is no page.
 */
function otherSpellings({ paths, redirects }: Pick<PageRenderer, 'paths' | 'redirects'>) {
  const targets = new Map(paths.map((path) => [path.toLowerCase(), path]));
  for (const [from, to] of Object.entries(redirects)) {
    if (!targets.has(from.toLowerCase())) targets.set(from.toLowerCase(), to);
  }
  const canonical = new Set(paths);
  return (path: string): string | undefined => {
    if (canonical.has(path)) return undefined;
    const plain = path.toLowerCase().replace(/\/+$/, '');
    const bare = plain.replace(/\.html$/, '').replace(/^\/index$/, plain.endsWith('.html') ? '/' : '/index');
    return targets.get(bare === '' ? '/' : bare);
  };
}
