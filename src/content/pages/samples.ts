import words from '#words/samples.json';
import { language } from './language';
import portrait1 from 'virtual:picture/portrait-testimonial-1';
import portrait2 from 'virtual:picture/portrait-testimonial-2';
import portrait3 from 'virtual:picture/portrait-testimonial-3';
import type { Review } from '../../components/ReviewCard/reviewCards';

/**
 * Sample testimonials, in English as they were written: an owner replaces them with real, permitted ones, or empties the list. `sample: true` puts the label
 * “Example” on the card; take it away with the sample.
 */
const written: readonly Review[] = [
  {
    name: 'Grace Wanjiru',
    title: 'School Head Teacher',
    text: 'A pupil fell. They told us on the phone what to do until the crew walked in.',
    rating: 5,
    picture: portrait1,
    sample: true,
  },
  {
    name: 'Peter Otieno',
    title: 'Site Manager',
    text: 'They checked our first-aid boxes, trained six of our people and stand by when we lift.',
    rating: 4,
    picture: portrait2,
    sample: true,
  },
  {
    name: 'Amina Hassan',
    title: 'Race Organizer',
    text: 'The crew walked the route with us, and looked after two runners with heat cramps within minutes.',
    rating: 5,
    picture: portrait3,
    sample: true,
  },
];

/** The testimonials; where the page has another language, each says its own. */
export const samples: readonly Review[] =
  language === 'en' ? written : written.map((sample) => ({ ...sample, lang: 'en' }));

/** A card's stars in words. */
export const { ratingLabel } = words;
