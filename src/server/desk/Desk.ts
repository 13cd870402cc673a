import type { ReviewStatus } from '../../domain/review';
import { asReference } from '../ids';
import {
  BackupError,
  type BookingStatus,
  type Decision,
  type Store,
  type StoredBooking,
  type StoredMessage,
  type StoredReview,
  type Subscriber,
} from '../store/Store';
import { DeskError } from './DeskError';
import { maintenanceOn, type Maintenance, type MaintenanceOptions } from './maintenance';

/** What staff can do with a review. */
export const deskActions = ['approve', 'reject', 'undo'] as const;
export type DeskAction = (typeof deskActions)[number];

/** What staff can do with a request for an appointment. */
export const bookingActions = ['confirm', 'decline'] as const;
export type BookingAction = (typeof bookingActions)[number];

/** Everything staff do: the same by way of a running server and without one. */
export interface Desk extends Maintenance {
  listReviews(status: ReviewStatus | 'all'): Promise<StoredReview[]>;
  showReview(id: string): Promise<{ review: StoredReview; decisions: Decision[] }>;
  decide(id: string, action: DeskAction): Promise<StoredReview>;
  listBookings(status: BookingStatus | 'all'): Promise<StoredBooking[]>;
  /** @param reference As somebody types it: in any letter case, with or without its hyphen. */
  showBooking(reference: string): Promise<StoredBooking>;
  decideBooking(reference: string, action: BookingAction): Promise<StoredBooking>;
  listMessages(): Promise<StoredMessage[]>;
  showMessage(id: string): Promise<StoredMessage>;
  listSubscribers(): Promise<Subscriber[]>;
  /** @param file Absolute path of a file that does not exist yet. */
  backup(file: string): Promise<void>;
}

const moves: Readonly<
  Record<DeskAction, { from: readonly ReviewStatus[]; to: ReviewStatus; refusal: string }>
> = {
  approve: { from: ['pending'], to: 'approved', refusal: 'has been decided already; undo that first' },
  reject: { from: ['pending'], to: 'rejected', refusal: 'has been decided already; undo that first' },
  undo: { from: ['approved', 'rejected'], to: 'pending', refusal: 'is pending; there is nothing to undo' },
};

/** The desk on an open store. */
export function deskOn(store: Store, options: MaintenanceOptions): Desk {
  const { published } = options;
  const missing = (what: string, id: string) => new DeskError('not_found', `There is no ${what} ${id}.`);
  return {
    ...maintenanceOn(store, options),
    listReviews: (status) => store.reviews(status === 'all' ? undefined : status),
    async showReview(id) {
      const review = await store.review(id);
      if (!review) throw missing('review', id);
      return { review, decisions: await store.decisions(id) };
    },
    async decide(id, action) {
      const { from, to, refusal } = moves[action];
      const result = await store.decide(id, from, to);
      if (result.outcome === 'not_found') throw missing('review', id);
      if (result.outcome === 'conflict') throw new DeskError('conflict', `Review ${id} ${refusal}.`);
      await published();
      return result.review;
    },
    listBookings: (status) => store.bookings(status === 'all' ? undefined : status),
    async showBooking(reference) {
      const booking = await store.booking(asReference(reference) ?? reference);
      if (!booking) throw missing('booking', reference);
      return booking;
    },
    async decideBooking(reference, action) {
      const to = action === 'confirm' ? 'confirmed' : 'declined';
      const result = await store.decideBooking(asReference(reference) ?? reference, to);
      if (result.outcome === 'not_found') throw missing('booking', reference);
      const { booking, outcome } = result;
      if (outcome === 'decided') return booking;
      throw new DeskError('conflict', `Booking ${booking.reference} has been ${booking.status} already.`);
    },
    listMessages: () => store.messages(),
    async showMessage(id) {
      const message = await store.message(id);
      if (!message) throw missing('message', id);
      return message;
    },
    listSubscribers: () => store.subscribers(),
    async backup(file) {
      try {
        await store.backup(file);
      } catch (error) {
        if (error instanceof BackupError) throw new DeskError('failed', error.message);
        throw error;
      }
    },
  };
}
