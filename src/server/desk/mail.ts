import type { DeskActor } from '../../domain/desk';
import { email } from '../../domain/fields';
import { subscriptionLink, subscriptionSecret } from '../mail/subscriptionLinks';
import type { MailStop } from '../store/mailStops';
import type { MailState } from '../store/outbox';
import type { Store } from '../store/Store';
import { DeskError, found } from './DeskError';
import { nobody, type DeskOperations } from './operations';
import { standingOf, type ExportedSubscriber } from './printMail';

/** States of e-mails to list: `open` ones are waiting or have failed, `held` ones wait for the next digest. */
export const mailChoices = ['open', 'waiting', 'held', 'sent', 'failed'] as const;
type MailChoice = (typeof mailChoices)[number];

/**
 * States of subscribers to export: `ready` are those who may receive the newsletter, because they have confirmed or were
 * never asked to.
 */
export const subscriberChoices = ['ready', 'confirmed', 'waiting'] as const;
type SubscriberChoice = (typeof subscriberChoices)[number];

const mailStates: Readonly<Record<MailChoice | 'all', readonly MailState[]>> = {
  open: ['waiting', 'failed'],
  waiting: ['waiting'],
  held: ['held', 'listed'],
  sent: ['sent'],
  failed: ['failed'],
  all: ['waiting', 'failed', 'held', 'listed', 'capped', 'sent'],
};

/** @throws {DeskError} If it is not an e-mail address. */
function addressOf(typed: string): string {
  const checked = email.safeParse(typed);
  if (checked.success) return checked.data;
  throw new DeskError('failed', 'This is not an e-mail address.');
}

/**
 * Operations of staff on e-mails, subscribers, and addresses to which nothing is sent because mail bounced. The log says
 * that an address was stopped, not which one.
 * @param siteUrl Returns the public address of the site, without a trailing slash.
 */
export function deskMail(store: Store, siteUrl: () => string, act: DeskOperations['act']) {
  return {
    listSubscribers: () => store.subscribers(),
    /** Subscribers with their unsubscribe links. */
    async exportSubscribers(choice: SubscriberChoice | 'all'): Promise<ExportedSubscriber[]> {
      const secret = await store.secret(subscriptionSecret);
      return (await store.subscribers()).flatMap((subscriber) => {
        const standing = standingOf(subscriber);
        const isWanted =
          choice === 'ready' ? standing !== 'waiting' : choice === 'all' || choice === standing;
        const leave = subscriptionLink('leave', subscriber.email, 0, secret, siteUrl(), subscriber.language);
        return isWanted ? [{ email: subscriber.email, standing, leave }] : [];
      });
    },
    listMail: (choice: MailChoice | 'all') => store.outbox(mailStates[choice]),
    /** Makes e-mails due now. @param id Of one e-mail, or `all`. @returns The number of e-mails. */
    async retryMail(id: string, by: DeskActor = nobody): Promise<number> {
      if (id === 'all') return (await store.retryMail()).length;
      await act('mail', id, 'retry', by);
      return 1;
    },
    /** Stops all mail to an address. */
    async stopMail(typed: string, by: DeskActor = nobody): Promise<{ stopped: true }> {
      await store.stopMail(addressOf(typed), 'mail came back, says staff');
      await store.addLogEntry(by, { action: 'stop', kind: 'mail' });
      return { stopped: true };
    },
    /** Allows mail to it again. @throws {DeskError} If it was not stopped. */
    async allowMail(typed: string, by: DeskActor = nobody): Promise<{ allowed: true }> {
      const address = addressOf(typed);
      found(await store.allowMail(address), 'stopped address', typed);
      await store.addLogEntry(by, { action: 'allow', kind: 'mail' });
      return { allowed: true };
    },
    listMailStops: (): Promise<MailStop[]> => store.mailStops(),
  };
}
