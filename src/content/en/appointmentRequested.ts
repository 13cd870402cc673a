import { forms } from '../../domain/forms';
import type { ThanksContent } from '../answerTypes';
import { bookingLink, callLink } from './links';
import { messages } from './messages';
import { reachUs, waysWith } from './reachUs';

/** After a request for an appointment without JavaScript. */
export const appointmentRequested: ThanksContent = {
  meta: {
    title: 'How to reach us or ask for an appointment',
    description:
      'Call us in an emergency, or use WhatsApp. You can ask for an appointment in one of our clinics on the booking page.',
  },
  ...reachUs,
  ways: waysWith(bookingLink, messages.clinic),
  earlier: {
    title: 'Have you asked for an appointment?',
    paragraphs: [
      'This page shows the reference of a request only for a few minutes after it has been sent.',
      'If you are not sure that your request arrived, call us, or send it again. The same request is stored only once if you send it again on the same day.',
    ],
  },
  sent: {
    title: 'Your request has arrived',
    draft: forms.booking.draft,
    paragraphs: [
      'Its reference is {reference}. Please keep it, and name it when you call about your request.',
      'We call you to agree on the time. Nothing is confirmed until then.',
      'Is it urgent? Do not wait for us: call.',
    ],
    actions: [callLink, { label: 'Go to the home page', to: '/' }],
    next: {
      title: 'What happens next',
      items: [
        {
          title: 'We call you back',
          text: 'To agree on the time, and to tell you what the visit costs. Until then nothing is confirmed.',
        },
        { title: 'You come', text: 'A quarter of an hour early, with your papers.' },
      ],
    },
  },
};
