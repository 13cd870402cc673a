import type { County } from './counties';

/** The page that says to which counties crews come. */
export const countiesPage = '/Counties';

/** Path of the page of a county: its name without blanks and apostrophes. */
export const countyPath = (county: County): string => `${countiesPage}/${county.replace(/[^a-z]/gi, '')}`;
