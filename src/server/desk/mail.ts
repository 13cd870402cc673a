import type { DeskActor } from '../../domain/desk';
import { email } from '../../domain/fields';
import { subscriptionLink, subscriptionSecret } from '../mail/subscriptionLinks';
import type { MailStop } from '../store/mailStops';
import type { MailState } from '../store/outbox';
import type { Store } from '../store/Store';
import { DeskError, found } from './DeskError';
import { nobody, type DeskOperations } from './operations';
import { standingOf, type ExportedSubscriber } from './printMail';

/** Which mails are listed: `open` ones are waiting or have failed, `held` ones are for the next list. */
export const mailChoices = ['open', 'waiting', 'held', 'sent', 'failed'] as const;
type MailChoice = (typeof mailChoices)[number];

/** Which subscribers are exported: `ready` are those who may be written to, as they have confirmed or were never asked to. */
export const subscriberChoices = ['ready', 'confirmed', 'waiting'] as const;
type SubscriberChoice = (typeof subscriberChoices)[number];

const mailStates: Readonly<Record<MailChoice | 'all', readonly MailState[]>> = {
  open: ['waiting', 'failed'],
  waiting: ['waiting'],
  held: ['held', 'listed'],
  sent: ['sent'],
  failed: ['failed'],
  all: ['waiting', 'failed', 'held', 'listed', 'sent'],
};

/** @throws {DeskError} It is no address. */
function addressOf(typed: string): string {
  const checked = email.safeParse(typed);
  if (checked.success) return checked.data;
  throw new DeskError('failed', 'This is not an e-mail address.');
}

/**
 * What staff do with mail, subscribers, and addresses that mail comes back from. The log tells that one was stopped, not which.
 * @param siteUrl Gives the public address of the site, without a trailing slash.
 */
export function deskMail(store: Store, siteUrl: () => string, act: DeskOperations['act']) {
  return {
    listSubscribers: () => store.subscribers(),
    /** Subscribers with the link by which each leaves. */
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
    /** Makes mails due now. @param id Of one mail, or `all`. @returns How many. */
    async retryMail(id: string, by: DeskActor = nobody): Promise<number> {
      if (id === 'all') return (await store.retryMail()).length;
      await act('mail', id, 'retry', by);
      return 1;
    },
    /** Sends nothing to an address any more. */
    async stopMail(typed: string, by: DeskActor = nobody): Promise<{ stopped: true }> {
      await store.stopMail(addressOf(typed), 'mail came back, says staff');
      await store.logged(by, { action: 'stop', kind: 'mail' });
      return { stopped: true };
    },
    /** Sends to it again. @throws {DeskError} It was not stopped. */
    async allowMail(typed: string, by: DeskActor = nobody): Promise<{ allowed: true }> {
      const address = addressOf(typed);
      found(await store.allowMail(address), 'stopped address', typed);
      await store.logged(by, { action: 'allow', kind: 'mail' });
      return { allowed: true };
    },
    listMailStops: (): Promise<MailStop[]> => store.mailStops(),
  };
}
