import words from '#words/firstAid/spine.json';
import { firstAidTopic } from './frame';
import { helmet, jawSteps } from './injury';
import { nothingByMouth } from './sharedLines';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** Hurt by a fall, a crash or a dive: the neck may be broken, and air still comes first. */
export const spine = firstAidTopic({
  id: 'spine',
  meta: words.meta,
  steps: [
    { ...words.steps.doNotMove, from: [s.resuscitationUk, s.drivers] },
    ...jawSteps,
    {
      ...words.steps.notBreathingOnlyGasps,
      links: [linkTo('notBreathing')],
      from: [s.resuscitationUk],
    },
    { act: words.steps.keepWarm, from: [s.drivers] },
  ],
  callIf: [
    { text: words.callIf.doNotWakeUpDo, from: [s.callers] },
    { text: words.callIf.cannotMoveFeelArmLeg, from: [s.common] },
    { text: words.callIf.neckBackHurts, from: [s.common] },
  ],
  never: [{ text: words.never.openAirwayFirstDoNot, from: [s.resuscitationUk] }, nothingByMouth],
  more: [helmet],
  related: [linkTo('headInjury'), linkTo('brokenBone'), linkTo('roadAccident'), allTopics],
});
