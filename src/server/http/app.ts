import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Clinic } from '../../domain/clinics';
import { beginCookie, beginPath } from '../../domain/formGuard';
import { decisionPath } from '../mail/links';
import type { Store } from '../store/Store';
import { readBody } from './body';
import type { ErrorPages } from './errorPages';
import { decisionPages, type DecisionOptions } from './decisionPages';
import { formStartToken, rememberedFor } from './formStartToken';
import {
  bookingEndpoint,
  contactEndpoint,
  formEndpoints,
  reviewEndpoint,
  subscribeEndpoint,
  type FormEndpoint,
} from './formEndpoints';
import { requestGuard, type RequestGuardOptions } from './requestGuard';
import { withoutHoneypot } from './honeypot';
import { submissionSink, type Submissions } from './submissionSink';
import type { PageLookup } from './pageLookup';
import { asKey, formValues, takePlainForm } from './plainForm';
import { HttpProblem } from './problem';
import type { RefusalLog } from './refusalLog';
import { problemFrom, refusalOf, errorResponse } from './errorResponse';
import { never } from './resource';
import { sentProof } from './sentProof';
import { checked, messageFromEmailCall, schemas, type EmailIds } from './submissions';

/** What the calls need. */
export interface AppOptions extends RequestGuardOptions, Pick<DecisionOptions, 'desk' | 'siteName'> {
  store: Store;
  email: EmailIds;
  errorPage: ErrorPages;
  lookup: PageLookup;
  /** The clinics that appointments can be asked for. */
  clinics: readonly Clinic[];
  /** Writes one line for whoever runs the server; never holds what visitors typed. */
  log: (line: string) => void;
  /** Counts what is refused by the many. */
  refusals: RefusalLog;
}

interface Env {
  Bindings: HttpBindings;
}

/** Longest wait of the health check for the store, in ms. */
const healthWait = 3000;

/** Paths whose posts pass the gate. */
const gatedPaths = [decisionPath, ...formEndpoints.map(({ path }) => path)];

/** The site's calls: health, the forms, and refusals of everything else. */
export function createApp(options: AppOptions): Hono<Env> {
  const { store, email, clinics, errorPage, lookup, log, refusals, proxies, now = Date.now } = options;
  const app = new Hono<Env>();
  const allow = requestGuard(options);
  const begun = formStartToken(store, now);
  const proof = sentProof(store, now);

  // Before a body is read or the store is asked.
  app.on('POST', gatedPaths, async (c, next) => {
    allow.post(c.env.incoming);
    await next();
  });

  app.get(beginPath, async (c) => {
    allow.begin(c.env.incoming);
    setCookie(c, beginCookie, await begun.sign(), {
      path: '/',
      httpOnly: true,
      sameSite: 'Strict',
      maxAge: rememberedFor,
      secure: proxies.isSecure(c.env.incoming),
    });
    return c.body(null, 204, { 'Cache-Control': never });
  });

  app.get('/healthz', async (c) => {
    const healthy = await answers(store);
    return c.json({ status: healthy ? 'ok' : 'unavailable', store: store.kind }, healthy ? 200 : 503, {
      'Cache-Control': never,
    });
  });

  /** Where a submission goes to. @param filled Whether the field was filled in that people cannot see. */
  async function receiver(c: Context<Env>, filled: boolean): Promise<Submissions> {
    const timing = await begun.suspicion(getCookie(c, beginCookie));
    return submissionSink(store, filled ? [...timing, 'honeypot'] : timing);
  }

  const take = (
    call: FormEndpoint,
    json: (c: Context<Env>, body: Record<string, unknown>, to: Submissions) => Promise<Response>,
  ) => {
    app.post(call.path, async (c) => {
      c.header('Cache-Control', never);
      const body = await readBody(c.req.raw);
      if (body.kind === 'json') {
        const { filled, values } = withoutHoneypot(body.value, call.nested);
        return json(c, values, await receiver(c, filled));
      }
      const { filled, values } = withoutHoneypot(formValues(body.value));
      const to = await receiver(c, filled);
      return c.redirect(await takePlainForm({ values, call, to, store, proof, now, clinics }), 303);
    });
  };

  take(contactEndpoint, async (c, body, to) => {
    await to.addMessage(messageFromEmailCall(body, email));
    return c.text('OK');
  });
  take(reviewEndpoint, async (c, body, to) => {
    const added = await to.addReview(checked(schemas.review, body), { key: keyOf(c) });
    if (added.outcome !== 'conflict') return c.json({ id: added.id, status: 'pending' }, 201);
    throw new HttpProblem(422, 'key_reused', 'This Idempotency-Key belongs to another review.');
  });
  take(bookingEndpoint, async (c, body, to) => {
    const added = await to.addBooking(checked(schemas.booking(now(), clinics), body), { key: keyOf(c) });
    if (added.outcome !== 'conflict') return c.json({ id: added.id, reference: added.reference }, 201);
    throw new HttpProblem(422, 'key_reused', 'This Idempotency-Key belongs to another booking.');
  });
  take(subscribeEndpoint, async (c, body, to) => {
    await to.addSubscriber(checked(schemas.subscribe, body).email);
    return c.json({ status: 'accepted' }, 202);
  });

  decisionPages(app, { ...options, now });
  app.all(decisionPath, () => notAllowed('GET, HEAD, POST'));
  for (const { path } of formEndpoints) app.all(path, () => notAllowed('POST'));
  for (const path of ['/healthz', beginPath]) app.all(path, () => notAllowed('GET, HEAD'));
  app.all('/reviews.json', () => notAllowed('GET, HEAD'));
  app.notFound((c) => {
    if (lookup(c.req.path)) return errorResponse(c, notAllowedProblem('GET, HEAD'), errorPage);
    return errorResponse(
      c,
      new HttpProblem(404, 'not_found', 'There is nothing at this address.'),
      errorPage,
    );
  });
  app.onError((error, c) => {
    const problem = problemFrom(error, log);
    const refusal = refusalOf(problem);
    if (refusal) refusals.count(refusal);
    return errorResponse(c, problem, errorPage);
  });
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
