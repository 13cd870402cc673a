import type { SubscribeFormContent } from '../formTypes';
import { consentWords } from './consents';
import { formNotes } from './formNotes';

/** Words of the subscribe form in the footer. */
export const subscribeForm: SubscribeFormContent = {
  labels: {
    email: 'News by email: training dates, clinics, advice',
    submit: 'Subscribe',
    sending: 'Sending …',
    answer: 'Thank you. If we email you now, please confirm.',
    failed: 'This did not go through. Please try again later.',
    tooMany: formNotes.tooMany,
    offline: 'This device is offline. Press Subscribe again when you are back online.',
    leaveEmpty: formNotes.leaveEmpty,
    notice: consentWords.subscribe,
    policy: formNotes.policy,
  },
  messages: {
    required: 'Enter your email address.',
    email: 'Enter an email address like name@example.com.',
    email_letters:
      'We cannot send mail to this address. Before the @ use only the letters a to z, digits and signs.',
    too_long: 'Your email address must be 254 characters or fewer.',
  },
};
