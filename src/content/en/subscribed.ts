import { forms } from '../../domain/forms';
import type { ThanksContent } from '../answerTypes';
import { reachUs, waysWith } from './reachUs';
import { subscribeForm } from './subscribeForm';
import { whatYouReceive } from './whatYouReceive';

/** After a subscription without JavaScript; the same whether or not the address was known. */
export const subscribed: ThanksContent = {
  meta: {
    title: 'How to reach us or subscribe to our news',
    description:
      'Call us in an emergency, or use WhatsApp. With your email address you can subscribe to our news of training dates and clinics.',
  },
  ...reachUs,
  ways: waysWith({ label: 'Subscribe', to: forms.subscribe.page }, 'Hello. I have a question:'),
  earlier: {
    title: 'Have you subscribed to our news?',
    paragraphs: [
      'This page confirms a subscription only for a few minutes after it has been sent.',
      'If you are not sure that your address arrived, subscribe again. Each address is kept only once. If an email asks you to confirm, we send news only once you have.',
    ],
  },
  sent: {
    title: 'Thank you',
    paragraphs: [subscribeForm.labels.answer],
    actions: [{ label: 'Go to the home page', to: '/' }],
    next: whatYouReceive,
  },
};
