import portrait1 from 'virtual:picture/portrait-testimonial-1/sw';
import portrait2 from 'virtual:picture/portrait-testimonial-2/sw';
import portrait3 from 'virtual:picture/portrait-testimonial-3/sw';
import type { Review } from '../../components/ReviewCard/reviewCards';
import { samples as english } from '../en/samples';
import { pictureTold } from '../pictureTold';

const portraits = [portrait1, portrait2, portrait3];

/** The testimonials in the words of those who wrote them, which are English; their portraits are told in Kiswahili. */
export const samples: readonly Review[] = english.map(({ picture, ...sample }) => ({
  ...sample,
  lang: 'en',
  ...(picture && { picture: pictureTold(picture, portraits) }),
}));

/** A card's stars in words. */
export const ratingLabel = 'Nyota {rating} kati ya 5';
