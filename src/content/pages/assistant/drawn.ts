import type { ConcernId, TopicId } from '../../../domain/assistantIds';
import type { AssistantPicture } from '../../assistantTypes';

/** The drawing of a matter: on its button, and with its steps where words alone are not enough. */
export const drawn: Readonly<Partial<Record<TopicId | ConcernId, AssistantPicture>>> = {
  notBreathing: 'cpr',
  notAwake: 'recovery',
  choking: 'backBlows',
  bleeding: 'pressWound',
  stroke: 'stroke',
  burns: 'burn',
  spine: 'neck',
  roadAccident: 'neck',
  headInjury: 'neck',
  eye: 'eyeRinse',
  chemical: 'eyeRinse',
  seizure: 'recovery',
};
