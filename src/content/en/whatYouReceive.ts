import type { ThanksContent } from '../answerTypes';

/** What subscribers get. */
export const whatYouReceive: ThanksContent['sent']['next'] = {
  title: 'What you receive',
  items: [
    { title: 'A few emails a year', text: 'Training dates, clinics and advice.' },
    { title: 'Nothing else', text: 'Your address is never sold or rented for marketing.' },
  ],
};
