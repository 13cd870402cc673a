import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { requestKinds } from '../../../src/domain/requests/kinds';
import { requestValues } from './requests';
import { submissionAt, kinds, type Kind, type Submission } from './submissions';

/** The Big List of Naughty Strings: texts that have broken programs before. */
export const naughtyStrings = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('big-list-of-naughty-strings/blns.json'), 'utf8'),
) as readonly string[];

/** Fields of each form into which each of the strings is put. */
const fields: Readonly<Record<Exclude<Kind, 'requests'>, readonly string[]>> = {
  reviews: ['name', 'title', 'text', 'rating'],
  messages: ['name', 'email', 'phone', 'message'],
  bookings: ['clinicId', 'date', 'name', 'phone', 'email', 'note'],
  subscribers: ['email'],
};

/** Every string in every field of every form; the other fields are valid. */
export function naughtySubmissions(run: string): Submission[] {
  return kinds.flatMap((kind, at) => {
    if (kind === 'requests') return naughtyRequests(run);
    const { values } = submissionAt(at, run);
    return fields[kind].flatMap((field) =>
      naughtyStrings.map((text, n): Submission => {
        const key = `${run}-${kind}-${field}-${String(n)}`;
        return { kind, tag: key, key, values: { ...values, [field]: text } };
      }),
    );
  });
}

/** Every string in each kind of request, in one field after the other: all of them in each of a hundred fields would take hours. */
function naughtyRequests(run: string): Submission[] {
  return requestKinds.flatMap((request) => {
    const values = requestValues(request, run, Date.now());
    const names = Object.keys(values);
    return naughtyStrings.map((text, n): Submission => {
      const field = names[n % names.length] ?? '';
      const key = `${run}-${request}-${field}-${String(n)}`;
      return { kind: 'requests', request, tag: key, key, values: { ...values, [field]: text } };
    });
  });
}

/** Reviews with a string in each of their texts, as far as a text accepts it. */
export function naughtyReviews(): Submission[] {
  return naughtyStrings.map((text, n) => ({
    kind: 'reviews',
    tag: String(n),
    key: `shown-review-${String(n)}`,
    values: {
      name: text.slice(0, 90),
      title: text.slice(0, 90),
      text: `${text.slice(0, 1900)}\n${String(n)}`,
    },
  }));
}
