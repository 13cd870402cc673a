import { firstAidReviews } from '../../reviews';
import { language } from '../language';

/** What a clinician has checked of the words in this language. */
export const reviews = firstAidReviews[language];
