import type { RequestContents } from '../content/pageFiles';
import { subscriptionPages } from '../domain/subscriptionPages';
import { rowsOf, type RouteRow } from './routeTable';

const route = rowsOf<RequestContents>();

const question = ['SubscriptionPage', () => import('../pages/SubscriptionPage')] as const;
const answer = ['ThanksPage', () => import('../pages/ThanksPage')] as const;
const hidden = { indexable: false } as const;
const confirmation = { ...hidden, live: { sent: true } } as const;

/** Routes of the pages to which links in newsletter e-mails lead. */
export const subscriptionRoutes: readonly RouteRow<RequestContents>[] = [
  route(subscriptionPages.confirm, question, 'confirmSubscription', hidden),
  route(subscriptionPages.confirmed, answer, 'subscriptionConfirmed', confirmation),
  route(subscriptionPages.leave, question, 'leaveSubscription', hidden),
  route(subscriptionPages.left, answer, 'subscriptionLeft', confirmation),
];
