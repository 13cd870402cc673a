import { deskRendering } from '../../src/app/render/renderDesk';
import { deskIn, startSite, type Site, type SiteOptions } from './site';

/** A site with its desk, rendered as for staff. */
export const startDeskSite = (options: SiteOptions = {}): Promise<Site> =>
  startSite({ deskPages: deskRendering('/assets/desk-abc123.js'), ...options });

/** Headers that a browser adds to a form of the same site. */
export const sameOrigin = { 'Sec-Fetch-Site': 'same-origin', Accept: 'text/html' };

/** A browser at the desk: it handles cookies, forms and redirects. */
export interface Browser {
  /** The cookie header; empty if there is no cookie. */
  cookie: string;
  get: (path: string, headers?: Record<string, string>) => Promise<Response>;
  post: (
    path: string,
    fields: Record<string, string> | string[][],
    headers?: Record<string, string>,
  ) => Promise<Response>;
  /** Performs an action on an item, and follows the redirect to the confirmation. */
  act: (fields: Record<string, string>) => Promise<Response>;
}

/** Path and query of a sign-in link, as the command line prints it. */
export async function deskLink(site: Site): Promise<string> {
  const { pathname, search } = new URL(await (await deskIn(site)).openLink());
  return pathname + search;
}

/** A browser without a cookie. */
export function browserAt(site: Site): Browser {
  const browser: Browser = {
    cookie: '',
    get: (path, headers = {}) =>
      call(path, { headers: { 'Sec-Fetch-Site': 'none', Accept: 'text/html', ...headers } }),
    post: (path, fields, headers = sameOrigin) =>
      call(path, { method: 'POST', headers, body: new URLSearchParams(fields) }),
    async act(fields) {
      const answer = await browser.post('/desk/act', fields);
      return answer.status === 303 ? browser.get(answer.headers.get('location') ?? '') : answer;
    },
  };
  async function call(path: string, init: RequestInit): Promise<Response> {
    const headers = {
      ...(init.headers as Record<string, string>),
      ...(browser.cookie && { Cookie: browser.cookie }),
    };
    const answer = await site.call(path, { ...init, headers });
    const set = answer.headers.get('set-cookie');
    if (set !== null) browser.cookie = /Max-Age=0/i.test(set) ? '' : (set.split(';')[0] ?? '');
    return answer;
  }
  return browser;
}

/** A browser that has signed in with a link. */
export async function openDesk(site: Site, name = 'Wanjiru'): Promise<Browser> {
  const browser = browserAt(site);
  const link = new URLSearchParams((await deskLink(site)).split('?')[1]).get('link') ?? '';
  const answer = await browser.post('/desk/open', { link, name });
  if (answer.status !== 303) throw new Error(`The desk did not open: ${String(answer.status)}`);
  return browser;
}
