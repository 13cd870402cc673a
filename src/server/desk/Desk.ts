import type { DeskAction, DeskActor } from '../../domain/desk';
import { requestKinds } from '../../domain/requests/kinds';
import type { ReviewStatus } from '../../domain/review';
import type { DataHealth } from '../dataCheck';
import type { MailFigures } from '../store/outbox';
import type { RequestStatus, StoredRequest } from '../store/requests';
import type { Purged } from '../store/retention';
import {
  BackupError,
  type BookingStatus,
  type Store,
  type StoredBooking,
  type StoredReview,
} from '../store/Store';
import type { ListedPlace } from '../keep/backups';
import type { PolicyReport } from '../watch/policyReports';
import { deskAccess } from './access';
import { DeskError, found } from './DeskError';
import { deskMail } from './mail';
import { deskOperations, nobody, storedName } from './operations';
import { deskPerson } from './person';

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
  /** What the last check of the stored data found. */
  data: DataHealth;
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
  /** Working days within which the owner promises answers: lists have what is due first at their head. */
  answerDays?: number | undefined;
  /** Gives the public address of the site, without a trailing slash: links into the desk begin with it. */
  siteUrl: () => string;
  /** What the server's last check of the data found. Default: nobody has checked. */
  dataHealth?: () => DataHealth;
  /** What is in the places of copies; without it no copies are scheduled. */
  backups?: () => Promise<ListedPlace[]>;
  /** What browsers have reported; without it nothing is gathered here. */
  reports?: () => PolicyReport[];
  /** Folder of the embedded database; missing where the data are elsewhere. */
  dataDir?: string | undefined;
}

/** What staff can do. */
export type Desk = ReturnType<typeof deskOn>;

/** Everything staff do, on an open store: the same by way of a running server. References may be typed in any way. */
export function deskOn(store: Store, settings: DeskSettings) {
  const { published, retentionDays, sendsMail, siteUrl, answerDays } = settings;
  const { dataHealth, dataDir, backups, reports } = settings;
  const operations = deskOperations(store, published, answerDays);
  const { act } = operations;
  return {
    ...operations,
    ...deskAccess(store, siteUrl),
    ...deskPerson(store, { published, dataDir, backups }),
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
    /** A booking with what was done to it, oldest first. */
    async bookingHistory(typed: string) {
      const reference = storedName('booking', typed);
      const booking = found(await store.booking(reference), 'booking', typed);
      return { booking, log: await store.itemLog('booking', reference) };
    },
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
    ...deskMail(store, siteUrl, act),
    /** Deletes for good. @param id An id, a reference or an e-mail address. */
    delete: (what: Deletable, id: string, by: DeskActor = nobody) => act(what, id, 'erase', by),
    async health(): Promise<Health> {
      const mail = { setUp: sendsMail, ...(await store.mailFigures()) };
      return { store: store.kind, data: dataHealth?.() ?? { state: 'unchecked' }, mail };
    },
    /** Deletes what is too old, or counts it. @param given Days, a whole number; empty takes the settings'. */
    async purge(given: string, mode: 'delete' | 'count'): Promise<PurgeReport> {
      const days = given === '' ? retentionDays : Number(given);
      const dryRun = mode === 'count';
      return { days, dryRun, ...(await (dryRun ? store.countPurge(days) : store.purge(days))) };
    },
    /** The copies that the schedule has made, by place; they may hold what was erased since. */
    listBackups: (): Promise<ListedPlace[]> => backups?.() ?? Promise.resolve([]),
    /** What browsers have reported since the server began, the most frequent first. */
    listReports: (): Promise<PolicyReport[]> => Promise.resolve(reports?.() ?? []),
    /** @param file Absolute path of a file that does not exist yet. */
    async backup(file: string, by: DeskActor = nobody): Promise<void> {
      try {
        await store.backup(file, by);
      } catch (error) {
        if (error instanceof BackupError) throw new DeskError('failed', error.message);
        throw error;
      }
    },
  };
}
