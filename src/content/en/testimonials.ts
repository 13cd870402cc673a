import picture from 'virtual:picture/banner-testimonials';
import type { TestimonialsContent } from '../formTypes';
import { reviewForm } from './reviewForm';
import { ratingLabel, samples } from './samples';

/** The testimonials page. */
export const testimonials: TestimonialsContent = {
  meta: {
    title: 'Testimonials: what our clients say',
    description:
      'Reviews by people who called us, and by schools, sites and organisers that we cover. Write your own; staff read each one before it appears.',
  },
  banner: {
    title: 'What Our Clients Say',
    lead: 'Words of people whom we came to, and of those whom we stand by.',
    picture,
  },
  reviews: {
    title: 'Reviews',
    lead: 'Staff read every review before it appears here. Nobody is paid for one.',
    ratingLabel,
    items: samples,
  },
  write: {
    title: 'Submit Your Review',
    lead: 'Staff read it before it appears. Please name no other patient.',
  },
  form: reviewForm,
};
