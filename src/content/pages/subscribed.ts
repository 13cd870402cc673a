import words from '#words/subscribed.json';
import { pageLink, homeLink } from './links';
import { forms } from '../../domain/forms';
import type { ThanksContent } from '../answerTypes';
import { reachUs, waysWith } from './reachUs';
import { subscribeForm } from './subscribeForm';
import { whatYouReceive } from './whatYouReceive';

/** After a subscription without JavaScript; the same whether or not the address was known. */
export const subscribed: ThanksContent = {
  meta: words.meta,
  ...reachUs,
  ways: waysWith(pageLink(words.ways.link, forms.subscribe.page), words.ways.title),
  earlier: words.earlier,
  sent: {
    title: words.sent.title,
    paragraphs: [subscribeForm.labels.answer],
    actions: [homeLink],
    next: whatYouReceive,
  },
};
