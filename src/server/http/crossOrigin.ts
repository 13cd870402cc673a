import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { consentHeader } from '../../domain/consents';
import { beginPath } from '../../domain/formGuard';
import { forms } from '../../domain/forms';
import { reviewsPath } from '../../domain/publishedReview';
import { siteForms } from './siteForms';
import { reportsPath } from './contentSecurityPolicy';
import type { HttpEnv } from './httpEnv';

/** Time in seconds for which browsers cache the preflight answer; Chromium's maximum. */
const preflightMaxAge = 2 * 60 * 60;

/**
 * Allows scripts of these origins to call the routes that pages call, and to read the answers. The desk, decisions and
 * calendars are not included: no script of another origin may read them.
 * @param origins Each is compared completely: scheme, host and port.
 */
export function crossOrigin(origins: readonly string[]): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  const allowed = cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Content-Type', 'Idempotency-Key', consentHeader],
    // Pages wait for the time that it names.
    exposeHeaders: ['Retry-After'],
    // The cookie with the time at which the form was begun.
    credentials: true,
    maxAge: preflightMaxAge,
  });
  const paths = [
    ...siteForms.map(({ path }) => path),
    // A message sent as a plain form is redirected there.
    forms.contact.thanks,
    forms.contact.page,
    beginPath,
    reviewsPath,
    reportsPath,
  ];
  for (const path of paths) app.use(path, allowed);
  return app;
}
