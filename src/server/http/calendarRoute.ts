import type { Hono } from 'hono';
import { bookingCalendar, calendarHeaders } from '../calendar/bookingCalendar';
import { calendarLinkHolds, calendarPath } from '../links/calendarLink';
import type { AppOptions } from './appOptions';
import type { HttpEnv } from './httpEnv';
import { limitRate } from './rateLimit';
import { never } from './resource';

/** Adds the route of the calendar file of an appointment, with the signed address from the visitor's e-mail. */
export function calendarRoute(
  app: Hono<HttpEnv>,
  options: Pick<AppOptions, 'store' | 'clinics' | 'calendar' | 'proxies' | 'rateLimit' | 'now'>,
): void {
  const { store, clinics, calendar, proxies, rateLimit, now } = options;
  app.get(`${calendarPath}/:file`, limitRate(proxies, rateLimit, now), async (c, next) => {
    const reference = c.req.param('file').replace(/\.ics$/, '');
    const query = new URL(c.req.url).searchParams;
    // Everything else is a page that does not exist, so that nobody can find out which references exist.
    if (!(await calendarLinkHolds(store, reference, query, now()))) return next();
    const booking = await store.booking(reference);
    const log = await store.itemLog('booking', reference);
    const file = booking && bookingCalendar(booking, log, clinics, calendar());
    if (!file) return next();
    const headers = { 'Cache-Control': never, 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' };
    return c.body(file.content, 200, { ...headers, ...calendarHeaders(file) });
  });
}
