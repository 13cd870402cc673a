import { forms } from '../../domain/forms';
import type { ThanksContent } from '../answerTypes';
import { messages } from './messages';
import { reachUs, waysWith } from './reachUs';

/** After a review without JavaScript. */
export const reviewSent: ThanksContent = {
  meta: {
    title: 'How to reach us or write a review',
    description:
      'Call us in an emergency, or use WhatsApp. You can write a review of our service on the testimonials page.',
  },
  ...reachUs,
  ways: waysWith({ label: 'Write a Review', to: forms.review.page }, messages.review),
  earlier: {
    title: 'Have you sent us a review?',
    paragraphs: [
      'This page confirms a review only for a few minutes after it has been sent.',
      'If you are not sure that your review arrived, send it again. The same review is stored only once if you send it again on the same day.',
    ],
  },
  sent: {
    title: 'Review submitted for approval!',
    draft: forms.review.draft,
    paragraphs: ['Your review has been stored. Thank you for taking the time.'],
    actions: [{ label: 'To the testimonials', to: forms.review.page }],
    next: {
      title: 'What happens with your review',
      items: [
        { title: 'Staff read it', text: 'Every review is read by a person before it appears.' },
        {
          title: 'It appears with the others',
          text: 'Once it is approved, it is shown on the testimonials page under your name.',
        },
      ],
    },
  },
};
