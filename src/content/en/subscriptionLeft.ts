import { forms } from '../../domain/forms';
import type { ThanksContent } from '../answerTypes';
import { contactLink } from './links';
import { waysWith } from './reachUs';

/** After the button of the page by which subscribers leave; with a broken link how to leave all the same. */
export const subscriptionLeft: ThanksContent = {
  meta: {
    title: 'How to unsubscribe from our news',
    description:
      'Unsubscribe by the link in our emails. If the link does not work, write to us, and we delete your address from our list.',
  },
  title: 'This link is not complete',
  lead: 'Part of it is missing. Please open it once more from our email, or tell us to delete your address.',
  ways: waysWith(contactLink, 'Hello. Please delete my email address from your news:'),
  earlier: {
    title: 'Have you unsubscribed before?',
    paragraphs: [
      'Then your address is deleted already, and you do not have to do anything.',
      'This page confirms it only for a few minutes after you have pressed the button.',
    ],
  },
  sent: {
    title: 'You get no more news',
    paragraphs: ['Your address is deleted from our list.'],
    actions: [
      { label: 'Subscribe again', to: forms.subscribe.page },
      { label: 'Go to the home page', to: '/' },
    ],
    next: {
      title: 'What happens next',
      items: [
        { title: 'Nothing more is sent', text: 'An email that was on its way may still arrive.' },
        { title: 'Your requests stay', text: 'What you have asked or booked with us does not change.' },
      ],
    },
  },
};
