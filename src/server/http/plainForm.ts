import { bookingInput } from '../../domain/bookingInput';
import { limits, longestRaw } from '../../domain/fields';
import { forms, type FormName } from '../../domain/forms';
import type { Problems } from '../../domain/problems';
import { normaliseText } from '../../domain/text';
import type { Store } from '../store/Store';
import { HttpProblem } from './problem';

/** Hidden field that holds the idempotency key. */
export const keyField = 'key';

/** Query parameter under which a refused form is had again. */
export const againParameter = 'again';

/** How long a refused form is kept, in ms. */
const keptFor = 15 * 60 * 1000;

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

/** Makes the schema's input of a form's texts: HTML has no numbers and no unset choice. */
export function typedInput(form: FormName, values: Record<string, unknown>): Record<string, unknown> {
  if (form === 'booking') return bookingInput(values);
  if (form !== 'review') return values;
  const { rating, ...rest } = values;
  if (rating === undefined || rating === '') return rest;
  return { ...rest, rating: typeof rating === 'string' && /^\d$/.test(rating) ? Number(rating) : rating };
}

/** A key such as pages send; anything else is no key. */
export function asKey(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\x21-\x7e]{8,100}$/.test(value) ? value : undefined;
}

/** Keeps a refused form for a while. @returns The path of its page, which shows it again with the mistakes named. */
export async function keepRefusedForm(
  store: Pick<Store, 'saveRejectedForm'>,
  form: FormName,
  typed: Readonly<Record<string, unknown>>,
  problems: Problems,
): Promise<string> {
  const { page, anchor, fields } = forms[form];
  const values = Object.fromEntries(fields.map((name) => [name, keptText(name, typed[name])]));
  const id = await store.saveRejectedForm({ form, values, problems }, keptFor);
  return `${page}?${againParameter}=${id}#${anchor}`;
}

/** Longest texts of fields that take more than a name. */
const longest = new Map<string, number>(
  Object.entries({ ...limits, message: limits.text, note: limits.text }),
);

/** What is kept of a field, the first where it was sent twice: twice its limit, so that it can be shortened. */
function keptText(name: string, value: unknown): string {
  const [first]: unknown[] = [value].flat();
  const text = typeof first === 'string' ? first : '';
  const limit = longest.get(name) ?? limits.name;
  return normaliseText(text.slice(0, longestRaw(limit))).slice(0, 2 * limit);
}
