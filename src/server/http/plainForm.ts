import { agreedField, isConsentVersion } from '../../domain/consents';
import { limits, longestRaw } from '../../domain/fields';
import { pathIn, type Language } from '../../domain/language';
import type { Problems } from '../../domain/problems';
import type { ReturnedForm } from '../../domain/returned';
import { siteFormOf } from '../../domain/siteForms';
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

/** Splits a form into the version of the words that it was sent under, if it is one, and what was typed. */
export function takeAgreed({ [agreedField]: agreed, ...typed }: Readonly<Record<string, unknown>>) {
  return { agreed: isConsentVersion(agreed) ? agreed : undefined, typed };
}

/** Makes the schema's input of a review's texts: HTML has no numbers and no unset choice. */
export function reviewInput({ rating, ...rest }: Record<string, unknown>): Record<string, unknown> {
  if (rating === undefined || rating === '') return rest;
  return { ...rest, rating: typeof rating === 'string' && /^\d$/.test(rating) ? Number(rating) : rating };
}

/** A key such as pages send; anything else is no key. */
export function asKey(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\x21-\x7e]{8,100}$/.test(value) ? value : undefined;
}

/**
 * Keeps a refused form for a while.
 * @param language Of the page.
 * @param longestText Most characters of a field's text. Default: by its name.
 * @returns The path of its page, which shows it again with the mistakes named.
 */
export async function keepRefusedForm(
  store: Pick<Store, 'saveRejectedForm'>,
  form: ReturnedForm['form'],
  typed: Readonly<Record<string, unknown>>,
  problems: Problems,
  language: Language,
  longestText: (name: string) => number = usualLongest,
): Promise<string> {
  const { page, anchor, fields } = siteFormOf(form);
  const values = Object.fromEntries(fields.map((name) => [name, keptText(typed[name], longestText(name))]));
  const id = await store.saveRejectedForm({ form, values, problems }, keptFor);
  return `${pathIn(language, page)}?${againParameter}=${id}#${anchor}`;
}

/** Longest texts of fields that take more than a name. */
const longest = new Map<string, number>(
  Object.entries({ ...limits, message: limits.text, note: limits.text }),
);

const usualLongest = (name: string) => longest.get(name) ?? limits.name;

/** What is kept of a field, the first where it was sent twice: twice its limit, so that it can be shortened. */
function keptText(value: unknown, limit: number): string {
  const [first]: unknown[] = [value].flat();
  const text = typeof first === 'string' ? first : '';
  return normaliseText(text.slice(0, longestRaw(limit))).slice(0, 2 * limit);
}
