import { forms } from '../../domain/forms';
import type { ThanksContent } from '../answerTypes';
import { ownAnswerTime } from './answerTime';
import { callLink, contactLink } from './links';
import { reachUs, waysWith } from './reachUs';

/** After a contact message without JavaScript. */
export const messageSent: ThanksContent = {
  meta: {
    title: 'How to reach us by phone, WhatsApp or our form',
    description:
      'Call us in an emergency: the phone is answered day and night. For everything else there are WhatsApp and the contact form.',
  },
  ...reachUs,
  ways: waysWith(contactLink, 'Hello. I wrote to you on your website. It is about:'),
  earlier: {
    title: 'Have you sent us a message?',
    paragraphs: [
      'This page confirms a message only for a few minutes after it has been sent.',
      'If you are not sure that your message arrived, call us or send it again. The same message is stored only once if you send it again on the same day.',
    ],
  },
  sent: {
    title: 'Message sent successfully!',
    draft: forms.contact.draft,
    paragraphs: [
      `Your message has been stored and goes to our office. ${ownAnswerTime}`,
      'In an emergency, call.',
    ],
    actions: [callLink, { label: 'Go to the home page', to: '/' }],
    next: {
      title: 'What happens with your message',
      items: [
        {
          title: 'A person reads it',
          text: 'It goes to somebody who knows the service that you ask about.',
        },
        { title: 'You hear from us', text: 'By phone or email, with questions, a price or an answer.' },
      ],
    },
  },
};
