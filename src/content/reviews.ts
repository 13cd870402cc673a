import type { Language } from '../domain/language';
import type { Reviews } from './firstAidTypes';

/**
 * Which words of first aid a clinician has checked, by language: pages and assistant say what stands here, and that nobody has
 * where nothing does. One line for each matter: `burns: { reviewedBy: 'Name, registration', reviewerRole: 'emergency physician',
 * reviewedOn: '2026-12-24', nextReviewOn: '2027-12-24' },`. The start of the server says what is unchecked or due again.
 * `notBreathing` is the whole page, `notAwake` included; `general` is the assistant's words while nothing more is known.
 * Another language than English is for a clinician who speaks it from home.
 */
export const firstAidReviews: Readonly<Record<Language, Reviews>> = {
  en: {},
  sw: {},
};

/**
 * Translated pages that somebody who speaks the language from home has read and passed, by the names of their files, such as
 * `services` or `requests/eventsRequest`; also `errorPage`, `mails` and `assistant`. All others say that they are drafts.
 * `npm run reader -- take` prints the names from the reader's sheet.
 */
export const readPages: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  sw: [],
};
