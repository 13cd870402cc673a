import { agreedField, isConsentVersion } from '../../domain/consents';
import { limits, maxRawLength } from '../../domain/fields';
import { pathIn, type Language } from '../../domain/language';
import type { Problems } from '../../domain/problems';
import type { ReturnedForm } from '../../domain/returned';
import { siteFormOf } from './siteForms';
import { normaliseText } from '../../domain/text';
import type { Store } from '../store/Store';
import { HttpProblem } from './problem';

/** Query parameter with the id of a refused form. */
export const againParameter = 'again';

/** Lifetime of a refused form, in ms. */
const rejectedFormLifetime = 15 * 60 * 1000;

/** Maximum number of fields that are read; pages send fewer than ten. */
const maxFields = 100;

/**
 * Parses a posted form: one value per field, an array only if a field was sent twice.
 * @throws {HttpProblem} 400 if it has more fields than any form.
 */
export function formValues(posted: URLSearchParams): Record<string, unknown> {
  if (posted.size > maxFields) {
    throw new HttpProblem(400, 'malformed', `At most ${String(maxFields)} fields can be sent.`);
  }
  return Object.fromEntries(
    [...new Set(posted.keys())].map((name): [string, unknown] => {
      const all = posted.getAll(name);
      return [name, all.length === 1 ? all[0] : all];
    }),
  );
}

/** Separates the version of the consent text, if valid, from the typed values. */
export function splitConsent({ [agreedField]: agreed, ...typed }: Readonly<Record<string, unknown>>) {
  return { agreed: isConsentVersion(agreed) ? agreed : undefined, typed };
}

/** Converts a review's strings to the schema's input: HTML has no numbers and no unset choice. */
export function reviewInput({ rating, ...rest }: Record<string, unknown>): Record<string, unknown> {
  if (rating === undefined || rating === '') return rest;
  return { ...rest, rating: typeof rating === 'string' && /^\d$/.test(rating) ? Number(rating) : rating };
}

/** An idempotency key in the pages' format; undefined for anything else. */
export function asKey(value: unknown): string | undefined {
  return typeof value === 'string' && /^[\x21-\x7e]{8,100}$/.test(value) ? value : undefined;
}

/**
 * Stores a refused form for a while.
 * @param language Of the page.
 * @param maxLength Maximum length of a field's text, in characters. Default: by its name.
 * @returns The path of its page, which shows it again with the errors.
 */
export async function storeRejectedForm(
  store: Pick<Store, 'saveRejectedForm'>,
  form: ReturnedForm['form'],
  typed: Readonly<Record<string, unknown>>,
  problems: Problems,
  language: Language,
  maxLength: (name: string) => number = defaultMaxLength,
): Promise<string> {
  const { page, anchor, fields } = siteFormOf(form);
  const values = Object.fromEntries(fields.map((name) => [name, storedText(typed[name], maxLength(name))]));
  const id = await store.saveRejectedForm({ form, values, problems }, rejectedFormLifetime);
  return `${pathIn(language, page)}?${againParameter}=${id}#${anchor}`;
}

/** Maximum lengths of fields that are longer than a name. */
const maxLengths = new Map<string, number>(
  Object.entries({ ...limits, message: limits.text, note: limits.text }),
);

const defaultMaxLength = (name: string) => maxLengths.get(name) ?? limits.name;

/** The stored part of a field, the first value if it was sent twice: up to twice its limit, so that the visitor can shorten it. */
function storedText(value: unknown, limit: number): string {
  const [first]: unknown[] = [value].flat();
  const text = typeof first === 'string' ? first : '';
  return normaliseText(text.slice(0, maxRawLength(limit))).slice(0, 2 * limit);
}
