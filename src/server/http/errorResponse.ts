import type { Context } from 'hono';
import { forms } from '../../domain/forms';
import { describeError, StoreError } from '../errors';
import type { Log } from '../log';
import type { ErrorPages } from './errorPages';
import { HttpProblem, statusTexts } from './problem';
import type { HttpEnv } from './httpEnv';
import { visitorsLanguage } from './visitorsLanguage';
import { never, respond } from './resource';

/** Converts an error to the problem that is answered; unexpected errors are logged and not shown. */
export function problemFrom(error: Error, c: Context<HttpEnv>, log: Log): HttpProblem {
  if (error instanceof HttpProblem) return error;
  // The client has disconnected: nothing to log.
  if (c.env.incoming.errored) return new HttpProblem(400, 'malformed', 'The body broke off.');
  const event = error instanceof StoreError ? 'store_failed' : 'request_failed';
  log(describeError(error), { level: 'error', event, requestId: c.get('requestId') });
  return error instanceof StoreError
    ? new HttpProblem(503, 'unavailable', 'This cannot be taken right now. Please try again.', {
        headers: { 'Retry-After': '10' },
      })
    : new HttpProblem(500, 'internal', 'Something went wrong here.');
}

/** Answers a refusal in the client's format: a page for people, plain text for the e-mail library, otherwise JSON. */
export async function errorResponse(
  c: Context<HttpEnv>,
  problem: HttpProblem,
  errorPage: ErrorPages,
): Promise<Response> {
  const { status, code, message, extra } = problem;
  const headers = { 'Cache-Control': never, ...extra.headers };
  const isForm = c.req.header('content-type')?.toLowerCase().startsWith('application/x-www-form-urlencoded');
  if (isForm === true || (c.req.header('accept') ?? '').includes('text/html')) {
    return respond(
      c,
      await errorPage(status, statusTexts[status], visitorsLanguage(c), c.get('requestId')),
      status,
      headers,
    );
  }
  if (c.req.path === forms.contact.path) {
    // The e-mail library recognises this refusal by its standard status text.
    const text = status === 403 ? statusTexts[403] : message;
    // The library does not pass on headers, so the time to wait must be in the text as well.
    const wait = extra.headers?.['Retry-After'];
    return c.text(wait === undefined ? text : `${text} (Retry-After: ${wait})`, status, headers);
  }
  return c.json({ error: { code, message, ...(extra.fields && { fields: extra.fields }) } }, status, headers);
}
