import {
  firstAidPartPath,
  firstAidPath,
  firstAidRoot,
  type FirstAidPartId,
} from '../../../domain/firstAidPath';
import type { Link } from '../../../domain/link';
import type { FirstAidPageId } from '../../firstAidTypes';

/** What each first-aid page is called in Kiswahili: what a bystander sees. */
export const titles = {
  notBreathing: 'Hapumui',
  notAwake: 'Haamki, lakini anapumua',
  choking: 'Amepaliwa',
  bleeding: 'Anavuja damu nyingi',
  heartAttack: 'Kifua kinauma, mshtuko wa moyo',
  stroke: 'Dalili za kiharusi',
  burns: 'Ameungua',
  chemical: 'Tindikali, kemikali, macho',
  roadAccident: 'Ajali ya barabarani',
  spine: 'Kuanguka, ajali au kupiga mbizi',
  snakebite: 'Ameumwa na nyoka',
  seizure: 'Degedege, kifafa',
  asthma: 'Pumu imemshika',
  allergy: 'Mzio mkali, aleji',
  lowSugar: 'Sukari ya damu imeshuka',
  fainting: 'Amezirai au anahisi kuzirai',
  poison: 'Sumu',
  electricShock: 'Amepigwa na stima',
  drowning: 'Anazama majini',
  headInjury: 'Ameumia kichwa',
  brokenBone: 'Amevunjika mfupa',
  trapped: 'Amebanwa au amenaswa',
  attack: 'Ameshambuliwa au amenyongwa',
  heat: 'Joto limemzidi',
  smoke: 'Moshi wa jiko, au gesi',
  dogBite: 'Ameumwa na mbwa au mnyama mwingine',
  nosebleed: 'Anatoka damu puani',
  birth: 'Anazaa',
  newborn: 'Mtoto mchanga halii',
  pregnancy: 'Damu wakati wa mimba au baada ya kuzaa',
  sickChild: 'Mtoto ni mgonjwa',
  sexualViolence: 'Amebakwa',
  violenceAtHome: 'Ukatili nyumbani',
  despair: 'Unafikiria kujiua',
  despairHelper: 'Mtu anafikiria kujiua',
  whatToSay: 'Useme nini unapopiga simu',
  kit: 'Sanduku la huduma ya kwanza',
  plan: 'Mpango wa dharura',
} as const satisfies Record<FirstAidPageId, string>;

/** What the parts of pages are called that have a row of their own, in Kiswahili. */
export const parts = {
  drunk: 'Amelewa au ametumia dawa za kulevya, haamki',
  scorpion: 'Ameumwa na nge',
  wildAnimal: 'Ameshambuliwa na mnyama wa porini',
  sickleCell: 'Maumivu makali ya sickle cell (selimundu)',
} as const satisfies Record<FirstAidPartId, string>;

/** Address of a first-aid page in Kiswahili. */
export const pathOf = (id: FirstAidPageId): string => firstAidPath(id, 'sw');

/** A link to a first-aid page in Kiswahili, under its title. */
export const linkTo = (id: FirstAidPageId): Link => ({ label: titles[id], to: pathOf(id) });

/** A link to a part of a first-aid page in Kiswahili, under its title. */
export const linkToPart = (id: FirstAidPartId): Link => ({
  label: parts[id],
  to: firstAidPartPath(id, 'sw'),
});

/** Leads to all first-aid pages in Kiswahili. */
export const allTopics: Link = { label: 'Kurasa zote za huduma ya kwanza', to: firstAidRoot('sw') };

/** What to do with the phone, behind the number. */
export const callNote = 'weka spika';
