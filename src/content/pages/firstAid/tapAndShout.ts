import words from '#words/firstAid/tapAndShout.json';
import type { Statement } from '../../firstAidTypes';
import { sources } from './sources';

/** The beginning of every page on somebody who may not be awake. */
export const tapAndShout: Statement = {
  ...words,
  from: [sources.resuscitationUk],
};
