import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { consentHeader } from '../../domain/consents';
import { beginPath } from '../../domain/formGuard';
import { forms } from '../../domain/forms';
import { reviewsPath } from '../../domain/reviewsPath';
import { siteForms } from '../../domain/siteForms';
import { reportsPath } from './contentSecurityPolicy';
import type { HttpEnv } from './httpEnv';

/** How long browsers need not ask again whether they may send a form, in seconds; Chromium remembers no longer. */
const rememberedFor = 2 * 60 * 60;

/**
 * Lets scripts of these origins' pages call what pages call, and read the answers. The desk, decisions and calendars are not among
 * it: no script of another origin may read them.
 * @param origins Each is compared whole: scheme, host and port.
 */
export function crossOrigin(origins: readonly string[]): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  const allowed = cors({
    origin: [...origins],
    allowMethods: ['GET', 'POST'],
    allowHeaders: ['Content-Type', 'Idempotency-Key', consentHeader],
    // Pages wait for as long as it says.
    exposeHeaders: ['Retry-After'],
    // The cookie that says when a form was begun.
    credentials: true,
    maxAge: rememberedFor,
  });
  const called = [
    ...siteForms.map(({ path }) => path),
    // A message that is sent as a plain form is led there.
    forms.contact.thanks,
    forms.contact.page,
    beginPath,
    reviewsPath,
    reportsPath,
  ];
  for (const path of called) app.use(path, allowed);
  return app;
}
