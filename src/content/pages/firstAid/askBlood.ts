import { whichOne } from './triage';

/** Pages on blood, wounds and blows. */
export const askBlood = whichOne('blood', [
  'bleeding',
  'headInjury',
  'brokenBone',
  'roadAccident',
  'trapped',
  'nosebleed',
]);
