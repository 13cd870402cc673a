import { forms } from '../domain/forms';
import type { MainContents } from '../content/pageFiles';
import { rowsOf, type RouteRow } from './routeTable';

const route = rowsOf<MainContents>();

const page = ['ThanksPage', () => import('../pages/ThanksPage')] as const;

/** They confirm to the visitor that a form was stored, and are of no use to search engines. */
const confirmation = { indexable: false, live: { sent: true } };

/** Routes of the pages after the forms of the main routes. */
export const thanksRoutes: readonly RouteRow<MainContents>[] = [
  route(forms.contact.thanks, page, 'messageSent', confirmation),
  route(forms.booking.thanks, page, 'appointmentRequested', confirmation),
  route(forms.review.thanks, page, 'reviewSent', confirmation),
  route(forms.subscribe.thanks, page, 'subscribed', confirmation),
];
