import { sources } from '../../en/firstAid/sources';
import type { Statement } from '../../firstAidTypes';

/** The beginning of every page on somebody who may not be awake, in Kiswahili. */
export const tapAndShout: Statement = {
  act: 'Mguse mabega yote mawili, mwite kwa sauti.',
  text: 'Haitikii? Piga simu, weka spika.',
  spare: ['yote mawili', ', weka spika'],
  from: [sources.resuscitationUk],
};
