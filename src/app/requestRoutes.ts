import { requestPage, requestSentPage } from '../domain/requests/kinds';
import { requestsPage } from '../domain/requests/requestsPath';
import { route, type SiteRoute } from './routeTable';
import { subscriptionRoutes } from './subscriptionRoutes';

const page = ['RequestPage', () => import('../pages/RequestPage')] as const;

/** What can be chosen depends on the day on which the page is shown. */
const form = { live: { daily: true, returned: true } };

/** Routes of the forms by which cover, a transfer or a course is asked for; and of news, too few for a part of their own. */
export const requestRoutes: readonly SiteRoute[] = [
  route(
    requestsPage,
    ['RequestsPage', () => import('../pages/RequestsPage')],
    ['requestPage', () => import('../content/en/requestPage')],
  ),
  route(
    requestPage('events'),
    page,
    ['requests/eventsRequest', () => import('../content/en/requests/eventsRequest')],
    form,
  ),
  route(
    requestPage('sports'),
    page,
    ['requests/sportsRequest', () => import('../content/en/requests/sportsRequest')],
    form,
  ),
  route(
    requestPage('schools'),
    page,
    ['requests/schoolsRequest', () => import('../content/en/requests/schoolsRequest')],
    form,
  ),
  route(
    requestPage('sites'),
    page,
    ['requests/sitesRequest', () => import('../content/en/requests/sitesRequest')],
    form,
  ),
  route(
    requestPage('transfer'),
    page,
    ['requests/transferRequest', () => import('../content/en/requests/transferRequest')],
    form,
  ),
  route(
    requestPage('air'),
    page,
    ['requests/airRequest', () => import('../content/en/requests/airRequest')],
    form,
  ),
  route(
    requestPage('international'),
    page,
    ['requests/internationalRequest', () => import('../content/en/requests/internationalRequest')],
    form,
  ),
  route(
    requestPage('evacuation'),
    page,
    ['requests/evacuationRequest', () => import('../content/en/requests/evacuationRequest')],
    form,
  ),
  route(
    requestPage('training'),
    page,
    ['requests/trainingRequest', () => import('../content/en/requests/trainingRequest')],
    form,
  ),
  route(
    requestSentPage,
    ['ThanksPage', () => import('../pages/ThanksPage')],
    ['requestSent', () => import('../content/en/requestSent')],
    { indexable: false, live: { sent: true } },
  ),
  ...subscriptionRoutes,
];
