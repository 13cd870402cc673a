import picture from 'virtual:picture/banner-testimonials';
import type { TestimonialsContent } from '../formTypes';
import { exampleLabel } from './exampleLabel';
import { reviewForm } from './reviewForm';
import { ratingLabel, samples } from './samples';

/** The testimonials page. */
export const testimonials: TestimonialsContent = {
  meta: {
    title: 'Testimonials: what our clients say',
    description:
      'Did we come to you, or cover your school, site or event? Write a review. Staff read each one before it appears.',
  },
  banner: {
    title: 'What Our Clients Say',
    lead: 'Did we come to you, or cover your school, site or event? Tell others how it went.',
    picture,
  },
  reviews: {
    title: 'Reviews',
    leads: {
      real: 'Staff read every review before it appears here. Nobody is paid for one.',
      samples: 'These reviews are examples; no client wrote them. Yours can be the first real one.',
      both: 'Cards marked “Example” are not real reviews. Staff read all other reviews before they appear here.',
    },
    ratingLabel,
    exampleLabel,
    items: samples,
  },
  write: {
    title: 'Submit Your Review',
    lead: 'Staff read it before it appears. Please do not name any other patient.',
  },
  form: reviewForm,
};
