import { isDay } from './dates';

/**
 * Versions of what forms say that somebody agrees to by sending them: the day on which those words were last changed. The
 * words stand in `src/content/en/consents.ts`, and a test compares both.
 */
export const consents = {
  /** A review is published with its name and title. */
  review: '2026-11-25',
  /** The day and the clinic of an appointment are used, although a clinic may tell about somebody’s health. */
  booking: '2026-11-25',
  /** News by e-mail. */
  subscribe: '2026-11-25',
} as const;

/** A form that one agrees to something by. */
export type ConsentForm = keyof typeof consents;

/** Header by which the site’s own pages name the version with JSON, whose fields are the form’s alone. */
export const consentHeader = 'Consent-Version';

/** Hidden field by which a plain form names it. */
export const agreedField = 'agreed';

/** Whether a text can be a version. */
export const isConsentVersion = (text: unknown): text is string => typeof text === 'string' && isDay(text);
