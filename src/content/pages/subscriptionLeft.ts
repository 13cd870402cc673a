import words from '#words/subscriptionLeft.json';
import { forms } from '../../domain/forms';
import type { ThanksContent } from '../answerTypes';
import { pageLink, contactLink, homeLink } from './links';
import { waysWith } from './reachUs';

/** After the button of the page by which subscribers leave; with a broken link how to leave all the same. */
export const subscriptionLeft: ThanksContent = {
  meta: words.meta,
  title: words.title,
  lead: words.lead,
  ways: waysWith(contactLink, words.ways),
  earlier: words.earlier,
  sent: {
    title: words.sent.title,
    paragraphs: words.sent.paragraphs,
    actions: [pageLink(words.sent.actions.page, forms.subscribe.page), homeLink],
    next: {
      title: words.sent.next.title,
      items: [words.sent.next.items.nothingMoreSent, words.sent.next.items.requestsStay],
    },
  },
};
