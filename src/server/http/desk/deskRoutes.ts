import { Hono, type Context } from 'hono';
import { isDeskKind } from '../../../domain/desk';
import { deskFields, deskPaths, type DeskClosed } from '../../../domain/deskPages';
import { bookingCalendar, calendarHeaders } from '../../calendar/bookingCalendar';
import { DeskError } from '../../desk/DeskError';
import type { AppOptions } from '../appOptions';
import { limitBody, readBody } from '../body';
import { sameOriginOnly } from '../csrf';
import type { HttpEnv } from '../httpEnv';
import { HttpProblem } from '../problem';
import { requestLimits, type RateLimit } from '../rateLimit';
import { deskActionHandler } from './deskActionHandler';
import { deskResponses, deskHeaders } from './deskResponses';
import { deskCookie, type OpenDesk } from './deskSession';
import { openRoutes } from './openRoutes';
import { personRoutes } from './personRoutes';

/** For a few people at work, each with a page that polls the counts. */
const deskRate: RateLimit = { burst: 120, perSecond: 4, overall: { burst: 600, perSecond: 20 } };
/** Path below the desk's own. */
const below = (path: string) => path.slice(deskPaths.list.length) || '/';

/** The staff desk in the browser. No page of the site links to it, and no sitemap lists it. */
export function deskRoutes(options: AppOptions): Hono<HttpEnv> {
  const { desk, deskPages, proxies, siteUrl, clinics, calendar, now } = options;
  const guides = deskPages?.guides ?? [];
  const app = new Hono<HttpEnv>();
  const cookie = deskCookie(options);
  const answers = deskResponses(options);
  const { page, deskPage } = answers;
  const act = deskActionHandler(options, answers);

  const isFromOtherSite = (c: Context) => {
    const site = c.req.header('Sec-Fetch-Site');
    return site === 'cross-site' || site === 'same-site';
  };
  // Only requests without a session count towards the overall limit, so that strangers cannot lock staff out.
  const limits = requestLimits(proxies, deskRate, now);
  /** A link on another site sends no cookie; reloading the same page does. */
  const reloadPage = (c: Context<HttpEnv>) => {
    limits.accept(c);
    return page(c, { page: 'again', path: c.req.path + new URL(c.req.url).search });
  };
  const closedPage = (c: Context<HttpEnv>, reason: DeskClosed, note: string | null = null) => {
    const data = {
      page: 'closed',
      reason,
      mails: desk.mailsLinks(),
      ...(note !== null && { note }),
    } as const;
    return page(c, data, reason === 'lost' || reason === 'link' ? 403 : 200);
  };
  const signedOutPage = (c: Context<HttpEnv>, note: string | null = null) => {
    limits.accept(c);
    cookie.remove(c);
    return closedPage(c, 'lost', note);
  };
  const formOf = async (c: Context) => {
    const body = await readBody(c);
    if (body.kind === 'form') return body.value;
    throw new HttpProblem(415, 'unsupported_type', 'Send the form of the page.');
  };
  const queryOf = (c: Context) => new URL(c.req.url).searchParams;

  app.use(limits.arriving, async (c, next) => {
    for (const [name, value] of Object.entries(deskHeaders)) c.header(name, value);
    await next();
  });
  app.on(
    'POST',
    [
      deskPaths.open,
      deskPaths.mailLink,
      deskPaths.act,
      deskPaths.close,
      deskPaths.person,
      deskPaths.personExport,
      deskPaths.personErase,
    ].map(below),
    sameOriginOnly(proxies, siteUrl),
    limitBody(),
  );

  openRoutes(app, options, { cookie, page, closedPage, reloadPage, isFromOtherSite, formOf, below });

  /** Answers requests with a session; all others get the sign-in page. */
  const withSession =
    (answer: (c: Context, open: OpenDesk) => Promise<Response>) => async (c: Context<HttpEnv>) => {
      const open = await cookie.open(c, true);
      if (open) return answer(c, open);
      return isFromOtherSite(c) ? reloadPage(c) : signedOutPage(c);
    };

  app.get(
    '/',
    withSession((c, open) => {
      const erased = queryOf(c).get(deskFields.done) === 'erased';
      return deskPage(c, open, queryOf(c), erased ? { notice: { kind: 'erased' } } : {});
    }),
  );

  app.get(
    `${below(deskPaths.item)}/:kind/:id`,
    withSession(async (c, open) => {
      const { kind = '', id = '' } = c.req.param();
      try {
        if (isDeskKind(kind)) return await deskPage(c, open, queryOf(c), { item: await desk.item(kind, id) });
      } catch (error) {
        if (!(error instanceof DeskError)) throw error;
      }
      return deskPage(c, open, queryOf(c), { notice: { kind: 'gone' }, status: 404 });
    }),
  );

  app.get(
    `${below(deskPaths.calendar)}/:file`,
    withSession(async (c, open) => {
      const id = (c.req.param('file') ?? '').replace(/\.ics$/, '');
      try {
        const { booking, log } = await desk.bookingHistory(id);
        const file = bookingCalendar(booking, log, clinics, calendar(), 'staff');
        if (file) return c.body(file.content, 200, calendarHeaders(file));
      } catch (error) {
        if (!(error instanceof DeskError)) throw error;
      }
      return deskPage(c, open, queryOf(c), { notice: { kind: 'gone' }, status: 404 });
    }),
  );

  app.get(
    `${below(deskPaths.guides)}/:guide?`,
    withSession(async (c, { session }) => {
      const [first = ''] = guides;
      const guide = c.req.param('guide') ?? first;
      const known = guides.includes(guide);
      const data = { session, counts: await desk.counts(), guide: known ? guide : first };
      return page(c, { page: 'guide', ...data }, known ? 200 : 404);
    }),
  );

  app.get(below(deskPaths.waiting), async (c) => {
    const open = await cookie.open(c, false);
    return open ? c.json(await desk.counts()) : c.json({}, 403);
  });

  /** Handles a form posted with a session. */
  const withSessionForm =
    (answer: (c: Context, open: OpenDesk, form: URLSearchParams) => Promise<Response>) =>
    async (c: Context<HttpEnv>) => {
      const form = await formOf(c);
      const open = await cookie.open(c, true);
      // A note must not be lost when the session has expired.
      return open
        ? answer(c, open, form)
        : signedOutPage(c, form.get(deskFields.note)?.slice(0, 4000) ?? null);
    };
  app.post(below(deskPaths.act), withSessionForm(act));
  personRoutes(app, options, answers, { withSession, withSessionForm }, below);

  app.post(below(deskPaths.close), async (c) => {
    const open = await cookie.open(c, false);
    if (open) await desk.leave(open.token, open.session.name);
    cookie.remove(c);
    return closedPage(c, 'left');
  });
  return app;
}
