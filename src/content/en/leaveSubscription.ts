import type { SubscriptionContent } from '../formTypes';

/** Where the link leads by which subscribers leave. */
export const leaveSubscription: SubscriptionContent = {
  meta: {
    title: 'Unsubscribe from our news',
    description:
      'Unsubscribe from our news with one button. Your email address is deleted at once, and nothing more is sent to it.',
  },
  title: 'Unsubscribe from our news',
  lead: 'One button, and no more news.',
  question: {
    title: 'Delete your address',
    text: 'The address that our email went to is deleted from our list at once. You can subscribe again at any time.',
    button: 'Unsubscribe',
  },
};
