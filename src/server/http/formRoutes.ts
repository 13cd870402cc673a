import { Hono, type Context } from 'hono';
import type * as z from 'zod/mini';
import { bookingSchema } from '../../domain/booking';
import { bookingInput } from '../../domain/bookingInput';
import { consentHeader, isConsentVersion } from '../../domain/consents';
import { contactSchema } from '../../domain/contact';
import { dayInNairobi } from '../../domain/dates';
import { beginPath } from '../../domain/formGuard';
import { keyField } from '../../domain/idempotencyKey';
import { pathIn, type Language } from '../../domain/language';
import { requestInput } from '../../domain/requests/answers';
import { maxInputLength } from '../../domain/requests/catalogue';
import { maxLengthOf } from '../../domain/requests/definition';
import { definitionOf } from '../../domain/requests/definitions';
import { requestFormName, requestKinds } from '../../domain/requests/kinds';
import { requestSchema } from '../../domain/requests/schema';
import type { ReturnedForm } from '../../domain/returned';
import { reviewSchema } from '../../domain/review';
import { siteFormOf } from './siteForms';
import { subscriptionSchema } from '../../domain/subscription';
import type { Added } from '../store/records';
import type { AppOptions } from './appOptions';
import { readBody } from './body';
import { formStartToken } from './formStartToken';
import { withoutHoneypot } from './honeypot';
import type { HttpEnv } from './httpEnv';
import { asKey, formValues, storeRejectedForm, reviewInput, splitConsent } from './plainForm';
import { HttpProblem } from './problem';
import type { RequestLimits } from './rateLimit';
import { never } from './resource';
import { sentProof } from '../links/sentProof';
import { submissionSink, type Submissions } from './submissionSink';
import { check, checked, messageFromEmailRequest } from './submissions';
import { withoutLanguage } from './visitorsLanguage';

/** A form: how it is validated and stored, and the answer to a program. */
interface FormRoute<Value, Names> {
  schema: () => z.ZodMiniType<Value>;
  /** Converts the JSON. Default: unchanged. */
  read?: (body: Record<string, unknown>) => Value;
  /** Converts a plain form's strings to the schema's input. Default: unchanged. */
  input?: (typed: Record<string, unknown>) => unknown;
  /** Maximum length of a field, in characters. Default: by its name. */
  maxLength?: (field: string) => number;
  /** Field of the JSON that may contain the honeypot, too. */
  nested?: string;
  /** Whether sending it includes a consent, whose version is sent along. */
  includesConsent?: true;
  add: (
    to: Submissions,
    value: Value,
    key: () => string | undefined,
    consent: string | undefined,
  ) => Promise<Added<Names>>;
  answer: (c: Context<HttpEnv>, stored: Names) => Response;
}

/**
 * Routes for the beginning of a form, and for the forms as JSON or as plain HTML forms.
 * @param accept Counts stored submissions and, separately, stored refused forms against the overall limit.
 */
export function formRoutes(options: AppOptions, accept: RequestLimits['accept']): Hono<HttpEnv> {
  const { store, email, proxies, clinics, now } = options;
  const app = new Hono<HttpEnv>();
  const startToken = formStartToken(store, now);
  const proof = sentProof(store, now);

  /** Caches a value that depends on the day. */
  function dailyCache<T>(make: (today: string) => T): () => T {
    let current: { day: string; value: T } | undefined;
    return () => {
      const day = dayInNairobi(new Date(now()));
      if (current?.day !== day) current = { day, value: make(day) };
      return current.value;
    };
  }

  app.get(beginPath, async (c) => {
    await startToken.set(c, proxies.isSecure(c));
    return c.body(null, 204, { 'Cache-Control': never });
  });

  /** Where a submission is stored. @param filled Whether the honeypot was filled in. */
  async function sinkFor(c: Context<HttpEnv>, filled: boolean, language: Language): Promise<Submissions> {
    const timing = await startToken.suspicion(c);
    return submissionSink(store, filled ? [...timing, 'honeypot'] : timing, language);
  }

  function addForm<Value, Names extends { id?: string; reference?: string }>(
    form: ReturnedForm['form'],
    route: FormRoute<Value, Names>,
  ): void {
    const { schema, read = (body) => checked(schema(), body), nested, add, answer } = route;
    const { input = (typed) => typed, maxLength, includesConsent } = route;
    const { path, thanks } = siteFormOf(form);

    async function handleJson(c: Context<HttpEnv>, body: Record<string, unknown>): Promise<Response> {
      const { filled, values: fields } = withoutHoneypot(body, nested);
      const { language, values } = withoutLanguage(fields, nested);
      const consent = includesConsent && consentIn(c);
      const value = read(values);
      accept(c);
      const stored = await add(await sinkFor(c, filled, language), value, () => keyOf(c), consent);
      if (stored.outcome !== 'conflict') return answer(c, stored);
      throw new HttpProblem(422, 'key_reused', `This Idempotency-Key belongs to another ${form}.`);
    }

    /** @returns The path to redirect to: the confirmation, or the form's page with the errors. */
    async function handlePlainForm(c: Context<HttpEnv>, posted: URLSearchParams): Promise<string> {
      const { filled, values: fields } = withoutHoneypot(formValues(posted));
      const { language, values } = withoutLanguage(fields);
      const { [keyField]: key, ...rest } = values;
      const { agreed, typed } = includesConsent ? splitConsent(rest) : { agreed: undefined, typed: rest };
      const result = check(schema(), input(typed));
      accept(c, result.ok ? undefined : 'refused');
      if (!result.ok) return storeRejectedForm(store, form, typed, result.problems, language, maxLength);
      const to = await sinkFor(c, filled, language);
      const first = await add(to, result.value, () => asKey([key].flat()[0]), agreed);
      // A changed text sent after going back is a new submission.
      const stored =
        first.outcome === 'conflict' ? await add(to, result.value, () => undefined, agreed) : first;
      return proof.address(
        pathIn(language, thanks),
        stored.outcome === 'conflict' ? undefined : stored.reference,
      );
    }

    app.post(path, async (c) => {
      c.header('Cache-Control', never);
      const body = await readBody(c);
      return body.kind === 'json'
        ? handleJson(c, body.value)
        : c.redirect(await handlePlainForm(c, body.value), 303);
    });
  }

  addForm('contact', {
    schema: () => contactSchema,
    read: (body) => messageFromEmailRequest(body, email),
    nested: 'template_params',
    add: async (to, message) => ({ outcome: 'added', id: await to.addMessage(message) }),
    answer: (c) => c.text('OK'),
  });
  addForm('review', {
    schema: () => reviewSchema,
    input: reviewInput,
    includesConsent: true,
    add: (to, review, key, consent) => to.addReview(review, { key: key(), consent }),
    answer: (c, { id }) => c.json({ id, status: 'pending' }, 201),
  });
  const booking = dailyCache((today) => bookingSchema(today, clinics));
  addForm('booking', {
    // The available dates depend on the day.
    schema: booking,
    input: bookingInput,
    includesConsent: true,
    add: (to, value, key, consent) => to.addBooking(value, { key: key(), consent }),
    answer: (c, { id, reference }) => c.json({ id, reference }, 201),
  });
  addForm('subscribe', {
    schema: () => subscriptionSchema,
    includesConsent: true,
    async add(to, { email: address }, _, consent) {
      await to.addSubscriber(address, { consent });
      return { outcome: 'added' };
    },
    answer: (c) => c.json({ status: 'accepted' }, 202),
  });
  for (const kind of requestKinds) {
    const definition = definitionOf(kind);
    const request = dailyCache((today) => requestSchema(definition, today));
    addForm(requestFormName(kind), {
      schema: request,
      input: (typed) => requestInput(definition, typed),
      maxLength: (field) => maxInputLength(definition, field, maxLengthOf),
      add: (to, value, key) => to.addRequest(kind, value, { key: key() }),
      answer: (c, { id, reference }) => c.json({ id, reference }, 201),
    });
  }
  return app;
}

function keyOf(c: Context<HttpEnv>): string | undefined {
  const header = c.req.header('Idempotency-Key');
  const key = asKey(header);
  if (header !== undefined && key === undefined) {
    throw new HttpProblem(400, 'malformed', 'Idempotency-Key must be 8 to 100 characters without spaces.');
  }
  return key;
}

/** Version of the consent text that a program sends. @throws {HttpProblem} 400 if it is malformed. */
function consentIn(c: Context<HttpEnv>): string | undefined {
  const header = c.req.header(consentHeader);
  if (header === undefined || isConsentVersion(header)) return header;
  throw new HttpProblem(400, 'malformed', `${consentHeader} must be a day such as 2026-11-25.`);
}
