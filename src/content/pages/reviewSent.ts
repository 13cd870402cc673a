import words from '#words/reviewSent.json';
import { pageLink } from './links';
import { forms } from '../../domain/forms';
import type { ThanksContent } from '../answerTypes';
import { messages } from './messages';
import { reachUs, waysWith } from './reachUs';

/** After a review without JavaScript. */
export const reviewSent: ThanksContent = {
  meta: words.meta,
  ...reachUs,
  ways: waysWith(pageLink(words.ways, forms.review.page), messages.review),
  earlier: words.earlier,
  sent: {
    title: words.sent.title,
    draft: forms.review.draft,
    paragraphs: words.sent.paragraphs,
    actions: [pageLink(words.sent.actions.page, forms.review.page)],
    next: {
      title: words.sent.next.title,
      items: [words.sent.next.items.staffRead, words.sent.next.items.appearsOthers],
    },
  },
};
