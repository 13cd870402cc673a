import type { Booking } from '../../domain/booking';
import type { Language } from '../../domain/language';
import type { ContactMessage } from '../../domain/contact';
import type { DeskActor } from '../../domain/desk';
import type { ReturnedForm } from '../../domain/returned';
import type { Rating } from '../../domain/rating';
import type { PublishedReview, Review, ReviewStatus } from '../../domain/review';
import type { ClockStore } from './clockSeen';
import type { DeskItemStore } from './deskItems';
import type { DeskLogStore } from './deskLog';
import type { DeskSessionStore } from './deskSessions';
import type { MailStopStore } from './mailStops';
import type { OutboxStore } from './outbox';
import type { PersonStore } from './person/personStore';
import type { RequestStore } from './requests';
import type { RetentionStore } from './retention';
import type { Suspected } from '../suspicion';

/** What comes with a submission. */
export interface Submitted extends Suspected {
  /** Language of the page that it was sent from. Default: English. */
  language?: Language | undefined;
  /** Idempotency key: the same key with the same content is stored once, for ever. */
  key?: string | undefined;
  /** Version of the words under which it was sent; missing where the sender was shown none. */
  consent?: string | undefined;
}

/** What somebody agreed to by sending; missing where they were shown no words. */
interface Consented {
  /** Version of the words. */
  consent?: string;
  /** When, ISO 8601. */
  consentAt?: string;
}

/** A review with what the service keeps about it. Times are ISO 8601. */
export interface StoredReview extends Suspected, Consented {
  id: string;
  name: string;
  title: string;
  text: string;
  rating?: Rating;
  status: ReviewStatus;
  createdAt: string;
  /** When staff last approved or rejected it; missing while it is pending. */
  decidedAt?: string;
  /** When staff marked it as spam. */
  spamAt?: string;
}

/** A message from the contact form. */
export interface StoredMessage extends ContactMessage, Suspected {
  id: string;
  createdAt: string;
  /** Language of the page that it was sent from. Default: English. */
  language?: Language;
  /** When staff answered it or marked it as spam. */
  decidedAt?: string;
  spamAt?: string;
}

/** An address that asked for news. */
export interface Subscriber extends Suspected, Consented {
  /** In lower case: the same mailbox is one subscriber, however it was typed. */
  email: string;
  createdAt: string;
  /** Language of the page. Default: English. */
  language?: Language;
  /** When a mail last asked to confirm; missing where none ever did. */
  askedAt?: string;
  confirmedAt?: string;
}

/** Where a request for an appointment stands. */
export const bookingStatuses = ['requested', 'confirmed', 'declined'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** A request for an appointment with what the service keeps about it. Times are ISO 8601. */
export interface StoredBooking extends Booking, Suspected, Consented {
  id: string;
  /** What visitor and staff call it by. */
  reference: string;
  status: BookingStatus;
  createdAt: string;
  /** Language of the page that it was sent from. Default: English. */
  language?: Language;
  /** When staff confirmed or declined it. */
  decidedAt?: string;
  /** When staff marked it as spam. */
  spamAt?: string;
}

/** What became of a submission: stored, known already, or a key that was used for another one. */
export type Added<Names> = ({ outcome: 'added' | 'repeated' } & Names) | { outcome: 'conflict' };

/**
 * Everything the service keeps, in a libSQL file or in Postgres. Each call either has happened for good when it
 * resolves, or rejects with a `StoreError`.
 */
export interface Store
  extends
    OutboxStore,
    MailStopStore,
    RequestStore,
    RetentionStore,
    ClockStore,
    DeskItemStore,
    DeskLogStore,
    DeskSessionStore,
    PersonStore {
  readonly kind: 'libsql' | 'postgres';
  /** Resolves when the store answers. */
  ping(): Promise<void>;
  /** Stores a review as pending, once for a key; without a key the same review is stored once in 24 hours. */
  addReview(review: Review, submitted?: Submitted): Promise<Added<{ id: string }>>;
  /** Approved reviews, newest approval first. */
  publishedReviews(): Promise<PublishedReview[]>;
  /** Reviews of one status, or all, newest first. */
  reviews(status?: ReviewStatus): Promise<StoredReview[]>;
  review(id: string): Promise<StoredReview | undefined>;
  /** Stores a message: the same content within 24 hours gives the same id. */
  addMessage(message: ContactMessage, submitted?: Omit<Submitted, 'key'>): Promise<string>;
  /** Messages, newest first. */
  messages(): Promise<StoredMessage[]>;
  message(id: string): Promise<StoredMessage | undefined>;
  /**
   * Stores a request for an appointment, once for a key; without a key the same request is stored once in 24 hours, as
   * long as nobody has decided it.
   */
  addBooking(booking: Booking, submitted?: Submitted): Promise<Added<{ id: string; reference: string }>>;
  /** Requests of one status, or all, by the day that they are for, soonest first. */
  bookings(status?: BookingStatus): Promise<StoredBooking[]>;
  booking(reference: string): Promise<StoredBooking | undefined>;
  /** Stores an address once, whatever its letter case. */
  addSubscriber(email: string, submitted?: Omit<Submitted, 'key'>): Promise<void>;
  subscriber(email: string): Promise<Subscriber | undefined>;
  /** @returns Whether the address is there. */
  confirmSubscriber(email: string): Promise<boolean>;
  /** Deletes who was asked 30 days ago and has not confirmed. @returns How many. */
  forgetUnconfirmed(): Promise<number>;
  /** Subscribers, newest first. */
  subscribers(): Promise<Subscriber[]>;
  /** Keeps a refused form for a number of milliseconds; gives the secret id it can be had under. */
  saveRejectedForm(form: ReturnedForm, forMs: number): Promise<string>;
  loadRejectedForm(id: string): Promise<ReturnedForm | undefined>;
  /** Deletes refused forms whose time is over. */
  forgetForms(): Promise<void>;
  /**
   * A secret of 32 random bytes as base64url, made at the first call and the same until all are rotated, for all servers
   * of one database. @param name Its purpose: what is signed for one is worth nothing for another.
   */
  secret(name: string): Promise<string>;
  /** Reads all data through, beside its work. @returns `ok` or what is wrong; nothing where the database sees to that itself. */
  check(): Promise<string | undefined>;
  /** Makes new secrets of all purposes: what was signed before is worth nothing, at other servers within a minute. */
  rotateSecrets(): Promise<void>;
  /**
   * Writes a copy of the whole store to a new file.
   * @param by Who makes it: then its path goes into the log. Copies of the schedule are listed where they are kept.
   * @throws {BackupError} With the reason.
   */
  backup(file: string, by?: DeskActor): Promise<void>;
  close(): Promise<void>;
}

/** A copy could not be made; the message says why and what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}
