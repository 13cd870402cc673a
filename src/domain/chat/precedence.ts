import type { ConcernId } from './concerns';
import type { TopicId } from './topics';

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
