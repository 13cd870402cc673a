import { requestPage, requestSentPage, requestsPage } from '../domain/requests/kinds';
import type { RequestContents } from '../content/pageFiles';
import { rowsOf, type RouteRow } from './routeTable';
import { subscriptionRoutes } from './subscriptionRoutes';

const route = rowsOf<RequestContents>();
const request = rowsOf<RequestContents>('requests/');

const page = ['RequestPage', () => import('../pages/RequestPage')] as const;

/** The available days depend on the day on which the page is shown. */
const form = { live: { daily: true, returned: true } };

/** Routes of the forms that request cover, a transfer or a course; and those of the newsletter, too few for their own part. */
export const requestRoutes: readonly RouteRow<RequestContents>[] = [
  route(requestsPage, ['RequestsPage', () => import('../pages/RequestsPage')], 'requestPage'),
  request(requestPage('events'), page, 'eventsRequest', form),
  request(requestPage('sports'), page, 'sportsRequest', form),
  request(requestPage('schools'), page, 'schoolsRequest', form),
  request(requestPage('sites'), page, 'sitesRequest', form),
  request(requestPage('transfer'), page, 'transferRequest', form),
  request(requestPage('air'), page, 'airRequest', form),
  request(requestPage('international'), page, 'internationalRequest', form),
  request(requestPage('evacuation'), page, 'evacuationRequest', form),
  request(requestPage('training'), page, 'trainingRequest', form),
  route(requestSentPage, ['ThanksPage', () => import('../pages/ThanksPage')], 'requestSent', {
    indexable: false,
    live: { sent: true },
  }),
  ...subscriptionRoutes,
];
