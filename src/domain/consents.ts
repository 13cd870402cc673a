import { isDay } from './dates';

/**
 * Versions of the consent texts of the forms: the day on which a text was last changed. The texts are in
 * `src/content/words`, and a test compares both.
 */
export const consents = {
  /** A review is published with its name and title. */
  review: '2026-11-27',
  /** Day and clinic of an appointment are used, although a clinic may reveal something about someone’s health. */
  booking: '2026-11-27',
  /** The newsletter. */
  subscribe: '2026-11-27',
  /** A contact message goes through an e-mail service whose servers may be abroad, where the owner has set one. */
  contact: '2026-11-27',
} as const;

/** A form with a consent text. */
export type ConsentForm = keyof typeof consents;

/** Header in which the site’s own pages send the version with JSON, whose body has only the form’s fields. */
export const consentHeader = 'Consent-Version';

/** Field in which a plain form sends it: hidden, or the box of a consent that has to be ticked. */
export const agreedField = 'agreed';

/** Whether a text is a well-formed version. */
export const isConsentVersion = (text: unknown): text is string => typeof text === 'string' && isDay(text);
