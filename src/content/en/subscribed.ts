import type { ThanksContent } from '../pageTypes';
import { subscribeForm } from './subscribeForm';

/** After a subscription without JavaScript; the same whether or not the address was known. */
export const subscribed: ThanksContent = {
  meta: {
    title: 'Thank you for subscribing',
    description:
      'Thank you. If the address that you gave can be reached, you will hear from us a few times a year.',
  },
  title: 'Thank you',
  paragraphs: [subscribeForm.labels.answer],
  actions: [{ label: 'To the start page', to: '/' }],
};
