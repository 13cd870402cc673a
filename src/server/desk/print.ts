import type { Clinic } from '../../domain/clinics';
import type { MailFigure } from '../store/mailFigures';
import type { StoredBooking, StoredMessage, StoredReview } from '../store/Store';
import type { LogEntry } from '../../domain/desk';
import { describeClock } from '../clockWords';
import { describeEntry } from './printLog';
import { forgottenProxy } from '../forgottenProxy';
import { explainSuspicion, type Suspected } from '../suspicion';
import type { Health, PurgeReport } from './Desk';
import { safeBlock, safeLine, when } from './terminal';

/** What the desk needs of the clinics, which are defined in the site's content. */
export type DeskClinics = readonly Pick<Clinic, 'id' | 'name' | 'day' | 'time' | 'opens' | 'closes'>[];

const stars = ({ rating }: StoredReview) => (rating === undefined ? 'no stars' : `${String(rating)}/5`);
const start = (text: string) => (text.length > 60 ? `${Array.from(text).slice(0, 59).join('')}…` : text);
/** A number with its noun: `1 mail`, `2 mails`. */
export const count = (number: number, what: string) => `${String(number)} ${what}${number === 1 ? '' : 's'}`;

/** Status of an item; spam precedes its earlier status. */
export const stateOf = ({ status, spamAt }: { status: string; spamAt?: string }) =>
  spamAt === undefined ? status : 'spam';
/** Status of a message. */
export const messageState = ({ decidedAt, spamAt }: StoredMessage) =>
  spamAt !== undefined ? 'spam' : decidedAt === undefined ? 'new' : 'answered';

/** A list with one item per line: its columns and, at the end, the signs of spam. */
export function list<Item extends Suspected>(
  items: readonly Item[],
  what: string,
  columns: (item: Item) => readonly string[],
): string {
  const rows = items.map((item) =>
    [...columns(item), ...(item.suspicion ? [`[${item.suspicion.join(', ')}]`] : [])].join('  '),
  );
  return rows.length === 0 ? `No ${what}.` : rows.join('\n');
}

/** One item in full: one fact per line, without empty ones, then the visitor's text. */
export function record(facts: Readonly<Record<string, string | undefined>>, label: string, written?: string) {
  const known = Object.entries(facts).filter(([, value]) => value !== undefined);
  const lines = known.map(([name, value]) => `${name.padEnd(10)}${String(value)}`);
  return [...lines, ...(written === undefined ? [] : [label, safeBlock(written)])].join('\n');
}

/** A list of reviews, one per line. */
export function printReviews(reviews: readonly StoredReview[]): string {
  return list(reviews, 'reviews', (review) => [
    review.id,
    stateOf(review).padEnd(8),
    when(review.createdAt),
    stars(review).padEnd(8),
    `${safeLine(review.name)}: ${safeLine(start(review.text))}`,
  ]);
}

/** One review in full, with its history. */
export function printReview({
  decisions,
  ...review
}: StoredReview & { decisions: readonly LogEntry[] }): string {
  const facts = {
    Review: review.id,
    Status: stateOf(review),
    Received: when(review.createdAt),
    Name: safeLine(review.name),
    Title: safeLine(review.title),
    Rating: stars(review),
    Suspicion: explainSuspicion(review),
  };
  const history = decisions.map((entry) => `History   ${when(entry.at)}  ${describeEntry(entry)}`);
  return [record(facts, 'Text', review.text), ...history].join('\n');
}

function clinicOf({ clinicId }: StoredBooking, clinics: DeskClinics) {
  const unknown = { name: `Clinic ${String(clinicId)}`, day: '', time: '' };
  return clinics.find(({ id }) => id === clinicId) ?? unknown;
}

/** A list of requests for appointments, one per line. */
export function printBookings(bookings: readonly StoredBooking[], clinics: DeskClinics): string {
  return list(bookings, 'bookings', (booking) => [
    booking.reference,
    stateOf(booking).padEnd(9),
    booking.date,
    clinicOf(booking, clinics).name.padEnd(13),
    `${safeLine(booking.name)}, ${safeLine(booking.phone)}`,
  ]);
}

/** One request for an appointment in full. */
export function printBooking(booking: StoredBooking, clinics: DeskClinics): string {
  const { name, day, time } = clinicOf(booking, clinics);
  const { email, decidedAt } = booking;
  const facts = {
    Booking: booking.reference,
    Status: stateOf(booking),
    Clinic: name,
    Date: `${booking.date}${day && `, ${day}, ${time}`}`,
    Name: safeLine(booking.name),
    Phone: safeLine(booking.phone),
    'E-mail': email === undefined ? email : safeLine(email),
    Received: when(booking.createdAt),
    Decided: decidedAt === undefined ? decidedAt : when(decidedAt),
    Suspicion: explainSuspicion(booking),
  };
  return record(facts, 'Note', booking.note);
}

/** A list of messages, one per line. */
export function printMessages(messages: readonly StoredMessage[]): string {
  return list(messages, 'messages', ({ id, createdAt, name, message }) => [
    id,
    when(createdAt),
    `${safeLine(name)}: ${safeLine(start(message))}`,
  ]);
}

/** One message in full. */
export function printMessage(message: StoredMessage): string {
  const facts = {
    Message: message.id,
    Status: messageState(message),
    Received: when(message.createdAt),
    Name: safeLine(message.name),
    'E-mail': safeLine(message.email),
    Phone: safeLine(message.phone),
    Suspicion: explainSuspicion(message),
  };
  return record(facts, 'Text', message.message);
}

/** Result of a purge. */
export function printPurge({ days, dryRun, clock, ...purged }: PurgeReport): string {
  const counts = [
    count(purged.messages, 'message'),
    count(purged.bookings, 'booking'),
    count(purged.requests, 'request'),
    count(purged.reviews, 'rejected review'),
    count(purged.mails, 'mail'),
  ];
  const kept = days === 0 ? 'RETENTION_DAYS is 0, so all but sent mail is kept. ' : '';
  const after = days === 0 ? '' : ` after ${count(days, 'day')}`;
  const doubt = clock === undefined ? '' : `\n${describeClock(clock)}`;
  return `${kept}${dryRun ? 'Would be deleted' : 'Deleted'}${after}: ${counts.join(', ')}.${doubt}`;
}

function duration(seconds: number): string {
  if (seconds < 60) return count(seconds, 'second');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return count(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${count(hours, 'hour')} ${count(minutes % 60, 'minute')}`;
  return count(Math.floor(hours / 24), 'day');
}

function mailFigure({ count: number, oldestAt = '', oldestSeconds = 0 }: MailFigure): string {
  if (number === 0) return 'none';
  return `${String(number)}, the oldest for ${duration(oldestSeconds)}, since ${when(oldestAt)}`;
}

/** State of the site. */
export function printHealth({ store, data, clock, mail, warnings }: Health): string {
  return [
    `Store          ${store}, answers`,
    `  its data     ${dataFigure(data)}`,
    `Clock          ${clock.doubt === undefined ? 'is believed' : `NOT BELIEVED: ${describeClock(clock)}`}`,
    `Mail to staff  ${mail.setUp ? 'is set up' : 'is not set up: SMTP_URL, MAIL_FROM and MAIL_TO are not set'}`,
    `  not sent     ${mailFigure(mail.waiting)}`,
    `  given up     ${mailFigure(mail.failed)}`,
    ...warnings.flatMap((warning) => {
      // It has a line of its own.
      if (warning.kind === 'clock') return [];
      return warning.kind === 'proxy'
        ? [`Proxy          ${forgottenProxy(warning.address)}`]
        : [
            `To visitors    ${count(warning.count, 'mail')} not sent in the last day: VISITOR_MAILS_PER_HOUR or _DAY was reached`,
          ];
    }),
  ].join('\n');
}

function dataFigure({ state, checkedAt = '', found = '' }: Health['data']): string {
  if (state === 'unchecked')
    return 'not checked: a server with the database file does that at its start and each night';
  return state === 'ok'
    ? `whole, as checked ${when(checkedAt)}`
    : `DAMAGED, as checked ${when(checkedAt)}: ${safeLine(found)}`;
}
