import { requestKinds } from '../../domain/requests/kinds';
import type { ReviewStatus } from '../../domain/review';
import { asReference } from '../ids';
import type { MailFigures, MailState } from '../store/outbox';
import type { RequestStatus, StoredRequest } from '../store/requests';
import type { Purged } from '../store/retention';
import {
  BackupError,
  type BookingStatus,
  type Store,
  type StoredBooking,
  type StoredReview,
} from '../store/Store';

/** What staff can do with a review. */
export const reviewActions = ['approve', 'reject', 'undo'] as const;
type ReviewAction = (typeof reviewActions)[number];

/** What staff can do with a request for an appointment. */
export const bookingActions = ['confirm', 'decline'] as const;
type BookingAction = (typeof bookingActions)[number];

/** What staff can delete. */
export const deletables = ['message', 'booking', 'request', 'review', 'subscriber'] as const;
type Deletable = (typeof deletables)[number];

/** Which mails are listed: `open` ones are waiting or have failed. */
export const mailChoices = ['open', 'waiting', 'sent', 'failed'] as const;
type MailChoice = (typeof mailChoices)[number];

/** What a purge did, or would do. */
export interface PurgeReport extends Purged {
  /** Days that things are kept; 0 keeps them. */
  days: number;
  /** Whether it only counted. */
  dryRun: boolean;
}

/** How the site is, in figures. */
export interface Health {
  store: Store['kind'];
  /** Mail that staff have not got; `setUp` tells whether any is sent at all. */
  mail: MailFigures & { setUp: boolean };
}

/** What the desk needs besides the store. */
interface DeskSettings {
  /** Called after each change of what the site shows. */
  published: () => Promise<void>;
  /** The settings' days that things are kept. */
  retentionDays: number;
  /** Whether the settings name a mail server. */
  sendsMail: boolean;
}

/** The desk could not do it; the message is for staff. */
export class DeskError extends Error {
  override name = 'DeskError';

  constructor(
    readonly code: 'not_found' | 'conflict' | 'failed',
    message: string,
  ) {
    super(message);
  }
}

const moves: Readonly<
  Record<ReviewAction, { from: readonly ReviewStatus[]; to: ReviewStatus; refusal: string }>
> = {
  approve: { from: ['pending'], to: 'approved', refusal: 'has been decided already; undo that first' },
  reject: { from: ['pending'], to: 'rejected', refusal: 'has been decided already; undo that first' },
  undo: { from: ['approved', 'rejected'], to: 'pending', refusal: 'is pending; there is nothing to undo' },
};

const mailStates: Readonly<Record<MailChoice | 'all', readonly MailState[]>> = {
  open: ['waiting', 'failed'],
  waiting: ['waiting'],
  sent: ['sent'],
  failed: ['failed'],
  all: ['waiting', 'failed', 'sent'],
};

/** What was looked for. @throws {DeskError} It is not there. */
function found<T>(value: T | undefined | false, what: string, id: string): T {
  if (value === undefined || value === false) throw new DeskError('not_found', `There is no ${what} ${id}.`);
  return value;
}

const referenceOf = (typed: string) => asReference(typed) ?? typed;

/** What staff can do. */
export type Desk = ReturnType<typeof deskOn>;

/** Everything staff do, on an open store: the same by way of a running server. References may be typed in any way. */
export function deskOn(store: Store, { published, retentionDays, sendsMail }: DeskSettings) {
  const deletions: Readonly<Record<Deletable, (id: string) => Promise<boolean>>> = {
    message: (id) => store.deleteMessage(id),
    booking: (reference) => store.deleteBooking(referenceOf(reference)),
    request: (reference) => store.deleteRequest(referenceOf(reference)),
    review: (id) => store.deleteReview(id),
    subscriber: (email) => store.deleteSubscriber(email),
  };
  return {
    listReviews: (status: ReviewStatus | 'all') => store.reviews(status === 'all' ? undefined : status),
    async showReview(id: string) {
      const review = found(await store.review(id), 'review', id);
      return { review, decisions: await store.decisions(id) };
    },
    async decide(id: string, action: ReviewAction): Promise<StoredReview> {
      const { from, to, refusal } = moves[action];
      const result = await store.decide(id, from, to);
      if (result.outcome === 'conflict') throw new DeskError('conflict', `Review ${id} ${refusal}.`);
      const { review } = found(result.outcome === 'decided' && result, 'review', id);
      await published();
      return review;
    },
    listBookings: (status: BookingStatus | 'all') => store.bookings(status === 'all' ? undefined : status),
    showBooking: async (typed: string) => found(await store.booking(referenceOf(typed)), 'booking', typed),
    async decideBooking(typed: string, action: BookingAction): Promise<StoredBooking> {
      const to = action === 'confirm' ? 'confirmed' : 'declined';
      const result = await store.decideBooking(referenceOf(typed), to);
      const { booking, outcome } = found(result.outcome !== 'not_found' && result, 'booking', typed);
      if (outcome === 'decided') return booking;
      throw new DeskError('conflict', `Booking ${booking.reference} has been ${booking.status} already.`);
    },
    listRequests: (status: RequestStatus | 'all') => store.requests(status === 'all' ? undefined : status),
    showRequest: async (typed: string) => found(await store.request(referenceOf(typed)), 'request', typed),
    /** Marks a request as answered: somebody has called or written. */
    async answerRequest(typed: string): Promise<StoredRequest> {
      const result = await store.answerRequest(referenceOf(typed));
      const { request, outcome } = found(result.outcome !== 'not_found' && result, 'request', typed);
      if (outcome === 'answered') return request;
      throw new DeskError('conflict', `Request ${request.reference} has been answered already.`);
    },
    /** All requests of a kind. @param typed The kind: `events`. */
    async exportRequests(typed: string): Promise<StoredRequest[]> {
      const kind = found(
        requestKinds.find((one) => one === typed.toLowerCase()),
        'kind of request',
        `${typed}: it is one of ${requestKinds.join(', ')}`,
      );
      return store.requests(undefined, kind);
    },
    listMessages: () => store.messages(),
    showMessage: async (id: string) => found(await store.message(id), 'message', id),
    listSubscribers: () => store.subscribers(),
    /** Deletes for good. @param id An id, a reference or an e-mail address. */
    async delete(what: Deletable, id: string): Promise<void> {
      found(await deletions[what](id), what, id);
      if (what === 'review') await published();
    },
    listMail: (choice: MailChoice | 'all') => store.outbox(mailStates[choice]),
    /** Makes mails due now. @param id Of one mail, or `all`. @returns How many. */
    async retryMail(id: string): Promise<number> {
      if (id === 'all') return (await store.retryMail()).length;
      if ((await store.retryMail(id)).length > 0) return 1;
      const all = await store.outbox(mailStates.all);
      const { state } = found(
        all.find((mail) => mail.id === id),
        'mail',
        id,
      );
      const reason = state === 'sent' ? 'has been sent already' : 'is being sent at this moment';
      throw new DeskError('conflict', `Mail ${id} ${reason}.`);
    },
    async health(): Promise<Health> {
      return { store: store.kind, mail: { setUp: sendsMail, ...(await store.mailFigures()) } };
    },
    /** Deletes what is too old, or counts it. @param given Days, a whole number; empty takes the settings'. */
    async purge(given: string, mode: 'delete' | 'count'): Promise<PurgeReport> {
      const days = given === '' ? retentionDays : Number(given);
      const dryRun = mode === 'count';
      return { days, dryRun, ...(await (dryRun ? store.countPurge(days) : store.purge(days))) };
    },
    /** @param file Absolute path of a file that does not exist yet. */
    async backup(file: string): Promise<void> {
      try {
        await store.backup(file);
      } catch (error) {
        if (error instanceof BackupError) throw new DeskError('failed', error.message);
        throw error;
      }
    },
  };
}
