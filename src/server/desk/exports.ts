import type { RequestKind } from '../../domain/requests/kinds';
import { subscriptionLink } from '../links/subscriptionLinks';
import type { Subscriber } from '../store/records';
import type { Store } from '../store/Store';

/**
 * States of subscribers to export: `ready` are those who may receive the newsletter, because they have confirmed or were
 * never asked to.
 */
export const subscriberChoices = ['ready', 'confirmed', 'waiting', 'all'] as const;
type SubscriberChoice = (typeof subscriberChoices)[number];

/**
 * State of a subscriber: `waiting` was asked by e-mail to confirm and has not done so, `unasked` subscribed while no mail
 * was sent.
 */
const standingOf = ({ askedAt, confirmedAt }: Subscriber): 'confirmed' | 'unasked' | 'waiting' =>
  confirmedAt !== undefined ? 'confirmed' : askedAt === undefined ? 'unasked' : 'waiting';

/** A subscriber as newsletter programs need it. */
export interface ExportedSubscriber extends Subscriber {
  standing: ReturnType<typeof standingOf>;
  /** The unsubscribe link. */
  leave: string;
}

/**
 * All that was sent, kind by kind.
 * @param siteUrl Returns the public address of the site, without a trailing slash.
 */
export function deskExports(store: Store, siteUrl: () => string) {
  return {
    exportReviews: () => store.reviews(),
    exportBookings: () => store.bookings(),
    exportMessages: () => store.messages(),
    /** @param kind Default: all kinds. */
    exportRequests: (kind?: RequestKind) => store.requests(undefined, kind),
    /** Subscribers with their unsubscribe links. */
    async exportSubscribers(choice: SubscriberChoice): Promise<ExportedSubscriber[]> {
      const wanted = (await store.subscribers())
        .map((one) => ({ ...one, standing: standingOf(one) }))
        .filter(({ standing }) =>
          choice === 'ready' ? standing !== 'waiting' : choice === 'all' || choice === standing,
        );
      const links = wanted.map((one) => subscriptionLink(store, 'leave', one, siteUrl(), 0));
      const leave = await Promise.all(links);
      return wanted.map((one, at) => ({ ...one, leave: leave[at] ?? '' }));
    },
  };
}
