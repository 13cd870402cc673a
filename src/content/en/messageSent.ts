import { owner } from '../owner';
import type { ThanksContent } from '../pageTypes';

/** After a contact message without JavaScript. */
export const messageSent: ThanksContent = {
  meta: {
    title: 'Message sent successfully!',
    description:
      'Your message has been stored and goes to our office. For an emergency, call us instead of waiting.',
  },
  draft: 'contact',
  title: 'Message sent successfully!',
  paragraphs: [
    'It has been stored and goes to our office. We answer on working days.',
    'In an emergency, call.',
  ],
  actions: [
    { label: `Call ${owner.phone.display}`, to: owner.phone.href },
    { label: 'To the start page', to: '/' },
  ],
};
