import { firstAidTopic } from './frame';
import { helmet, jawSteps } from './injury';
import { nothingByMouth } from './sharedLines';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** Hurt by a fall, a crash or a dive: the neck may be broken, and air still comes first. */
export const spine = firstAidTopic({
  id: 'spine',
  meta: {
    title: 'Fall, crash or dive: neck and airway',
    description:
      'Hurt by a fall, a crash or a dive and not awake: how to hold the head still, how to lift the jaw, how to roll somebody, and a helmet.',
  },
  steps: [
    {
      act: 'Do not move them,',
      text: 'unless there is danger. Tap and shout. Call, with the speaker on.',
      from: [s.resuscitationUk, s.drivers],
    },
    ...jawSteps,
    {
      ask: 'Not breathing, or only gasps?',
      act: 'Flat on the back, and push:',
      links: [linkTo('notBreathing')],
      from: [s.resuscitationUk],
    },
    { act: 'Keep them warm.', from: [s.drivers] },
  ],
  callIf: [
    { text: 'They do not wake up, or do not breathe normally.', from: [s.callers] },
    { text: 'They cannot move or feel an arm or a leg.', from: [s.common] },
    { text: 'Neck or back hurts.', from: [s.common] },
  ],
  never: [
    {
      text: 'Open the airway first. Do not wait because of the neck.',
      from: [s.resuscitationUk],
    },
    nothingByMouth,
  ],
  more: [helmet],
  related: [linkTo('headInjury'), linkTo('brokenBone'), linkTo('roadAccident'), allTopics],
});
