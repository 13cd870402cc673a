import { whichOne } from './triage';

/** Pages on bites, attacks and fear for somebody else. */
export const askBite = whichOne('bite', [
  'snakebite',
  'dogBite',
  'attack',
  'sexualViolence',
  'violenceAtHome',
  'despairHelper',
]);
