import words from '#words/requestSent.json';
import { fill } from '../../domain/fill';
import { owner } from '../owner';
import type { ThanksContent } from '../answerTypes';
import { officeLink, requestLink, homeLink } from './links';
import { reachUs, waysWith } from './reachUs';
import { requestNextSteps } from './requests/requestLabels';

/** After a request for cover, a transfer or a course without JavaScript. */
export const requestSent: ThanksContent = {
  meta: words.meta,
  ...reachUs,
  ways: waysWith(requestLink, words.ways),
  earlier: words.earlier,
  sent: {
    title: words.sent.title,
    paragraphs: words.sent.paragraphs.map((text) => fill(text, { phone: owner.phone.display })),
    actions: [officeLink, homeLink],
    next: {
      title: words.sent.next.title,
      items: [
        { title: words.sent.next.items.personReads, text: requestNextSteps[1] },
        { title: words.sent.next.items.getOffer, text: requestNextSteps[2] },
      ],
    },
  },
};
