/** Questions about the service that have an answer of their own, whichever rule they belong to. */
export const askIds = [
  'price',
  'insurance',
  'payment',
  'coverage',
  'licence',
  'jobs',
  'languages',
  'person',
  'complaint',
  'lostProperty',
  'otherNumbers',
  'eventCover',
  'tracking',
  'thanks',
  'goodbye',
] as const;

/**
 * - `price`: what it costs; `insurance`: SHA and insurers; `payment`: M-PESA, card, cash,
 * - `coverage`: which towns and counties; where the crews are,
 * - `person`: wants to talk to a human; `tracking`: an ambulance was called, is it coming,
 * - `otherNumbers`: police, fire, the poison line, the helplines.
 */
export type AskId = (typeof askIds)[number];
