import type { Reviews } from '../../firstAidTypes';

/** Which words in Kiswahili a clinician who speaks it from home has checked, as the English file of this name has it. */
export const reviews: Reviews = {};
