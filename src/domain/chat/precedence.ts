import type { ConcernId } from './concerns';
import type { TopicId } from './topics';

/** What a concern leaves no room for: what helps there does not help here, or says less. */
export const hides: Readonly<Partial<Record<ConcernId, readonly (TopicId | ConcernId)[]>>> = {
  electricShock: ['attack', 'violenceAtHome', 'danger', 'brokenBone', 'headInjury'],
  drowning: ['choking', 'danger', 'trapped'],
  fire: ['danger'],
  trapped: ['brokenBone'],
  strangled: ['choking'],
  allergy: ['hardBreathing', 'sting'],
  asthma: ['hardBreathing'],
  newborn: ['birth', 'sickChild'],
  pregnancy: ['bleeding', 'nosebleed', 'medicine'],
  birth: ['sickChild'],
  chemical: ['burns', 'poison'],
  eye: ['burns', 'poison'],
  sexualViolence: ['bleeding', 'violenceAtHome', 'attack'],
  violenceAtHome: ['attack'],
  spine: ['stroke', 'brokenBone'],
  lowSugar: ['otherCare'],
  sickChild: ['otherCare'],
  nosebleed: ['bleeding'],
};
