import { whichOne } from './makers';

/** Pages on bites, attacks and fear for the one who reads. */
export const askMyBite = whichOne(
  'bite',
  ['snakebite', 'dogBite', 'attack', 'sexualViolence', 'violenceAtHome', 'despair'],
  'me',
);
