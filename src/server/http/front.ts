import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageRenderer } from '../../domain/pages';
import { describeError } from '../errors';
import type { Store } from '../store/Store';
import type { ClientFiles } from './clientFiles';
import type { ErrorPages } from './errorPages';
import { againParameter, formCalls } from './formCalls';
import { reviewsPage, type LiveReviews } from './liveReviews';
import type { PageLookup } from './pageLookup';
import { htmlType, never, sendResource, textResource, type Resource } from './resource';

/** What pages and files need. */
export interface FrontOptions {
  files: ClientFiles;
  lookup: PageLookup;
  live: LiveReviews;
  renderer: Pick<PageRenderer, 'render'>;
  store: Pick<Store, 'keptForm'>;
  errorPage: ErrorPages;
  log: (line: string) => void;
}

/** Files that are no address of their own. */
const hidden = new Set(['/index.html', '/404.html']);
const isCallPath = (path: string) =>
  path.startsWith('/api/') || path === '/healthz' || formCalls.some((call) => call.path === path);

/**
 * Answers GET and HEAD for pages, their other spellings and files.
 * @returns Whether it has answered; what it leaves are the calls.
 */
export function front(options: FrontOptions) {
  const { files, lookup, live, errorPage } = options;

  function resourceOf(path: string): Resource | undefined {
    if (path === reviewsPage && live.page()) return live.page();
    return files.get(path === '/' ? '/index.html' : `${path}.html`);
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
    const again = match && (await formAgain(match.page, query, options));
    const resource = again ?? (match ? resourceOf(match.page) : fileAt(path));
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

/** The page with a refused form filled in again; missing where nothing is kept, or the store is down. */
async function formAgain(page: string, query: string, options: FrontOptions): Promise<Resource | undefined> {
  const call = formCalls.find((one) => one.page === page);
  const id = call && new URLSearchParams(query).get(againParameter);
  if (!id || !/^[\w-]{10,50}$/.test(id)) return undefined;
  try {
    const returned = await options.store.keptForm(id);
    if (returned?.form !== call.form) return undefined;
    const html = await options.renderer.render(page, { reviews: options.live.reviews(), returned });
    return await textResource(html, { type: htmlType, cacheControl: never, effort: 4 });
  } catch (error) {
    options.log(`A refused form could not be shown again: ${describeError(error)}`);
    return undefined;
  }
}
