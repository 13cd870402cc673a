import words from '#words/appointmentRequested.json';
import { forms } from '../../domain/forms';
import type { ThanksContent } from '../answerTypes';
import { bookingLink, callLink, homeLink } from './links';
import { messages } from './messages';
import { reachUs, waysWith } from './reachUs';

/** After a request for an appointment without JavaScript. */
export const appointmentRequested: ThanksContent = {
  meta: words.meta,
  ...reachUs,
  ways: waysWith(bookingLink, messages.clinic),
  earlier: words.earlier,
  sent: {
    title: words.sent.title,
    draft: forms.booking.draft,
    paragraphs: words.sent.paragraphs,
    actions: [callLink, homeLink],
    next: {
      title: words.sent.next.title,
      items: [words.sent.next.items.callBack, words.sent.next.items.come],
    },
  },
};
