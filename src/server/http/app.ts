import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { describeError, StoreError } from '../errors';
import type { Store } from '../store/Store';
import { readBody } from './body';
import type { ErrorPages } from './errorPages';
import { bookingCall, contactCall, formCalls, reviewCall, subscribeCall, type FormCall } from './formCalls';
import type { PageLookup } from './pageLookup';
import { asKey, takePlainForm } from './plainForm';
import { HttpProblem, statusTexts } from './problem';
import { networkOf, rateLimiter, standardRate, type RateLimit } from './rateLimit';
import { never } from './resource';
import { checked, messageFromEmailCall, schemas, type EmailIds } from './submissions';

/** What the calls need. */
export interface AppOptions {
  store: Store;
  email: EmailIds;
  errorPage: ErrorPages;
  lookup: PageLookup;
  /** Writes one line for whoever runs the server; never holds what visitors typed. */
  log: (line: string) => void;
  rateLimit?: RateLimit;
  /** Milliseconds of a clock. */
  now?: () => number;
}

interface Env {
  Bindings: HttpBindings;
}

/** Longest wait of the health check for the store, in ms. */
const healthWait = 3000;

/** The site's calls: health, the forms, and refusals of everything else. */
export function createApp(options: AppOptions): Hono<Env> {
  const { store, email, lookup, rateLimit = standardRate, now = Date.now } = options;
  const app = new Hono<Env>();
  const waitFor = rateLimiter(rateLimit, now);

  // Before a body is read or the store is asked.
  app.on(
    'POST',
    formCalls.map(({ path }) => path),
    async (c, next) => {
      const seconds = waitFor(networkOf(c.env.incoming.socket.remoteAddress));
      if (seconds > 0) {
        const headers = { 'Retry-After': String(seconds), Connection: 'close' };
        throw new HttpProblem(429, 'too_many_requests', statusTexts[429], { headers });
      }
      await next();
    },
  );

  app.get('/healthz', async (c) => {
    const healthy = await answers(store);
    return c.json({ status: healthy ? 'ok' : 'unavailable', store: store.kind }, healthy ? 200 : 503, {
      'Cache-Control': never,
    });
  });

  const take = (
    call: FormCall,
    json: (c: Context<Env>, body: Record<string, unknown>) => Promise<Response>,
  ) => {
    app.post(call.path, async (c) => {
      c.header('Cache-Control', never);
      const body = await readBody(c.req.raw);
      if (body.kind === 'json') return json(c, body.value);
      return c.redirect(await takePlainForm(body.value, call, store, now), 303);
    });
  };

  take(contactCall, async (c, body) => {
    await store.addMessage(messageFromEmailCall(body, email));
    return c.text('OK');
  });
  take(reviewCall, async (c, body) => {
    const added = await store.addReview(checked(schemas.review, body), keyOf(c));
    if (added.outcome !== 'conflict') return c.json({ id: added.id, status: 'pending' }, 201);
    throw new HttpProblem(422, 'key_reused', 'This Idempotency-Key belongs to another review.');
  });
  take(bookingCall, async (c, body) => {
    const added = await store.addBooking(checked(schemas.booking(now()), body), keyOf(c));
    if (added.outcome !== 'conflict') return c.json({ id: added.id, reference: added.reference }, 201);
    throw new HttpProblem(422, 'key_reused', 'This Idempotency-Key belongs to another booking.');
  });
  take(subscribeCall, async (c, body) => {
    await store.addSubscriber(checked(schemas.subscribe, body).email);
    return c.json({ status: 'accepted' }, 202);
  });

  for (const { path } of formCalls) app.all(path, () => notAllowed('POST'));
  app.all('/healthz', () => notAllowed('GET, HEAD'));
  app.all('/reviews.json', () => notAllowed('GET, HEAD'));
  app.notFound((c) => {
    if (lookup(c.req.path)) return refuse(c, notAllowedProblem('GET, HEAD'), options);
    return refuse(c, new HttpProblem(404, 'not_found', 'There is nothing at this address.'), options);
  });
  app.onError((error, c) => refuse(c, problemFrom(error, options), options));
  return app;
}

async function answers(store: Store): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, healthWait, false)));
  const pinged = store.ping().then(
    () => true,
    () => false,
  );
  const healthy = await Promise.race([pinged, tooLate]);
  clearTimeout(timer);
  return healthy;
}

function keyOf(c: Context<Env>): string | undefined {
  const given = c.req.header('Idempotency-Key');
  const key = asKey(given);
  if (given !== undefined && key === undefined) {
    throw new HttpProblem(400, 'malformed', 'Idempotency-Key must be 8 to 100 characters without spaces.');
  }
  return key;
}

const notAllowedProblem = (allow: string) =>
  new HttpProblem(405, 'method_not_allowed', `This address takes ${allow} only.`, {
    headers: { Allow: allow },
  });

function notAllowed(allow: string): never {
  throw notAllowedProblem(allow);
}

function problemFrom(error: Error, { log }: AppOptions): HttpProblem {
  if (error instanceof HttpProblem) return error;
  log(describeError(error));
  return error instanceof StoreError
    ? new HttpProblem(503, 'unavailable', 'This cannot be taken right now. Please try again.', {
        headers: { 'Retry-After': '10' },
      })
    : new HttpProblem(500, 'internal', 'Something went wrong here.');
}

/** Answers a refusal as the caller reads it: a page for people, plain text for the e-mail library, else JSON. */
async function refuse(c: Context<Env>, problem: HttpProblem, { errorPage }: AppOptions): Promise<Response> {
  const { status, code, message, extra } = problem;
  const headers = { 'Cache-Control': never, ...extra.headers };
  const isPost = c.req.header('content-type')?.toLowerCase().startsWith('application/x-www-form-urlencoded');
  if (isPost === true || (c.req.header('accept') ?? '').includes('text/html')) {
    const page = await errorPage(status, statusTexts[status]);
    return c.body(new Uint8Array(page.plain), status, { ...headers, 'Content-Type': page.type });
  }
  if (c.req.path === contactCall.path) return c.text(message, status, headers);
  return c.json({ error: { code, message, ...(extra.fields && { fields: extra.fields }) } }, status, headers);
}
