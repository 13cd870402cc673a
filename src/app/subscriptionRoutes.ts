import { subscriptionPages } from '../domain/subscriptionPages';
import { route, type SiteRoute } from './routeTable';

const question = ['SubscriptionPage', () => import('../pages/SubscriptionPage')] as const;
const answer = ['ThanksPage', () => import('../pages/ThanksPage')] as const;
const hidden = { indexable: false } as const;

/** Routes of the pages that links in mail about news lead to. */
export const subscriptionRoutes: readonly SiteRoute[] = [
  route(
    subscriptionPages.confirm,
    question,
    ['confirmSubscription', () => import('../content/en/confirmSubscription')],
    hidden,
  ),
  route(
    subscriptionPages.confirmed,
    answer,
    ['subscriptionConfirmed', () => import('../content/en/subscriptionConfirmed')],
    { ...hidden, live: { sent: true } },
  ),
  route(
    subscriptionPages.leave,
    question,
    ['leaveSubscription', () => import('../content/en/leaveSubscription')],
    hidden,
  ),
  route(
    subscriptionPages.left,
    answer,
    ['subscriptionLeft', () => import('../content/en/subscriptionLeft')],
    { ...hidden, live: { sent: true } },
  ),
];
