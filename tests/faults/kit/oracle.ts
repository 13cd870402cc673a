import { clinics } from '../../../src/content/pages/clinics';
import { dayInNairobi } from '../../../src/domain/dates';
import { bookingSchema } from '../../../src/domain/booking';
import { bookingInput } from '../../../src/domain/bookingInput';
import { contactSchema } from '../../../src/domain/contact';
import { requestInput } from '../../../src/domain/requests/answers';
import { definitionOf } from '../../../src/domain/requests/definitions';
import { requestSchema } from '../../../src/domain/requests/schema';
import { reviewSchema } from '../../../src/domain/review';
import { subscriptionSchema } from '../../../src/domain/subscription';
import { textOf, type Contents, type Row } from './rows';
import { kinds, type Kind, type Submission } from './submissions';

/** Columns with the text that a visitor typed, in the order of {@link stamp}. */
const columns: Readonly<
  Record<Exclude<Kind, 'requests'>, readonly (readonly [field: string, column: string])[]>
> = {
  reviews: [
    ['name', 'name'],
    ['title', 'title'],
    ['text', 'text'],
    ['rating', 'rating'],
  ],
  messages: [
    ['name', 'name'],
    ['email', 'email'],
    ['phone', 'phone'],
    ['message', 'message'],
  ],
  bookings: [
    ['clinicId', 'clinic_id'],
    ['date', 'date'],
    ['name', 'name'],
    ['phone', 'phone'],
    ['email', 'email'],
    ['note', 'note'],
  ],
  subscribers: [['email', 'email']],
};

/** Everything that a visitor typed, as one text; equal for identical submissions. */
const stamp = (kind: Kind, values: readonly unknown[]) =>
  `${kind} ${JSON.stringify(values.map((value) => value ?? null))}`;

/** A request as one text, independent of the order of its answers. */
const requestStamp = (request: unknown, answers: object, copy: boolean, consent: unknown) =>
  stamp('requests', [request, Object.entries(answers).sort(([a], [b]) => (a < b ? -1 : 1)), copy, consent]);

/** A submission without its texts. */
type Named = Pick<Submission, 'kind' | 'request'>;

const today = () => dayInNairobi(new Date());

function schemaOf(kind: Exclude<Kind, 'requests'>) {
  if (kind === 'bookings') return bookingSchema(today(), clinics.items);
  return { reviews: reviewSchema, messages: contactSchema, subscribers: subscriptionSchema }[kind];
}

/** What the store must contain for these values, by the domain's own rules; undefined if they are refused. */
export function stampOf({ kind, request = 'events' }: Named, values: unknown): string | undefined {
  if (kind === 'requests') {
    const { data, success } = requestSchema(definitionOf(request), today()).safeParse(values);
    return success ? requestStamp(request, data.answers, data.copy, data.consent) : undefined;
  }
  const result = schemaOf(kind).safeParse(values);
  if (!result.success) return undefined;
  const clean = result.data as Readonly<Record<string, unknown>>;
  // A subscriber is stored in lower case.
  if (kind === 'subscribers') return stamp(kind, [String(clean['email']).toLowerCase()]);
  return stamp(
    kind,
    columns[kind].map(([field]) => clean[field]),
  );
}

/** The values of a plain form as the rules accept them: HTML has no numbers. */
export function plainValues(
  { kind, request = 'events' }: Named,
  values: Readonly<Record<string, unknown>>,
): unknown {
  if (kind === 'requests') return requestInput(definitionOf(request), values);
  if (kind === 'bookings') return bookingInput(values);
  const { rating, ...rest } = values;
  if (kind !== 'reviews' || rating === undefined || rating === '') return rest;
  return { ...rest, rating: typeof rating === 'string' && /^\d$/.test(rating) ? Number(rating) : rating };
}

/** The same for all rows of a store. */
export function stampsIn({ tables }: Contents): string[] {
  const of = (kind: Kind) => (row: Row) => {
    if (kind !== 'requests')
      return stamp(
        kind,
        columns[kind].map(([, column]) => row[column]),
      );
    const answers = JSON.parse(textOf(row['answers'])) as object;
    return requestStamp(row['kind'], answers, Number(row['copy']) === 1, row['consent'] ?? undefined);
  };
  return kinds.flatMap((kind) => tables[kind].map(of(kind)));
}
