import words from '#words/messageSent.json';
import { fill } from '../../domain/fill';
import { forms } from '../../domain/forms';
import type { ThanksContent } from '../answerTypes';
import { owner } from '../owner';
import { ownAnswerTime } from './answerTime';
import { officeLink, contactLink, homeLink } from './links';
import { reachUs, waysWith } from './reachUs';

/** After a contact message without JavaScript. */
export const messageSent: ThanksContent = {
  meta: words.meta,
  ...reachUs,
  ways: waysWith(contactLink, words.ways),
  earlier: words.earlier,
  sent: {
    title: words.sent.title,
    draft: forms.contact.draft,
    paragraphs: [
      fill(words.sent.paragraphs.messageHasBeenStoredGoes, { ownAnswerTime }),
      fill(words.sent.paragraphs.emergencyCall, { phone: owner.phone.display }),
    ],
    actions: [officeLink, homeLink],
    next: {
      title: words.sent.next.title,
      items: [words.sent.next.items.personReads, words.sent.next.items.hearUs],
    },
  },
};
