import type { ReturnedForm } from '../../domain/returned';
import { normaliseText } from '../../domain/text';
import type { Store } from '../store/Store';
import { againParameter, keptFor, type FormCall } from './formCalls';
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

/**
 * Stores what a plain HTML form holds, or keeps it to be put right.
 * @returns The path to redirect to: the page that says thank you, or the form's page with the mistakes named.
 */
export async function takePlainForm(posted: URLSearchParams, call: FormCall, store: Store): Promise<string> {
  const values = valuesOf(posted, call);
  const problems = await storeForm(values, asKey(posted.get(keyField)), call, store);
  if (!problems) return call.thanks;
  const typed = Object.fromEntries(call.fields.map((name) => [name, normaliseText(posted.get(name) ?? '')]));
  const id = await store.keepForm({ form: call.form, values: typed, problems }, keptFor);
  return `${call.page}?${againParameter}=${id}#${call.anchor}`;
}

async function storeForm(
  values: unknown,
  key: string | undefined,
  { form }: FormCall,
  store: Store,
): Promise<ReturnedForm['problems'] | undefined> {
  if (form === 'contact') {
    const message = check(schemas.contact, values);
    if (!message.ok) return message.problems;
    await store.addMessage(message.value);
  } else if (form === 'review') {
    const review = check(schemas.review, values);
    if (!review.ok) return review.problems;
    // Someone who goes back and sends other words has written another review.
    const added = await store.addReview(review.value, key);
    if (added.outcome === 'conflict') await store.addReview(review.value);
  } else {
    const subscription = check(schemas.subscribe, values);
    if (!subscription.ok) return subscription.problems;
    await store.addSubscriber(subscription.value.email);
  }
  return undefined;
}
