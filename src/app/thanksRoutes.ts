import { forms } from '../domain/forms';
import { route, type SiteRoute } from './routeTable';

/** They say to the visitor who sent a form that it was stored; search engines have no use for them. */
const confirmation = { indexable: false, live: { sent: true } };

/** Routes of the pages after the forms of the main routes. */
export const thanksRoutes: readonly SiteRoute[] = [
  route(
    forms.contact.thanks,
    ['ThanksPage', () => import('../pages/ThanksPage')],
    ['messageSent', () => import('../content/en/messageSent')],
    confirmation,
  ),
  route(
    forms.booking.thanks,
    ['ThanksPage', () => import('../pages/ThanksPage')],
    ['appointmentRequested', () => import('../content/en/appointmentRequested')],
    confirmation,
  ),
  route(
    forms.review.thanks,
    ['ThanksPage', () => import('../pages/ThanksPage')],
    ['reviewSent', () => import('../content/en/reviewSent')],
    confirmation,
  ),
  route(
    forms.subscribe.thanks,
    ['ThanksPage', () => import('../pages/ThanksPage')],
    ['subscribed', () => import('../content/en/subscribed')],
    confirmation,
  ),
];
