import words from '#words/appointmentRequested.json';
import { fill } from '../../domain/fill';
import { forms } from '../../domain/forms';
import type { ThanksContent } from '../answerTypes';
import { owner } from '../owner';
import { clinicPlace } from './clinicPlace';
import { bookingLink, officeLink, homeLink } from './links';
import { messages } from './messages';
import { reachUs, waysWith } from './reachUs';

const { come } = words.sent.next.items;

/** After a request for an appointment without JavaScript. */
export const appointmentRequested: ThanksContent = {
  meta: words.meta,
  ...reachUs,
  ways: waysWith(bookingLink, messages.clinic),
  earlier: words.earlier,
  sent: {
    title: words.sent.title,
    draft: forms.booking.draft,
    paragraphs: words.sent.paragraphs.map((text) => fill(text, { phone: owner.phone.display })),
    actions: [officeLink, homeLink],
    next: {
      title: words.sent.next.title,
      items: [
        words.sent.next.items.callBack,
        { title: come.title, text: fill(come.text, { place: clinicPlace }) },
      ],
    },
  },
};
