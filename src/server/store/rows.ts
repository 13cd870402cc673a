import { ratings } from '../../domain/rating';
import { type PublishedReview, type ReviewStatus } from '../../domain/review';
import { readSuspicion } from '../suspicion';
import type { SqlRow } from './Driver';
import type {
  BookingStatus,
  Decision,
  StoredBooking,
  StoredMessage,
  StoredReview,
  Subscriber,
} from './Store';

const text = (row: SqlRow, column: string) => String(row[column]);

function starsOf(row: SqlRow) {
  const rating = ratings.find((stars) => stars === Number(row['rating']));
  return rating === undefined ? {} : { rating };
}

function suspicionIn(row: SqlRow) {
  const suspicion = readSuspicion(text(row, 'suspicion'));
  return suspicion.length === 0 ? {} : { suspicion };
}

/** A row of `reviews`. */
export function asReview(row: SqlRow): StoredReview {
  return {
    id: text(row, 'id'),
    name: text(row, 'name'),
    title: text(row, 'title'),
    text: text(row, 'text'),
    ...starsOf(row),
    status: row['status'] as ReviewStatus,
    createdAt: text(row, 'created_at'),
    ...(row['decided_at'] === null ? {} : { decidedAt: text(row, 'decided_at') }),
    ...suspicionIn(row),
  };
}

/** A row of `reviews` as the public sees it. */
export function asPublished(row: SqlRow): PublishedReview {
  return {
    name: text(row, 'name'),
    title: text(row, 'title'),
    text: text(row, 'text'),
    ...starsOf(row),
    publishedAt: text(row, 'decided_at'),
  };
}

/** A row of `decisions`. */
export function asDecision(row: SqlRow): Decision {
  return {
    from: row['from_status'] as ReviewStatus,
    to: row['to_status'] as ReviewStatus,
    at: text(row, 'decided_at'),
  };
}

/** A row of `messages`. */
export function asMessage(row: SqlRow): StoredMessage {
  return {
    id: text(row, 'id'),
    name: text(row, 'name'),
    email: text(row, 'email'),
    phone: text(row, 'phone'),
    message: text(row, 'message'),
    createdAt: text(row, 'created_at'),
    ...suspicionIn(row),
  };
}

/** A row of `bookings`. */
export function asBooking(row: SqlRow): StoredBooking {
  return {
    id: text(row, 'id'),
    reference: text(row, 'reference'),
    clinicId: Number(row['clinic_id']),
    date: text(row, 'date'),
    name: text(row, 'name'),
    phone: text(row, 'phone'),
    ...(row['email'] === null ? {} : { email: text(row, 'email') }),
    ...(row['note'] === null ? {} : { note: text(row, 'note') }),
    status: row['status'] as BookingStatus,
    createdAt: text(row, 'created_at'),
    ...(row['decided_at'] === null ? {} : { decidedAt: text(row, 'decided_at') }),
    ...suspicionIn(row),
  };
}

/** A row of `subscribers`. */
export function asSubscriber(row: SqlRow): Subscriber {
  return { email: text(row, 'email'), createdAt: text(row, 'created_at'), ...suspicionIn(row) };
}

/** The one spelling of an e-mail address: no mail service tells letter cases apart. */
export function mailbox(email: string): string {
  return email.normalize('NFC').toLowerCase();
}
