import { bookingInput } from '../../domain/bookingInput';
import type { Clinic } from '../../domain/clinics';
import { limits, longestRaw } from '../../domain/fields';
import type { ReturnedForm } from '../../domain/returned';
import { normaliseText } from '../../domain/text';
import type { Store } from '../store/Store';
import { againParameter, keptFor, type FormEndpoint } from './formEndpoints';
import type { Submissions } from './submissionSink';
import { HttpProblem } from './problem';
import type { SentProof } from './sentProof';
import { check, schemas } from './submissions';

/** Hidden field that holds the key of one filling of the form. */
const keyField = 'key';

/** Fields of a form that are read at most; pages send less than ten. */
const mostFields = 100;

/**
 * A form as it was posted: one value a field, several only where a field was sent twice.
 * @throws {HttpProblem} 400: more fields than any form has.
 */
export function formValues(posted: URLSearchParams): Record<string, unknown> {
  if (posted.size > mostFields) {
    throw new HttpProblem(400, 'malformed', `At most ${String(mostFields)} fields can be sent.`);
  }
  return Object.fromEntries(
    [...new Set(posted.keys())].map((name): [string, unknown] => {
      const all = posted.getAll(name);
      return [name, all.length === 1 ? all[0] : all];
    }),
  );
}

/** Brings a form's texts to what its schema checks. */
function valuesOf(
  values: Readonly<Record<string, unknown>>,
  { form }: FormEndpoint,
): Record<string, unknown> {
  if (form === 'booking') return bookingInput(values);
  if (form !== 'review') return { ...values };
  // HTML has no numbers and no unset choice.
  const { rating, ...rest } = values;
  if (rating === undefined || rating === '') return rest;
  return { ...rest, rating: typeof rating === 'string' && /^\d$/.test(rating) ? Number(rating) : rating };
}

/** A key such as pages send; anything else is no key. */
export function asKey(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\x21-\x7e]{8,100}$/.test(value) ? value : undefined;
}

/** What became of a plain form: stored, with the reference of a request for an appointment, or refused. */
type Taken = { ok: true; reference?: string } | { ok: false; problems: ReturnedForm['problems'] };

/** A plain form that was posted, and where it goes. */
export interface PlainForm {
  /** As {@link formValues} gives them, without the honeypot. */
  values: Readonly<Record<string, unknown>>;
  call: FormEndpoint;
  to: Submissions;
  /** Keeps the form where it is refused. */
  store: Pick<Store, 'saveRejectedForm'>;
  /** Lets the page after it say that it was stored. */
  proof: Pick<SentProof, 'address'>;
  /** Milliseconds of the clock. */
  now: () => number;
  /** The clinics that appointments can be asked for. */
  clinics: readonly Clinic[];
}

/**
 * Stores what a plain HTML form holds, or keeps it to be put right.
 * @returns The path to redirect to: the page that says thank you, or the form's page with the mistakes named.
 */
export async function takePlainForm(posted: PlainForm): Promise<string> {
  const { values, call, to, store, proof, now, clinics } = posted;
  const { [keyField]: given, ...typed } = values;
  const taken = await storing[call.form](valuesOf(typed, call), asKey([given].flat()[0]), to, now, clinics);
  if (taken.ok) return proof.address(call.thanks, taken.reference);
  const shown = call.fields.map((name) => [name, keptText(name, textOf(typed[name]))] as const);
  const form = { form: call.form, values: Object.fromEntries(shown), problems: taken.problems };
  const id = await store.saveRejectedForm(form, keptFor);
  return `${call.page}?${againParameter}=${id}#${call.anchor}`;
}

/** A field's text, the first where it was sent twice. */
function textOf(value: unknown): string {
  const [first]: unknown[] = [value].flat();
  return typeof first === 'string' ? first : '';
}

/** Longest texts of fields that take more than a name. */
const longest = new Map<string, number>(
  Object.entries({ ...limits, message: limits.text, note: limits.text }),
);

/** What is kept of a field to show it again: twice its limit, so that a text that is too long can be shortened. */
function keptText(name: string, text: string): string {
  const limit = longest.get(name) ?? limits.name;
  return normaliseText(text.slice(0, longestRaw(limit))).slice(0, 2 * limit);
}

type Storing = (
  values: unknown,
  key: string | undefined,
  to: Submissions,
  now: () => number,
  clinics: readonly Clinic[],
) => Promise<Taken>;

const storing: Readonly<Record<FormEndpoint['form'], Storing>> = {
  async contact(values, _key, to) {
    const message = check(schemas.contact, values);
    if (!message.ok) return message;
    await to.addMessage(message.value);
    return { ok: true };
  },
  async review(values, key, to) {
    const review = check(schemas.review, values);
    if (!review.ok) return review;
    // Someone who goes back and sends other words has written another review.
    const added = await to.addReview(review.value, { key });
    if (added.outcome === 'conflict') await to.addReview(review.value);
    return { ok: true };
  },
  async subscribe(values, _key, to) {
    const subscription = check(schemas.subscribe, values);
    if (!subscription.ok) return subscription;
    await to.addSubscriber(subscription.value.email);
    return { ok: true };
  },
  async booking(values, key, to, now, clinics) {
    const booking = check(schemas.booking(now(), clinics), values);
    if (!booking.ok) return booking;
    // The same as with reviews: another day is another request.
    const first = await to.addBooking(booking.value, { key });
    const added = first.outcome === 'conflict' ? await to.addBooking(booking.value) : first;
    return added.outcome === 'conflict' ? { ok: true } : { ok: true, reference: added.reference };
  },
};
