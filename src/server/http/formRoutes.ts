import { Hono, type Context } from 'hono';
import type * as z from 'zod/mini';
import { bookingSchema } from '../../domain/booking';
import { bookingInput } from '../../domain/bookingInput';
import { dayInNairobi } from '../../domain/dates';
import { beginPath } from '../../domain/formGuard';
import { keyField } from '../../domain/idempotencyKey';
import { pathIn } from '../../domain/language';
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
import type { Added, Submitted } from '../store/records';
import { suspicionOf, type Suspicion } from '../suspicion';
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
import { check, checked, consentIn, contactRoute, keyOf, messageOf } from './submissions';
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
  /** The visitor's own texts, which are searched for signs of spam. Default: none. */
  texts?: (value: Value) => readonly (string | undefined)[];
  add: (
    value: Value,
    sent: Submitted & { suspicion: readonly Suspicion[] },
    key: () => string | undefined,
  ) => Promise<Added<Names>>;
  answer: (c: Context<HttpEnv>, stored: Names) => Response;
}

/**
 * Routes for the beginning of a form, and for the forms as JSON or as plain HTML forms.
 * @param accept Counts stored submissions and, separately, stored refused forms against the overall limit.
 */
export function formRoutes(options: AppOptions, accept: RequestLimits['accept']): Hono<HttpEnv> {
  const { store, email, proxies, clinics, now, onStored } = options;
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

  function addForm<Value, Names extends { id?: string; reference?: string }>(
    form: ReturnedForm['form'],
    route: FormRoute<Value, Names>,
  ): void {
    const { schema, read = (body) => checked(schema(), body), nested, add, answer } = route;
    const { input = (typed) => typed, maxLength, includesConsent, texts = () => [] } = route;
    const { path, thanks } = siteFormOf(form);

    /**
     * Signs of spam, for staff. They never discard a submission, because real visitors may cause the same.
     * @param filled Whether the honeypot was filled in.
     */
    async function signsIn(c: Context<HttpEnv>, value: Value, filled: boolean): Promise<Suspicion[]> {
      const noticed = await startToken.suspicion(c);
      return [...suspicionOf(...texts(value)), ...noticed, ...(filled ? (['honeypot'] as const) : [])];
    }

    async function handleJson(c: Context<HttpEnv>, body: Record<string, unknown>): Promise<Response> {
      const { filled, values: fields } = withoutHoneypot(body, nested);
      const { language, values } = withoutLanguage(fields, nested);
      const consent = includesConsent && consentIn(c);
      const value = read(values);
      accept(c);
      const sent = { language, consent, suspicion: await signsIn(c, value, filled) };
      const stored = await add(value, sent, () => keyOf(c));
      onStored();
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
      const sent = { language, consent: agreed, suspicion: await signsIn(c, result.value, filled) };
      const first = await add(result.value, sent, () => asKey([key].flat()[0]));
      // A changed text sent after going back is a new submission.
      const stored = first.outcome === 'conflict' ? await add(result.value, sent, () => undefined) : first;
      onStored();
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
    ...contactRoute(email),
    texts: ({ name, message }) => [name, message],
    add: async (message, sent) => ({
      outcome: 'added',
      id: await store.addMessage(messageOf(message), sent),
    }),
    answer: (c) => c.text('OK'),
  });
  addForm('review', {
    schema: () => reviewSchema,
    input: reviewInput,
    includesConsent: true,
    texts: ({ name, title, text }) => [name, title, text],
    add: (review, sent, key) => store.addReview(review, { ...sent, key: key() }),
    answer: (c, { id }) => c.json({ id, status: 'pending' }, 201),
  });
  const booking = dailyCache((today) => bookingSchema(today, clinics));
  addForm('booking', {
    // The available dates depend on the day.
    schema: booking,
    input: bookingInput,
    includesConsent: true,
    texts: ({ name, note }) => [name, note],
    add: (value, sent, key) => store.addBooking(value, { ...sent, key: key() }),
    answer: (c, { id, reference }) => c.json({ id, reference }, 201),
  });
  addForm('subscribe', {
    schema: () => subscriptionSchema,
    includesConsent: true,
    async add({ email: address }, sent) {
      // A browser autofills one address within a second: the time proves nothing here.
      const suspicion = sent.suspicion.filter((one) => one !== 'fast');
      await store.addSubscriber(address, { ...sent, suspicion });
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
      texts: ({ answers }) => Object.values(answers).filter((answer) => typeof answer === 'string'),
      add: (value, sent, key) => store.addRequest(kind, value, { ...sent, key: key() }),
      answer: (c, { id, reference }) => c.json({ id, reference }, 201),
    });
  }
  return app;
}
