import type { ConcernId, RuleId, TopicId } from '../domain/assistantIds';

/** What a concern leaves no room for: what helps there does not help here, or says less. */
export const hides: Readonly<Partial<Record<ConcernId, readonly (TopicId | ConcernId)[]>>> = {
  electricShock: ['attack', 'violenceAtHome', 'danger'],
  drowning: ['choking', 'danger', 'trapped'],
  fire: ['danger'],
  strangled: ['choking'],
  allergy: ['hardBreathing', 'sting'],
  asthma: ['hardBreathing'],
  newborn: ['birth', 'sickChild'],
  pregnancy: ['bleeding'],
  birth: ['sickChild'],
  chemical: ['burns', 'poison'],
  eye: ['burns', 'poison'],
  sexualViolence: ['bleeding', 'violenceAtHome', 'attack'],
  violenceAtHome: ['attack'],
  spine: ['stroke'],
  headInjury: ['sickChild'],
  lowSugar: ['otherCare'],
  sickChild: ['otherCare'],
  nosebleed: ['bleeding'],
};

/** Rules about somebody who needs help: where a message names what is wrong, the words on that are the answer. */
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

/** Questions of somebody who may stand beside a patient: the steps follow the first line of the answer. */
export const besidePatients: ReadonlySet<RuleId | 'fallback'> = new Set([
  'responseTime',
  'call',
  'availability',
  'contact',
  'transport',
  'callAmbulance',
  'safeToWait',
]);

/** Steps that cannot wait for anything else that is said. */
export const mostPressing: ReadonlySet<TopicId | undefined> = new Set([
  'notBreathing',
  'notAwake',
  'choking',
  'bleeding',
  'snakebite',
  'burns',
]);

/** Matters on which nothing is said before the steps for something else. */
export const lastly: ReadonlySet<ConcernId> = new Set(['otherCare', 'bereavement', 'medicine']);

/** Beside these aspirin may still be named; beside all other concerns and injuries it may not. */
export const leavesAspirin: ReadonlySet<ConcernId | TopicId> = new Set([
  'heartAttack',
  'hardBreathing',
  'medicine',
  'whatToSay',
  'kit',
  'plan',
]);
/** The last guard: reasons against aspirin that need not be read as a concern, in any spelling. */
export const againstAspirin =
  /thinn?er|warfarin|all?erg|aleji|mzio|ulcer|vidonda|bleed|damu|pregnan|mimba|mjamzito/i;
