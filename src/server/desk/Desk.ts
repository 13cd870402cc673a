import type { DeskAction, DeskActor } from '../../domain/desk';
import { requestKinds } from '../../domain/requests/kinds';
import type { ReviewStatus } from '../../domain/review';
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
import { subscriptionLink, subscriptionSecret } from '../mail/subscriptionLinks';
import { deskAccess } from './access';
import { DeskError, found } from './DeskError';
import { deskMailStops } from './mailStops';
import { deskOperations, nobody, storedName } from './operations';
import { standingOf, type ExportedSubscriber } from './printMail';

/** What staff can do with a review. */
export const reviewActions = ['approve', 'reject', 'spam', 'undo'] as const satisfies readonly DeskAction[];
type ReviewAction = (typeof reviewActions)[number];

/** What staff can do with a request for an appointment. */
export const bookingActions = ['confirm', 'decline', 'spam', 'undo'] as const satisfies readonly DeskAction[];
type BookingAction = (typeof bookingActions)[number];

/** What staff can do with a message. */
export const messageActions = ['answer', 'spam', 'undo'] as const satisfies readonly DeskAction[];
type MessageAction = (typeof messageActions)[number];

/** What staff can do with a request for cover, a transfer or a course. */
export const requestActions = ['answer', 'spam', 'undo'] as const satisfies readonly DeskAction[];
type RequestAction = (typeof requestActions)[number];

/** What staff can delete. */
export const deletables = ['message', 'booking', 'request', 'review', 'subscriber'] as const;
type Deletable = (typeof deletables)[number];

/** Which mails are listed: `open` ones are waiting or have failed, `held` ones are for the next list. */
export const mailChoices = ['open', 'waiting', 'held', 'sent', 'failed'] as const;
type MailChoice = (typeof mailChoices)[number];

/** Which subscribers are exported: `ready` are those who may be written to, as they have confirmed or were never asked to. */
export const subscriberChoices = ['ready', 'confirmed', 'waiting'] as const;
type SubscriberChoice = (typeof subscriberChoices)[number];

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
  /** Gives the public address of the site, without a trailing slash: links into the desk begin with it. */
  siteUrl: () => string;
}

const mailStates: Readonly<Record<MailChoice | 'all', readonly MailState[]>> = {
  open: ['waiting', 'failed'],
  waiting: ['waiting'],
  held: ['held', 'listed'],
  sent: ['sent'],
  failed: ['failed'],
  all: ['waiting', 'failed', 'held', 'listed', 'sent'],
};

/** What staff can do. */
export type Desk = ReturnType<typeof deskOn>;

/** Everything staff do, on an open store: the same by way of a running server. References may be typed in any way. */
export function deskOn(store: Store, { published, retentionDays, sendsMail, siteUrl }: DeskSettings) {
  const operations = deskOperations(store, published);
  const { act } = operations;
  return {
    ...operations,
    ...deskAccess(store, siteUrl),
    listReviews: (status: ReviewStatus | 'all') => store.reviews(status === 'all' ? undefined : status),
    async showReview(id: string) {
      const review = found(await store.review(id), 'review', id);
      return { review, decisions: await store.itemLog('review', id) };
    },
    async decide(id: string, action: ReviewAction, by: DeskActor = nobody): Promise<StoredReview> {
      await act('review', id, action, by);
      return found(await store.review(id), 'review', id);
    },
    listBookings: (status: BookingStatus | 'all') => store.bookings(status === 'all' ? undefined : status),
    showBooking: async (typed: string) =>
      found(await store.booking(storedName('booking', typed)), 'booking', typed),
    async decideBooking(
      typed: string,
      action: BookingAction,
      by: DeskActor = nobody,
    ): Promise<StoredBooking> {
      await act('booking', typed, action, by);
      return found(await store.booking(storedName('booking', typed)), 'booking', typed);
    },
    listRequests: (status: RequestStatus | 'all') => store.requests(status === 'all' ? undefined : status),
    showRequest: async (typed: string) =>
      found(await store.request(storedName('request', typed)), 'request', typed),
    async decideRequest(
      typed: string,
      action: RequestAction,
      by: DeskActor = nobody,
    ): Promise<StoredRequest> {
      await act('request', typed, action, by);
      return found(await store.request(storedName('request', typed)), 'request', typed);
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
    decideMessage: (id: string, action: MessageAction, by: DeskActor = nobody) =>
      act('message', id, action, by),
    listSubscribers: () => store.subscribers(),
    /** Subscribers with the link by which each leaves. */
    async exportSubscribers(choice: SubscriberChoice | 'all'): Promise<ExportedSubscriber[]> {
      const secret = await store.secret(subscriptionSecret);
      return (await store.subscribers()).flatMap((subscriber) => {
        const standing = standingOf(subscriber);
        const isWanted =
          choice === 'ready' ? standing !== 'waiting' : choice === 'all' || choice === standing;
        const leave = subscriptionLink('leave', subscriber.email, 0, secret, siteUrl());
        return isWanted ? [{ email: subscriber.email, standing, leave }] : [];
      });
    },
    ...deskMailStops(store),
    /** Deletes for good. @param id An id, a reference or an e-mail address. */
    delete: (what: Deletable, id: string, by: DeskActor = nobody) => act(what, id, 'erase', by),
    listMail: (choice: MailChoice | 'all') => store.outbox(mailStates[choice]),
    /** Makes mails due now. @param id Of one mail, or `all`. @returns How many. */
    async retryMail(id: string, by: DeskActor = nobody): Promise<number> {
      if (id === 'all') return (await store.retryMail()).length;
      await act('mail', id, 'retry', by);
      return 1;
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
