import type { ThanksContent } from '../pageTypes';
import { callLink } from './links';

/** After a request for an appointment without JavaScript. */
export const appointmentRequested: ThanksContent = {
  meta: {
    title: 'Your request for an appointment has arrived',
    description:
      'We call you back to agree on the time. Nothing is confirmed until then. If it is urgent, do not wait: call.',
  },
  draft: 'booking',
  title: 'Your request has arrived',
  paragraphs: [
    'Its reference is {reference}. Please keep it, and name it when you call about your request.',
    'We call you to agree on the time. Nothing is confirmed until then.',
    'Is it urgent? Do not wait for us: call.',
  ],
  actions: [callLink, { label: 'To the start page', to: '/' }],
};
