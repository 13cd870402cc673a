import { whichOne } from './makers';

/** Pages on bites, attacks and fear for somebody else. */
export const askBite = whichOne('bite', [
  'snakebite',
  'dogBite',
  'attack',
  'sexualViolence',
  'violenceAtHome',
  'despairHelper',
]);
