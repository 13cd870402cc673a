import { asReference } from '../ids';
import type { MailFigures, MailState, OutboxMail } from '../store/outbox';
import type { Purged } from '../store/retention';
import type { Store } from '../store/Store';
import { DeskError } from './DeskError';

/** Which mails are listed: `open` ones are waiting or have failed. */
export const mailChoices = ['open', 'waiting', 'sent', 'failed'] as const;
export type MailChoice = (typeof mailChoices)[number];

/** What a purge did, or would do. */
export interface PurgeReport extends Purged {
  /** Days that things are kept; 0 keeps them. */
  days: number;
  /** Whether it only counted. */
  dryRun: boolean;
}

/** How the site is, in figures. */
export interface Health {
  /** Which store answered. */
  store: Store['kind'];
  /** Mail that staff have not got; `setUp` tells whether any is sent at all. */
  mail: MailFigures & { setUp: boolean };
}

/** What staff do about mail, and to delete what must not be kept. */
export interface Maintenance {
  health(): Promise<Health>;
  listMail(choice: MailChoice | 'all'): Promise<OutboxMail[]>;
  /** Makes mails due now. @param id Of one mail, or `all`. @returns How many. */
  retryMail(id: string): Promise<number>;
  deleteMessage(id: string): Promise<void>;
  /** @param reference As somebody types it: in any letter case, with or without its hyphen. */
  deleteBooking(reference: string): Promise<void>;
  /** An approved one leaves the site. */
  deleteReview(id: string): Promise<void>;
  deleteSubscriber(email: string): Promise<void>;
  /**
   * Deletes what is too old.
   * @param days A whole number; empty takes the settings'.
   * @param mode `count` only counts.
   */
  purge(days: string, mode: 'delete' | 'count'): Promise<PurgeReport>;
}

/** What the desk needs besides the store. */
export interface MaintenanceOptions {
  /** Called after each change of what the site shows. */
  published: () => Promise<void>;
  /** The settings' days that things are kept. */
  retentionDays: number;
  /** Whether the settings name a mail server. */
  sendsMail: boolean;
}

const statesOf: Readonly<Record<MailChoice | 'all', readonly MailState[]>> = {
  open: ['waiting', 'failed'],
  waiting: ['waiting'],
  sent: ['sent'],
  failed: ['failed'],
  all: ['waiting', 'failed', 'sent'],
};

/** This part of the desk on an open store. */
export function maintenanceOn(
  store: Store,
  { published, retentionDays, sendsMail }: MaintenanceOptions,
): Maintenance {
  async function deleted(found: Promise<boolean>, what: string, id: string): Promise<void> {
    if (!(await found)) throw new DeskError('not_found', `There is no ${what} ${id}.`);
  }

  return {
    health: async () => ({ store: store.kind, mail: { setUp: sendsMail, ...(await store.mailFigures()) } }),
    listMail: (choice) => store.outbox(statesOf[choice]),
    async retryMail(id) {
      if (id === 'all') return (await store.retryMail()).length;
      const [made] = await store.retryMail(id);
      if (made !== undefined) return 1;
      const known = (await store.outbox(statesOf.all)).find((mail) => mail.id === id);
      if (!known) throw new DeskError('not_found', `There is no mail ${id}.`);
      const reason = known.state === 'sent' ? 'has been sent already' : 'is being sent at this moment';
      throw new DeskError('conflict', `Mail ${id} ${reason}.`);
    },
    deleteMessage: (id) => deleted(store.deleteMessage(id), 'message', id),
    deleteBooking: (reference) =>
      deleted(store.deleteBooking(asReference(reference) ?? reference), 'booking', reference),
    async deleteReview(id) {
      await deleted(store.deleteReview(id), 'review', id);
      await published();
    },
    deleteSubscriber: (email) => deleted(store.deleteSubscriber(email), 'subscriber', email),
    async purge(given, mode) {
      const days = given === '' ? retentionDays : Number(given);
      const dryRun = mode === 'count';
      return { days, dryRun, ...(await (dryRun ? store.countPurge(days) : store.purge(days))) };
    },
  };
}
