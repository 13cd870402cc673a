import { clinics } from '../../../src/content/en/clinics';
import { dayInNairobi } from '../../../src/domain/dates';
import { bookingSchema } from '../../../src/domain/booking';
import { bookingInput } from '../../../src/domain/bookingInput';
import { contactSchema } from '../../../src/domain/contact';
import { reviewSchema } from '../../../src/domain/review';
import { subscriptionSchema } from '../../../src/domain/subscription';
import type { Contents, Row } from './rows';
import { kinds, type Kind } from './submissions';

/** Columns that hold what a visitor typed, in the order of {@link stamp}. */
const columns: Readonly<Record<Kind, readonly (readonly [field: string, column: string])[]>> = {
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

/** Everything that a visitor typed, as one text that two equal submissions share. */
const stamp = (kind: Kind, values: readonly unknown[]) =>
  `${kind} ${JSON.stringify(values.map((value) => value ?? null))}`;

function schemaOf(kind: Kind) {
  if (kind === 'bookings') return bookingSchema(dayInNairobi(new Date()), clinics.items);
  return { reviews: reviewSchema, messages: contactSchema, subscribers: subscriptionSchema }[kind];
}

/** What the store must hold of these values, as the domain's own rules say; nothing where they refuse them. */
export function stampOf(kind: Kind, values: unknown): string | undefined {
  const result = schemaOf(kind).safeParse(values);
  if (!result.success) return undefined;
  const clean = result.data as Readonly<Record<string, unknown>>;
  // A subscriber is kept in lower case.
  if (kind === 'subscribers') return stamp(kind, [String(clean['email']).toLowerCase()]);
  return stamp(
    kind,
    columns[kind].map(([field]) => clean[field]),
  );
}

/** The values of a plain form as the rules take them: HTML has no numbers. */
export function plainValues(kind: Kind, values: Readonly<Record<string, unknown>>): unknown {
  if (kind === 'bookings') return bookingInput(values);
  const { rating, ...rest } = values;
  if (kind !== 'reviews' || rating === undefined || rating === '') return rest;
  return { ...rest, rating: typeof rating === 'string' && /^\d$/.test(rating) ? Number(rating) : rating };
}

/** The same of all rows of a store. */
export function stampsIn({ tables }: Contents): string[] {
  const of = (kind: Kind) => (row: Row) =>
    stamp(
      kind,
      columns[kind].map(([, column]) => row[column]),
    );
  return kinds.flatMap((kind) => tables[kind].map(of(kind)));
}
