import { testimonials } from '../../src/content/pages/testimonials';
import type { TestimonialsContent } from '../../src/content/formTypes';
import type { PublishedReview } from '../../src/domain/publishedReview';

/** Two approved reviews. */
export const reviews: readonly PublishedReview[] = [
  {
    name: 'Hassan Noor',
    title: 'Race Organizer',
    text: 'Calm people and a clear plan.',
    publishedAt: '2026-02-20T09:30:00Z',
  },
  {
    name: 'Wanjiku Kamau',
    title: 'Daughter of a patient',
    text: 'They came at night, in the rain, to a house without a number, and found us.',
    rating: 3,
    publishedAt: '2026-02-11T18:05:00Z',
  },
];

/** The page as it is before and after an owner has replaced the samples. */
export const withMark = (sample: boolean): TestimonialsContent => ({
  ...testimonials,
  reviews: {
    ...testimonials.reviews,
    items: testimonials.reviews.items.map((item) => ({ ...item, sample })),
  },
});

/** Words of the form. */
export const { form } = testimonials;

/** Words above the reviews. */
export const { leads, exampleLabel, items } = testimonials.reviews;
