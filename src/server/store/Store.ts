import type { Booking } from '../../domain/booking';
import type { ContactMessage } from '../../domain/contact';
import type { ReturnedForm } from '../../domain/returned';
import type { PublishedReview } from '../../domain/publishedReview';
import type { Review, ReviewStatus } from '../../domain/review';
import type { ClockStore } from './clock';
import type { DatabaseIdStore } from './databaseId';
import type { DeskItemStore } from './deskItems';
import type { DeskLogStore } from './deskLog';
import type { DeskSessionStore } from './deskSessions';
import type { MailFigureStore } from './mailFigures';
import type { BackupOptions, WrittenCopy } from './Driver';
import type { MailStopStore } from './mailStops';
import type { OutboxStore } from './outbox';
import type { PersonStore } from './person/personStore';
import type {
  Added,
  BookingStatus,
  StoredBooking,
  StoredMessage,
  StoredReview,
  Submitted,
  Subscriber,
} from './records';
import type { RequestStore } from './requests';
import type { RetentionStore } from './retention';
import type { StaffMailStore } from './staffMail';

/**
 * All stored data of the service, in a libSQL file or in Postgres. Each call is durable when it resolves; otherwise it
 * rejects with a `StoreError`.
 */
export interface Store
  extends
    OutboxStore,
    MailStopStore,
    MailFigureStore,
    StaffMailStore,
    RequestStore,
    RetentionStore,
    ClockStore,
    DatabaseIdStore,
    DeskItemStore,
    DeskLogStore,
    DeskSessionStore,
    PersonStore {
  readonly kind: 'libsql' | 'postgres';
  /** The time as the store sees it: the clock's, unless that is behind the time that has passed. */
  now(): Date;
  /** Resolves if the store answers and can write, which it proves by writing at most every ten seconds. */
  ping(): Promise<void>;
  /**
   * Stores a review as pending, once per key; without a key an identical review is stored once in 24 hours, unless it has
   * been decided.
   */
  addReview(review: Review, submitted?: Submitted): Promise<Added<{ id: string }>>;
  /** Approved reviews, the latest approval first. */
  publishedReviews(): Promise<PublishedReview[]>;
  /** Reviews of one status, or all, newest first. */
  reviews(status?: ReviewStatus): Promise<StoredReview[]>;
  review(id: string): Promise<StoredReview | undefined>;
  /** Stores a message: the same content within 24 hours returns the same id, unless staff have decided about it. */
  addMessage(message: ContactMessage, submitted?: Omit<Submitted, 'key'>): Promise<string>;
  /** Messages, newest first. */
  messages(): Promise<StoredMessage[]>;
  message(id: string): Promise<StoredMessage | undefined>;
  /**
   * Stores a request for an appointment, once per key; without a key an identical request is stored once in 24 hours,
   * unless it has been decided.
   */
  addBooking(booking: Booking, submitted?: Submitted): Promise<Added<{ id: string; reference: string }>>;
  /** Requests of one status, or all, ordered by appointment, soonest first. */
  bookings(status?: BookingStatus): Promise<StoredBooking[]>;
  booking(reference: string): Promise<StoredBooking | undefined>;
  /** Stores an address once, ignoring case. */
  addSubscriber(email: string, submitted?: Omit<Submitted, 'key'>): Promise<void>;
  subscriber(email: string): Promise<Subscriber | undefined>;
  /** @returns Whether the address exists. */
  confirmSubscriber(email: string): Promise<boolean>;
  /** Deletes subscribers who were asked to confirm 30 days ago and have not done so. @returns The number. */
  forgetUnconfirmed(): Promise<number>;
  /** Subscribers, newest first. */
  subscribers(): Promise<Subscriber[]>;
  /** Stores a refused form for a number of milliseconds; returns the secret id for reading it. */
  saveRejectedForm(form: ReturnedForm, forMs: number): Promise<string>;
  loadRejectedForm(id: string): Promise<ReturnedForm | undefined>;
  /** Deletes expired refused forms. */
  forgetForms(): Promise<void>;
  /**
   * A secret of 32 random bytes as base64url, created by the first call and shared by all servers of a database until all
   * secrets are rotated. @param name Its purpose: a signature for one purpose is not valid for another.
   */
  secret(name: string): Promise<string>;
  /** Verifies all data in the background. @returns `ok` or the damage; undefined if the database verifies its data itself. */
  check(): Promise<string | undefined>;
  /** Replaces the secrets of all purposes: earlier signatures become invalid, on other servers within a minute. */
  rotateSecrets(): Promise<void>;
  /** Writes a backup of the whole store to a new file. @throws {BackupError} With the reason. */
  backup(file: string, options?: BackupOptions): Promise<WrittenCopy>;
  close(): Promise<void>;
}

/** A backup failed; the message says why and what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}
