import { bookingInput } from '../../domain/bookingInput';
import type { ReturnedForm } from '../../domain/returned';
import { normaliseText } from '../../domain/text';
import type { Store } from '../store/Store';
import { againParameter, keptFor, referenceParameter, type FormCall } from './formCalls';
import { check, schemas } from './submissions';

/** Hidden field that holds the key of one filling of the form. */
const keyField = 'key';

/** A form as it was posted: one value a field, several only where a field was sent twice. */
function valuesOf(posted: URLSearchParams, { form }: FormCall): Record<string, unknown> {
  const names = [...new Set(posted.keys())].filter((name) => name !== keyField);
  const values = Object.fromEntries(
    names.map((name): [string, unknown] => {
      const all = posted.getAll(name);
      return [name, all.length === 1 ? all[0] : all];
    }),
  );
  if (form === 'booking') return bookingInput(values);
  if (form !== 'review') return values;
  // HTML has no numbers and no unset choice.
  const { rating, ...rest } = values;
  if (rating === undefined || rating === '') return rest;
  return { ...rest, rating: typeof rating === 'string' && /^\d$/.test(rating) ? Number(rating) : rating };
}

/** A key such as pages send; anything else is no key. */
export function asKey(value: string | null | undefined): string | undefined {
  return typeof value === 'string' && /^[\x21-\x7e]{8,100}$/.test(value) ? value : undefined;
}

/** What became of a plain form: stored, with what the page after it is told, or refused. */
type Taken =
  { ok: true; told?: Readonly<Record<string, string>> } | { ok: false; problems: ReturnedForm['problems'] };

/**
 * Stores what a plain HTML form holds, or keeps it to be put right.
 * @param now Milliseconds of the clock.
 * @returns The path to redirect to: the page that says thank you, or the form's page with the mistakes named.
 */
export async function takePlainForm(
  posted: URLSearchParams,
  call: FormCall,
  store: Store,
  now: () => number,
): Promise<string> {
  const values = valuesOf(posted, call);
  const taken = await storing[call.form](values, asKey(posted.get(keyField)), store, now);
  if (taken.ok) return taken.told ? `${call.thanks}?${String(new URLSearchParams(taken.told))}` : call.thanks;
  const typed = Object.fromEntries(call.fields.map((name) => [name, normaliseText(posted.get(name) ?? '')]));
  const form = { form: call.form, values: typed, problems: taken.problems };
  const id = await store.keepForm(form, keptFor);
  return `${call.page}?${againParameter}=${id}#${call.anchor}`;
}

type Storing = (values: unknown, key: string | undefined, store: Store, now: () => number) => Promise<Taken>;

const storing: Readonly<Record<FormCall['form'], Storing>> = {
  async contact(values, _key, store) {
    const message = check(schemas.contact, values);
    if (!message.ok) return message;
    await store.addMessage(message.value);
    return { ok: true };
  },
  async review(values, key, store) {
    const review = check(schemas.review, values);
    if (!review.ok) return review;
    // Someone who goes back and sends other words has written another review.
    const added = await store.addReview(review.value, key);
    if (added.outcome === 'conflict') await store.addReview(review.value);
    return { ok: true };
  },
  async subscribe(values, _key, store) {
    const subscription = check(schemas.subscribe, values);
    if (!subscription.ok) return subscription;
    await store.addSubscriber(subscription.value.email);
    return { ok: true };
  },
  async booking(values, key, store, now) {
    const booking = check(schemas.booking(now()), values);
    if (!booking.ok) return booking;
    // The same as with reviews: another day is another request.
    const first = await store.addBooking(booking.value, key);
    const added = first.outcome === 'conflict' ? await store.addBooking(booking.value) : first;
    return {
      ok: true,
      ...(added.outcome !== 'conflict' && { told: { [referenceParameter]: added.reference } }),
    };
  },
};
