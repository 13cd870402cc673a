import type { ConcernId, MatterId, RuleId, TopicId } from '../domain/assistantIds';

/** What a concern excludes: advice that does not help in that case, or says less. */
export const hides: Readonly<Partial<Record<ConcernId, readonly (TopicId | ConcernId)[]>>> = {
  stopPushing: ['drowning', 'electricShock', 'strangled', 'choking', 'attack'],
  electricShock: ['attack', 'violenceAtHome', 'danger'],
  drowning: ['choking', 'danger', 'trapped'],
  wildAnimal: ['danger', 'dogBite', 'otherCare'],
  scorpion: ['sting'],
  sickleCell: ['sickChild', 'otherCare'],
  fire: ['danger'],
  strangled: ['choking'],
  allergy: ['hardBreathing', 'sting'],
  asthma: ['hardBreathing'],
  newborn: ['birth', 'sickChild'],
  pregnancy: ['bleeding'],
  birth: ['sickChild', 'stopPushing'],
  chemical: ['burns', 'poison'],
  eye: ['burns', 'poison'],
  sexualViolence: ['bleeding', 'violenceAtHome', 'attack'],
  violenceAtHome: ['attack'],
  spine: ['stroke'],
  headInjury: ['sickChild', 'headache'],
  lowSugar: ['otherCare'],
  sickChild: ['otherCare'],
  nosebleed: ['bleeding'],
};

/** Rules about somebody who needs help: if a message names the problem, the answer to that is used. */
export const aboutPatients: ReadonlySet<RuleId | 'fallback'> = new Set([
  'emergencyProcedure',
  'whatToDo',
  'hello',
  'cpr',
  'healthEmergency',
  'helping',
  'accident',
  'trauma',
  'heartOrStroke',
  'waiting',
  'stoppedBreathing',
  'fallback',
]);

/** Questions that a bystander may ask beside a patient: the steps follow the first line of the answer. */
export const besidePatients: ReadonlySet<RuleId | 'fallback'> = new Set([
  'responseTime',
  'call',
  'availability',
  'contact',
  'transport',
  'callAmbulance',
  'safeToWait',
]);

/** Steps that come before everything else. */
export const mostUrgent: ReadonlySet<MatterId | undefined> = new Set([
  'notBreathing',
  'notAwake',
  'choking',
  'bleeding',
  'snakebite',
  'burns',
]);

/** Matters whose answers are quiet: where a life is at stake as well, its steps come first. */
export const quietMatters: ReadonlySet<MatterId> = new Set(['despair', 'sexualViolence', 'violenceAtHome']);

/** Concerns whose answer comes after the steps for something else. */
export const lastly: ReadonlySet<ConcernId> = new Set(['otherCare', 'bereavement', 'medicine']);

/** Aspirin may be named together with these, but with no other concern or injury. */
export const leavesAspirin: ReadonlySet<ConcernId | TopicId> = new Set([
  'heartAttack',
  'hardBreathing',
  'medicine',
  'whatToSay',
  'kit',
  'plan',
]);
/** The last safeguard: reasons against aspirin that may not be recognised as a concern, in any spelling. */
export const againstAspirin =
  /thinn?er|warfarin|all?erg|aleji|mzio|ulcer|vidonda|bleed|damu|pregnan|mimba|mjamzito/i;
