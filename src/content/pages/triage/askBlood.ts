import { whichOne } from './makers';

/** Pages on blood, wounds and blows. */
export const askBlood = whichOne('blood', [
  'bleeding',
  'headInjury',
  'brokenBone',
  'roadAccident',
  'trapped',
  'nosebleed',
]);
