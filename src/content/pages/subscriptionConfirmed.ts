import words from '#words/subscriptionConfirmed.json';
import { pageLink, homeLink } from './links';
import { forms } from '../../domain/forms';
import type { ThanksContent } from '../answerTypes';
import { waysWith } from './reachUs';
import { whatYouReceive } from './whatYouReceive';

/** After the button of the page that confirms; with an old or broken link what to do instead. */
export const subscriptionConfirmed: ThanksContent = {
  meta: words.meta,
  title: words.title,
  lead: words.lead,
  ways: waysWith(pageLink(words.ways.link, forms.subscribe.page), words.ways.title),
  earlier: words.earlier,
  sent: {
    ...words.sent,
    actions: [homeLink],
    next: whatYouReceive,
  },
};
