import type { Context, Hono } from 'hono';
import { readDeskItem } from '../../../domain/desk';
import { deskFields, deskItemPath, deskPaths, type DeskClosed } from '../../../domain/deskPages';
import { staffName } from '../../desk/access';
import type { AppOptions } from '../appOptions';
import type { HttpEnv } from '../httpEnv';
import { requestLimits, type RateLimit } from '../rateLimit';
import type { deskCookie } from './deskSession';

/**
 * Wrong links alone are counted, since in a mobile network thousands share an address: those who try more often are guessing.
 * A right link has 128 random bits, and is never refused.
 */
const wrongLinkRate: RateLimit = { burst: 20, perSecond: 0.1, overall: { burst: 60, perSecond: 1 } };

/** What the routes need of the desk's other ones. */
interface OpenTools {
  cookie: ReturnType<typeof deskCookie>;
  page: (
    c: Context,
    data: { page: 'open'; link: string; to: string; problem?: 'name' },
    status?: 422,
  ) => Promise<Response>;
  closedPage: (c: Context<HttpEnv>, reason: DeskClosed, note?: string | null) => Promise<Response>;
  reloadPage: (c: Context<HttpEnv>) => Promise<Response>;
  isFromOtherSite: (c: Context) => boolean;
  formOf: (c: Context) => Promise<URLSearchParams>;
  below: (path: string) => string;
}

/** How staff sign in: a link opens the desk once, and a new one can be mailed to them. */
export function openRoutes(app: Hono<HttpEnv>, options: AppOptions, tools: OpenTools): void {
  const { desk, proxies, now, log } = options;
  const { cookie, page, closedPage, reloadPage, isFromOtherSite, formOf, below } = tools;
  const wrongLinks = requestLimits(proxies, wrongLinkRate, now);

  function refuse(c: Context<HttpEnv>): Promise<Response> {
    wrongLinks.arrive(c);
    wrongLinks.accept(c);
    return closedPage(c, 'link');
  }

  app.get(below(deskPaths.open), async (c) => {
    const query = new URL(c.req.url).searchParams;
    const [link, to] = [query.get(deskFields.link) ?? '', query.get(deskFields.to) ?? ''];
    if (isFromOtherSite(c)) return reloadPage(c);
    const item = readDeskItem(to);
    if (await cookie.open(c, true)) return c.redirect(item ? deskItemPath(item) : deskPaths.list, 303);
    if (!(await desk.linkHolds(link))) return refuse(c);
    return page(c, { page: 'open', link, to: item ? to : '' });
  });

  app.post(below(deskPaths.open), async (c) => {
    const form = await formOf(c);
    const [link, to] = [form.get(deskFields.link) ?? '', form.get(deskFields.to) ?? ''];
    const item = readDeskItem(to);
    const name = staffName(form.get(deskFields.name) ?? '');
    if (name === '')
      return page(c, { page: 'open', link: link.slice(0, 100), to: item ? to : '', problem: 'name' }, 422);
    const before = await cookie.open(c, false);
    const token = await desk.enter(link, name);
    if (token === undefined) return refuse(c);
    if (before) await desk.leave(before.token, before.session.name);
    await cookie.set(c, token);
    return c.redirect(item ? deskItemPath(item) : deskPaths.list, 303);
  });

  // The answer is always the same: it says neither where the link goes nor whether one was mailed.
  app.post(below(deskPaths.mailLink), async (c) => {
    if (await desk.mailLink())
      log('Someone asked for a link into the desk. It is mailed to staff.', { event: 'desk_link_mailed' });
    return closedPage(c, desk.mailsLinks() ? 'asked' : 'lost');
  });
}
