import type { Clinic } from '../../domain/clinics';
import type { Decision, StoredBooking, StoredMessage, StoredReview, Subscriber } from '../store/Store';
import { explainSuspicion, type Suspicion } from '../suspicion';
import { safeBlock, safeLine } from './terminal';

const when = (iso: string) => `${iso.slice(0, 16).replace('T', ' ')} UTC`;
const stars = ({ rating }: StoredReview) => (rating === undefined ? 'no stars' : `${String(rating)}/5`);
const start = (text: string) => (text.length > 60 ? `${Array.from(text).slice(0, 59).join('')}…` : text);
/** At the end of a line: `[links, fast]`. */
const inBrackets = ({ suspicion }: { suspicion?: readonly Suspicion[] }) =>
  suspicion === undefined ? [] : [`[${suspicion.join(', ')}]`];
/** As a line of its own, explained. */
const asLine = ({ suspicion }: { suspicion?: readonly Suspicion[] }) =>
  suspicion === undefined ? [] : [`Suspicion ${explainSuspicion(suspicion)}`];
const lines = (rows: readonly string[], none: string) => (rows.length === 0 ? none : rows.join('\n'));

/** A list of reviews, one a line. */
export function printReviews(reviews: readonly StoredReview[]): string {
  const rows = reviews.map((review) =>
    [
      review.id,
      review.status.padEnd(8),
      when(review.createdAt),
      stars(review).padEnd(8),
      `${safeLine(review.name)}: ${safeLine(start(review.text))}`,
      ...inBrackets(review),
    ].join('  '),
  );
  return lines(rows, 'No reviews.');
}

/** One review in full, with its history. */
export function printReview(review: StoredReview, decisions: readonly Decision[]): string {
  return [
    `Review    ${review.id}`,
    `Status    ${review.status}`,
    `Received  ${when(review.createdAt)}`,
    `Name      ${safeLine(review.name)}`,
    `Title     ${safeLine(review.title)}`,
    `Rating    ${stars(review)}`,
    ...asLine(review),
    'Text',
    safeBlock(review.text),
    ...decisions.map(({ from, to, at }) => `History   ${when(at)}  ${from} -> ${to}`),
  ].join('\n');
}

/** What the desk knows about the clinics, which are the site's content. */
export type DeskClinics = readonly Pick<Clinic, 'id' | 'name' | 'day' | 'time'>[];

function clinicOf({ clinicId }: StoredBooking, clinics: DeskClinics) {
  return (
    clinics.find(({ id }) => id === clinicId) ?? { name: `Clinic ${String(clinicId)}`, day: '', time: '' }
  );
}

/** A list of requests for appointments, one a line. */
export function printBookings(bookings: readonly StoredBooking[], clinics: DeskClinics): string {
  const rows = bookings.map((booking) =>
    [
      booking.reference,
      booking.status.padEnd(9),
      booking.date,
      clinicOf(booking, clinics).name.padEnd(13),
      `${safeLine(booking.name)}, ${safeLine(booking.phone)}`,
      ...inBrackets(booking),
    ].join('  '),
  );
  return lines(rows, 'No bookings.');
}

/** One request for an appointment in full. */
export function printBooking(booking: StoredBooking, clinics: DeskClinics): string {
  const { name, day, time } = clinicOf(booking, clinics);
  return [
    `Booking   ${booking.reference}`,
    `Status    ${booking.status}`,
    `Clinic    ${name}`,
    `Date      ${booking.date}${day && `, ${day}, ${time}`}`,
    `Name      ${safeLine(booking.name)}`,
    `Phone     ${safeLine(booking.phone)}`,
    ...(booking.email === undefined ? [] : [`E-mail    ${safeLine(booking.email)}`]),
    `Received  ${when(booking.createdAt)}`,
    ...(booking.decidedAt === undefined ? [] : [`Decided   ${when(booking.decidedAt)}`]),
    ...asLine(booking),
    ...(booking.note === undefined ? [] : ['Note', safeBlock(booking.note)]),
  ].join('\n');
}

/** A list of messages, one a line. */
export function printMessages(messages: readonly StoredMessage[]): string {
  const rows = messages.map((message) =>
    [
      message.id,
      when(message.createdAt),
      `${safeLine(message.name)}: ${safeLine(start(message.message))}`,
      ...inBrackets(message),
    ].join('  '),
  );
  return lines(rows, 'No messages.');
}

/** One message in full. */
export function printMessage(message: StoredMessage): string {
  return [
    `Message   ${message.id}`,
    `Received  ${when(message.createdAt)}`,
    `Name      ${safeLine(message.name)}`,
    `E-mail    ${safeLine(message.email)}`,
    `Phone     ${safeLine(message.phone)}`,
    ...asLine(message),
    'Text',
    safeBlock(message.message),
  ].join('\n');
}

/** A list of subscribers, one a line. */
export function printSubscribers(subscribers: readonly Subscriber[]): string {
  return lines(
    subscribers.map((subscriber) =>
      [when(subscriber.createdAt), safeLine(subscriber.email), ...inBrackets(subscriber)].join('  '),
    ),
    'No subscribers.',
  );
}
