import type { Statement } from '../../firstAidTypes';
import { sources } from './sources';

/** The beginning of every page on somebody who may not be awake. */
export const tapAndShout: Statement = {
  act: 'Tap both shoulders and shout.',
  text: 'No response? Call, with the speaker on.',
  spare: ['both shoulders', ', with the speaker on'],
  from: [sources.resuscitationUk],
};
