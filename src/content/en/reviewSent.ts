import type { ThanksContent } from '../pageTypes';

/** After a review without JavaScript. */
export const reviewSent: ThanksContent = {
  meta: {
    title: 'Review submitted for approval!',
    description:
      'Your review has been stored. Staff read every review before it appears on the testimonials page.',
  },
  draft: 'review',
  title: 'Review submitted for approval!',
  paragraphs: ['Staff read every review before it appears among the testimonials.'],
  actions: [{ label: 'To the testimonials', to: '/Testimonials' }],
};
