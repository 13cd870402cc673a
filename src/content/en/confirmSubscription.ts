import type { SubscriptionContent } from '../formTypes';

/** Where the link of the mail leads that asks to confirm a subscription. */
export const confirmSubscription: SubscriptionContent = {
  meta: {
    title: 'Confirm your subscription',
    description:
      'Confirm with one button that you want our news by email: first-aid training dates, clinics and advice, a few times a year.',
  },
  title: 'Do you want our news?',
  lead: 'A few emails a year: training dates, clinics, advice.',
  question: {
    title: 'Confirm your address',
    text: 'Until you press the button we send no news to the address that our email went to.',
    button: 'Yes, send me your news',
  },
};
