import { firstAidPartPath, firstAidPath, type FirstAidPartId } from '../../../domain/firstAidPath';
import type { Link } from '../../../domain/link';
import type { FirstAidPageId } from '../../firstAidTypes';

/** What each first-aid page is called: what a bystander sees. */
export const titles = {
  notBreathing: 'Not breathing',
  notAwake: 'Does not wake up, but breathes',
  choking: 'Choking',
  bleeding: 'Heavy bleeding',
  heartAttack: 'Chest pain, heart attack',
  stroke: 'Signs of a stroke',
  burns: 'Burns',
  chemical: 'Acid, chemicals, eyes',
  roadAccident: 'Road accident',
  spine: 'Fall, crash or dive',
  snakebite: 'Snakebite',
  seizure: 'Seizure, a fit',
  asthma: 'Asthma attack',
  allergy: 'Allergic reaction',
  lowSugar: 'Low blood sugar',
  fainting: 'Fainting',
  poison: 'Poison',
  electricShock: 'Electric shock',
  drowning: 'Drowning',
  headInjury: 'Head injury',
  brokenBone: 'Broken bone',
  trapped: 'Trapped or crushed',
  attack: 'Attacked or strangled',
  heat: 'Too hot',
  smoke: 'Smoke from a jiko, or gas',
  dogBite: 'Bite of a dog or another animal',
  nosebleed: 'Nosebleed',
  birth: 'Birth has started',
  newborn: 'Newborn that is quiet',
  pregnancy: 'Bleeding in or after pregnancy',
  sickChild: 'Sick child',
  sexualViolence: 'Rape',
  violenceAtHome: 'Violence at home',
  despair: 'Thinking about suicide',
  despairHelper: 'Somebody thinks about suicide',
  whatToSay: 'What to say when you call',
  kit: 'First-aid kit',
  plan: 'Emergency plan',
} as const satisfies Record<FirstAidPageId, string>;

/** What the parts of pages are called that have a row of their own. */
export const parts = {
  drunk: 'Drunk or drugged, cannot be woken',
  scorpion: 'Scorpion sting',
  wildAnimal: 'Attacked by a wild animal',
  sickleCell: 'Sickle-cell crisis',
} as const satisfies Record<FirstAidPartId, string>;

/** Address of a first-aid page. */
export const pathOf: (id: FirstAidPageId) => string = firstAidPath;

/** A link to a first-aid page, under its title. */
export const linkTo = (id: FirstAidPageId): Link => ({ label: titles[id], to: pathOf(id) });

/** A link to a part of a first-aid page, under its title. */
export const linkToPart = (id: FirstAidPartId): Link => ({ label: parts[id], to: firstAidPartPath(id) });

/** Leads to all first-aid pages. */
export const allTopics: Link = { label: 'All first-aid pages', to: '/FirstAid' };

/** What to do with the phone, behind the number. */
export const callNote = 'speaker on';
