import type { IncomingMessage, ServerResponse } from 'node:http';
import { beginPath } from '../../domain/formGuard';
import { decisionPath } from '../mail/links';
import type { ClientFiles } from './clientFiles';
import type { ErrorPages } from './errorPages';
import { formEndpoints } from './formEndpoints';
import { dynamicPages, type DynamicPagesOptions } from './dynamicPages';
import type { PublishedReviewsCache } from './publishedReviewsCache';
import type { PageLookup } from './pageLookup';
import { sendResource, type Resource } from './resource';

/** What pages and files need. */
export interface FrontOptions extends DynamicPagesOptions {
  files: ClientFiles;
  lookup: PageLookup;
  live: PublishedReviewsCache;
  errorPage: ErrorPages;
}

/** Files that are no address of their own. */
const hidden = new Set(['/index.html', '/404.html']);
const callPaths = new Set(['/healthz', beginPath, decisionPath, ...formEndpoints.map(({ path }) => path)]);
const isCallPath = (path: string) => path.startsWith('/api/') || callPaths.has(path);

/**
 * Answers GET and HEAD for pages, their other spellings and files.
 * @returns Whether it has answered; what it leaves are the calls.
 */
export function front(options: FrontOptions) {
  const { files, lookup, live, errorPage } = options;
  const fresh = dynamicPages(options);

  function resourceOf(path: string): Resource | undefined {
    return live.page(path) ?? files.get(path === '/' ? '/index.html' : `${path}.html`);
  }

  return async (req: IncomingMessage, res: ServerResponse): Promise<boolean> => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false;
    const { path, query } = addressOf(req.url ?? '');
    const match = path === undefined ? undefined : lookup(path);
    if (match && 'redirect' in match) {
      res.setHeader('Cache-Control', 'public, max-age=3600');
      res.writeHead(301, { Location: match.redirect + query, 'Content-Length': 0 }).end();
      return true;
    }
    const resource =
      (match && (await fresh(match.page, query))) ?? (match ? resourceOf(match.page) : fileAt(path));
    if (resource) {
      sendResource(req, res, resource);
      return true;
    }
    if (path !== undefined && isCallPath(path)) return false;
    sendResource(req, res, await errorPage(404, 'Not Found'), 404);
    return true;
  };

  function fileAt(path: string | undefined): Resource | undefined {
    if (path === '/reviews.json') return live.list();
    return path === undefined || hidden.has(path) ? undefined : files.get(path);
  }
}

/** Splits a request target; the path is missing where it is none. */
function addressOf(target: string): { path?: string; query: string } {
  const at = target.indexOf('?');
  const query = at < 0 ? '' : target.slice(at);
  try {
    const path = decodeURIComponent(at < 0 ? target : target.slice(0, at));
    return path.startsWith('/') ? { path, query } : { query };
  } catch {
    return { query };
  }
}
