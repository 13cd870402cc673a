import words from '#words/testimonials.json';
import picture from 'virtual:picture/banner-testimonials';
import type { TestimonialsContent } from '../formTypes';
import { exampleLabel } from './exampleLabel';
import { reviewForm } from './reviewForm';
import { ratingLabel, samples } from './samples';

/** The testimonials page. */
export const testimonials: TestimonialsContent = {
  meta: words.meta,
  banner: { ...words.banner, picture },
  reviews: {
    title: words.reviews.title,
    leads: words.reviews.leads,
    ratingLabel,
    exampleLabel,
    items: samples,
  },
  write: words.write,
  form: reviewForm,
};
