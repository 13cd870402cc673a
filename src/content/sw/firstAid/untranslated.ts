import type { FirstAidPageId } from '../../firstAidTypes';

/** First-aid pages that are not yet written in Kiswahili: links lead to the English ones. */
export const untranslated = [
  'heartAttack',
  'stroke',
  'burns',
  'chemical',
  'roadAccident',
  'spine',
  'snakebite',
  'seizure',
  'asthma',
  'allergy',
  'lowSugar',
  'poison',
  'electricShock',
  'drowning',
  'headInjury',
  'brokenBone',
  'trapped',
  'attack',
  'heat',
  'smoke',
  'dogBite',
  'nosebleed',
  'birth',
  'newborn',
  'pregnancy',
  'sickChild',
  'sexualViolence',
  'violenceAtHome',
  'despair',
  'kit',
  'plan',
] as const satisfies readonly FirstAidPageId[];

/** Whether a first-aid page is written in Kiswahili. */
export const isTranslated = (id: FirstAidPageId): boolean => !untranslated.some((one) => one === id);
