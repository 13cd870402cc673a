import type { Booking } from '../../domain/booking';
import type { ContactMessage } from '../../domain/contact';
import type { Language } from '../../domain/language';
import type { Rating } from '../../domain/publishedReview';
import type { CoverRequest } from '../../domain/requests/answers';
import type { RequestKind } from '../../domain/requests/kinds';
import type { ReviewStatus } from '../../domain/review';
import type { Suspected } from '../suspicion';
import type { MailKind } from './mailKinds';

/** Metadata of a submission. */
export interface Submitted extends Suspected {
  /** Language of the page that it was sent from. Default: English. */
  language?: Language | undefined;
  /** Idempotency key: a submission with the same key and content is stored only once. */
  key?: string | undefined;
  /** Version of the consent text; left out if the sender was shown none. */
  consent?: string | undefined;
}

/** Consent of a sender; left out if they were shown no consent text. */
interface Consented {
  /** Version of the consent text. */
  consent?: string;
  /** Time of the consent, ISO 8601. */
  consentAt?: string;
}

/** A review with its metadata. Times are ISO 8601. */
export interface StoredReview extends Suspected, Consented {
  id: string;
  name: string;
  title: string;
  text: string;
  rating?: Rating;
  status: ReviewStatus;
  createdAt: string;
  /** Time of the last approval or rejection by staff; left out while it is pending. */
  decidedAt?: string;
  /** Time at which staff marked it as spam. */
  spamAt?: string;
}

/** A message from the contact form. */
export interface StoredMessage extends ContactMessage, Suspected {
  id: string;
  createdAt: string;
  /** Language of the page that it was sent from. Default: English. */
  language?: Language;
  /** Time at which staff answered it or marked it as spam. */
  decidedAt?: string;
  spamAt?: string;
}

/** A newsletter subscriber. */
export interface Subscriber extends Suspected, Consented {
  /** In lower case, so that a mailbox is one subscriber however it was typed. */
  email: string;
  createdAt: string;
  /** Language of the page. Default: English. */
  language?: Language;
  /** Time of the last confirmation request by e-mail; left out if there was none. */
  askedAt?: string;
  confirmedAt?: string;
}

/** Statuses of a request for an appointment. */
export const bookingStatuses = ['requested', 'confirmed', 'declined'] as const;
export type BookingStatus = (typeof bookingStatuses)[number];

/** A request for an appointment with its metadata. Times are ISO 8601. */
export interface StoredBooking extends Booking, Suspected, Consented {
  id: string;
  /** Reference for visitor and staff. */
  reference: string;
  status: BookingStatus;
  createdAt: string;
  /** Language of the page that it was sent from. Default: English. */
  language?: Language;
  /** Time at which staff confirmed or declined it. */
  decidedAt?: string;
  /** Time at which staff marked it as spam. */
  spamAt?: string;
}

/** Statuses of a request. */
export type RequestStatus = 'waiting' | 'answered';

/** A request with its metadata. Times are ISO 8601. */
export interface StoredRequest extends CoverRequest, Suspected {
  id: string;
  /** Reference for visitor and staff. */
  reference: string;
  kind: RequestKind;
  /** Last day in the request, ISO 8601; left out if it has none. */
  day?: string;
  /** Time of the consent. */
  consentAt?: string;
  status: RequestStatus;
  createdAt: string;
  /** Time at which staff marked it as answered. */
  answeredAt?: string;
  /** Time at which staff marked it as spam. */
  spamAt?: string;
  /** Language of the page that it was sent from. Default: English. */
  language?: Language;
}

/** Result of a submission: stored, already known, or refused because its key was used for another one. */
export type Added<Names> = ({ outcome: 'added' | 'repeated' } & Names) | { outcome: 'conflict' };

/**
 * State of an e-mail. A `failed` one is retried only on request of staff; a `held` one waits for the next digest, and
 * becomes `listed` in it; a `capped` one is never sent, because visitors had got too many.
 */
export type MailState = 'waiting' | 'sent' | 'failed' | 'held' | 'listed' | 'capped';

/** An e-mail to staff or to a visitor. Times are ISO 8601. */
export interface OutboxMail {
  /** Kind and id of its subject: `booking-K7M-4XP`. The same for every attempt. */
  id: string;
  kind: MailKind;
  /** Id of the message or review, reference of the booking or request, address of the subscriber. */
  subjectId: string;
  state: MailState;
  /** Number of attempts begun so far. */
  tries: number;
  /** Time of the next attempt. */
  nextAt: string;
  /** Until when a server has claimed it; left out if none has. */
  claimedUntil?: string;
  /** Why the last attempt failed: one line without addresses. */
  lastError?: string;
  createdAt: string;
  sentAt?: string;
}
