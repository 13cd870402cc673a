import type { ContactFormContent } from '../formTypes';
import { ownAnswerTime } from './answerTime';
import { contactNotice } from './consents';
import { formNotes } from './formNotes';
import { callLink, whatsappLink } from './links';

/** Words of the contact form. */
export const contactForm: ContactFormContent = {
  labels: {
    name: 'Name',
    email: 'Email',
    phone: 'Phone',
    message: 'Message',
    submit: 'Send message',
    sending: 'Sending …',
    summary: 'There is a problem',
    sent: 'Message sent successfully!',
    sentNext: ownAnswerTime,
    failed: 'Error sending message: ',
    ...formNotes,
    notice: contactNotice,
  },
  help: {
    phone: 'A Kenyan number as you dial it; from abroad with + and the country code.',
    message:
      'Place, dates and number of people help us to answer. Please do not write medical history here. Call us for that.',
  },
  messages: {
    name: {
      required: 'Enter your name.',
      too_long: 'Your name must be 100 characters or fewer.',
    },
    email: {
      required: 'Enter your email address.',
      email: 'Enter an email address like name@example.com.',
      email_letters:
        'We cannot send mail to this address. Before the @ use only the letters a to z, digits and signs.',
      too_long: 'Your email address must be 254 characters or fewer.',
    },
    phone: {
      required: 'Enter your phone number.',
      phone: 'Enter a full phone number; from abroad with + and the country code.',
      too_long: 'Your phone number must be 40 characters or fewer.',
    },
    message: {
      required: 'Write what we can do for you.',
      too_long: 'Your message must be 2,000 characters or fewer.',
    },
  },
  otherWays: { call: callLink, whatsapp: { ...whatsappLink, label: 'Send it on WhatsApp' } },
  quote: 'I would like a quote for {service}.\n\nPlace:\nDates:\nNumber of people:\n',
};
