import type { Booking } from '../../domain/booking';
import type { ContactMessage } from '../../domain/contact';
import type { ReturnedForm } from '../../domain/returned';
import type { Rating } from '../../domain/rating';
import type { PublishedReview, Review, ReviewStatus } from '../../domain/review';
import type { OutboxStore } from './outbox';
import type { RetentionStore } from './retention';
import type { Suspicion } from '../suspicion';

/** What comes with a submission. */
export interface Submitted {
  /** Key of one filling of the form: the same key with the same content is stored once, for ever. */
  key?: string | undefined;
  /** What makes it look like a machine's, for staff only. */
  suspicion?: readonly Suspicion[];
}

/** A review with what the service keeps about it. Times are ISO 8601. */
export interface StoredReview {
  id: string;
  name: string;
  title: string;
  text: string;
  rating?: Rating;
  status: ReviewStatus;
  createdAt: string;
  /** When staff last approved or rejected it; missing while it is pending. */
  decidedAt?: string;
  /** What makes it look like a machine's; missing where nothing does. For staff only. */
  suspicion?: readonly Suspicion[];
}

/** One step of a review's history. */
export interface Decision {
  from: ReviewStatus;
  to: ReviewStatus;
  at: string;
}

/** A message from the contact form. */
export interface StoredMessage extends ContactMessage {
  id: string;
  createdAt: string;
  /** What makes it look like a machine's; missing where nothing does. For staff only. */
  suspicion?: readonly Suspicion[];
}

/** An address that asked for news. */
export interface Subscriber {
  /** In lower case: the same mailbox is one subscriber, however it was typed. */
  email: string;
  createdAt: string;
  /** What makes it look like a machine's; missing where nothing does. For staff only. */
  suspicion?: readonly Suspicion[];
}

/** Where a request for an appointment stands. */
export const bookingStatuses = ['requested', 'confirmed', 'declined'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** A request for an appointment with what the service keeps about it. Times are ISO 8601. */
export interface StoredBooking extends Booking {
  id: string;
  /** What visitor and staff call it by. */
  reference: string;
  status: BookingStatus;
  createdAt: string;
  /** When staff confirmed or declined it. */
  decidedAt?: string;
  /** What makes it look like a machine's; missing where nothing does. For staff only. */
  suspicion?: readonly Suspicion[];
}

/** What became of a request: stored, known already, or a key that was used for another request. */
export type AddedBooking =
  { outcome: 'added' | 'repeated'; id: string; reference: string } | { outcome: 'conflict' };

/** What became of a decision on a request; a conflict tells how it was decided before. */
export type DecidedBooking =
  { outcome: 'decided' | 'conflict'; booking: StoredBooking } | { outcome: 'not_found' };

/** What became of a review: stored, known under this key already, or a key that was used for another review. */
export type AddedReview = { outcome: 'added' | 'repeated'; id: string } | { outcome: 'conflict' };

/** What became of a decision. */
export type Decided =
  { outcome: 'decided'; review: StoredReview } | { outcome: 'conflict' } | { outcome: 'not_found' };

/**
 * Everything the service keeps. Each call either has happened for good when it resolves, or rejects with a
 * `StoreError`. Two stores pass the same tests: a libSQL file and Postgres.
 */
export interface Store extends OutboxStore, RetentionStore {
  /** Which kind of store this is. */
  readonly kind: 'libsql' | 'postgres';
  /** Resolves when the store answers. */
  ping(): Promise<void>;
  /**
   * Stores a review as pending. The same key with the same review is stored once; without a key the same review
   * within 24 hours is.
   */
  addReview(review: Review, submitted?: Submitted): Promise<AddedReview>;
  /** Approved reviews, newest approval first. */
  publishedReviews(): Promise<PublishedReview[]>;
  /** Reviews of one status, or all, newest first. */
  reviews(status?: ReviewStatus): Promise<StoredReview[]>;
  review(id: string): Promise<StoredReview | undefined>;
  /** Moves a review from one of these statuses to another; `conflict` when it has none of them. */
  decide(id: string, from: readonly ReviewStatus[], to: ReviewStatus): Promise<Decided>;
  /** All decisions on a review, oldest first. */
  decisions(reviewId: string): Promise<Decision[]>;
  /** Stores a message, once a day: the same content within 24 hours gives the same id. */
  addMessage(message: ContactMessage, submitted?: Pick<Submitted, 'suspicion'>): Promise<string>;
  /** Messages, newest first. */
  messages(): Promise<StoredMessage[]>;
  message(id: string): Promise<StoredMessage | undefined>;
  /**
   * Stores a request for an appointment. The same key with the same request is stored once; without a key the same
   * request within 24 hours is, as long as nobody has decided it.
   */
  addBooking(booking: Booking, submitted?: Submitted): Promise<AddedBooking>;
  /** Requests of one status, or all, by the day that they are for, soonest first. */
  bookings(status?: BookingStatus): Promise<StoredBooking[]>;
  booking(reference: string): Promise<StoredBooking | undefined>;
  /** Confirms or declines a request that nobody has decided yet. */
  decideBooking(reference: string, to: Exclude<BookingStatus, 'requested'>): Promise<DecidedBooking>;
  /** Stores an address once, whatever its letter case. */
  addSubscriber(email: string, submitted?: Pick<Submitted, 'suspicion'>): Promise<void>;
  /** Subscribers, newest first. */
  subscribers(): Promise<Subscriber[]>;
  /** Keeps a refused form for a number of milliseconds; gives the secret id it can be had under. */
  saveRejectedForm(form: ReturnedForm, forMs: number): Promise<string>;
  loadRejectedForm(id: string): Promise<ReturnedForm | undefined>;
  /** Deletes refused forms whose time is over. */
  forgetForms(): Promise<void>;
  /**
   * A secret for one purpose: 32 random bytes as base64url, made at the first call and the same ever after, for all
   * servers of one database.
   * @param name The purpose, such as `form begun`; each has a secret of its own.
   */
  secret(name: string): Promise<string>;
  /** Writes a copy of the whole store to a new file. @throws {BackupError} With the reason. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}

/** A copy could not be made; the message says why and what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}
