import { Hono, type Context } from 'hono';
import type { Clinic } from '../../domain/clinics';
import { beginPath } from '../../domain/formGuard';
import type { Store } from '../store/Store';
import { readBody } from './body';
import {
  bookingEndpoint,
  contactEndpoint,
  reviewEndpoint,
  subscribeEndpoint,
  type FormEndpoint,
} from './formEndpoints';
import { formStartToken } from './formStartToken';
import { withoutHoneypot } from './honeypot';
import type { HttpEnv } from './httpEnv';
import { asKey, formValues, takePlainForm } from './plainForm';
import { HttpProblem } from './problem';
import type { Proxies } from './proxies';
import { never } from './resource';
import { sentProof } from './sentProof';
import { submissionSink, type Submissions } from './submissionSink';
import { checked, messageFromEmailCall, schemas, type EmailIds } from './submissions';

/** What the forms need. */
export interface FormRoutesOptions {
  store: Store;
  email: EmailIds;
  /** The clinics that appointments can be asked for. */
  clinics: readonly Clinic[];
  proxies: Pick<Proxies, 'isSecure'>;
  /** Milliseconds of the clock. */
  now: () => number;
}

/** The beginning of a form, and the forms as JSON or as plain HTML forms. */
export function formRoutes({ store, email, proxies, clinics, now }: FormRoutesOptions): Hono<HttpEnv> {
  const app = new Hono<HttpEnv>();
  const begun = formStartToken(store, now);
  const proof = sentProof(store, now);

  app.get(beginPath, async (c) => {
    await begun.set(c, proxies.isSecure(c));
    return c.body(null, 204, { 'Cache-Control': never });
  });

  /** Where a submission goes to. @param filled Whether the field was filled in that people cannot see. */
  async function receiver(c: Context<HttpEnv>, filled: boolean): Promise<Submissions> {
    const timing = await begun.suspicion(c);
    return submissionSink(store, filled ? [...timing, 'honeypot'] : timing);
  }

  const take = (
    call: FormEndpoint,
    json: (c: Context<HttpEnv>, body: Record<string, unknown>, to: Submissions) => Promise<Response>,
  ) => {
    app.post(call.path, async (c) => {
      c.header('Cache-Control', never);
      const body = await readBody(c);
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
  return app;
}

function keyOf(c: Context<HttpEnv>): string | undefined {
  const given = c.req.header('Idempotency-Key');
  const key = asKey(given);
  if (given !== undefined && key === undefined) {
    throw new HttpProblem(400, 'malformed', 'Idempotency-Key must be 8 to 100 characters without spaces.');
  }
  return key;
}
