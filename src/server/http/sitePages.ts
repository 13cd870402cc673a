import { Hono, type MiddlewareHandler } from 'hono';
import { sentParameter } from '../../domain/formGuard';
import { errorFile, errorFileStatuses } from '../../domain/errorFiles';
import { languages } from '../../domain/language';
import type { PageRenderer } from '../../domain/pages';
import { reviewsPath } from '../../domain/publishedReview';
import type { AppOptions } from './appOptions';
import { dynamicPages } from './dynamicPages';
import type { HttpEnv } from './httpEnv';
import { againParameter } from './plainForm';
import { requestIdOf } from './requestIds';
import { respond } from './resource';

/** Files without an address of their own. */
const hidden = new Set([
  '/index.html',
  ...languages.flatMap((language) => errorFileStatuses.map((status) => errorFile(status, language))),
]);

/** Whether a page may have to be rendered for one visitor; all other pages are ready. */
function isForOneVisitor(query: string): boolean {
  if (query.length < 2) return false;
  const params = new URLSearchParams(query);
  return params.has(againParameter) || params.has(sentParameter);
}

/**
 * Answers GET and HEAD for pages, their other spellings and files, all from memory.
 * @param costly Limits the pages for one visitor.
 */
export function sitePages(options: AppOptions, costly: MiddlewareHandler<HttpEnv>): Hono<HttpEnv> {
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
    app.get(
      page,
      (c, next) => (isForOneVisitor(queryOf(c.req.url)) ? costly(c, next) : next()),
      async (c) => {
        const current = live.page(page) ?? built;
        const { socket } = c.env.incoming;
        const isConnected = () => !socket.destroyed;
        const rendered = await dynamic(page, queryOf(c.req.url), isConnected, () => requestIdOf(c, proxies));
        const resource = rendered ?? current;
        return resource ? respond(c, resource) : c.notFound();
      },
    );
  }
  app.get(reviewsPath, (c) => {
    const list = live.list();
    return list ? respond(c, list) : c.notFound();
  });
  return app;
}

/** The query of an address as sent, with its question mark. */
function queryOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}

/**
 * Recognises other spellings of page addresses: any letter case, a trailing slash, `.html`, and redirected paths.
 * @returns A function that returns the canonical path of another spelling; undefined for a canonical path and for unknown
 * ones.
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
