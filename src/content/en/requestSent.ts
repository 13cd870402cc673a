import type { ThanksContent } from '../answerTypes';
import { callLink, requestLink } from './links';
import { reachUs, waysWith } from './reachUs';
import { requestNextSteps } from './requests/requestLabels';

/** After a request for cover, a transfer or a course without JavaScript. */
export const requestSent: ThanksContent = {
  meta: {
    title: 'How to reach us or ask for cover',
    description:
      'Call us in an emergency, or use WhatsApp. You can ask for cover, a transfer or a course with the forms of this website.',
  },
  ...reachUs,
  ways: waysWith(requestLink, 'Hello. I sent a request on your website. It is about:'),
  earlier: {
    title: 'Have you sent us a request?',
    paragraphs: [
      'This page shows the reference of a request only for a few minutes after it has been sent.',
      'If you are not sure that your request arrived, call us, or send it again. The same request is stored only once if you send it again on the same day.',
    ],
  },
  sent: {
    title: 'Your request has arrived',
    paragraphs: [
      'Its reference is {reference}. Please keep it, and name it when you call about your request.',
      'Nothing is booked yet.',
      'Is it urgent? Do not wait for us: call.',
    ],
    actions: [callLink, { label: 'Go to the home page', to: '/' }],
    next: {
      title: 'What happens next',
      items: [
        { title: 'A person reads it', text: requestNextSteps[1] },
        { title: 'You get an offer', text: requestNextSteps[2] },
      ],
    },
  },
};
