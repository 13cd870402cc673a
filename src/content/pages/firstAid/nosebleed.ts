import words from '#words/firstAid/nosebleed.json';
import nosebleedPicture from 'virtual:picture/firstAid-nosebleed';
import { firstAidTopic } from './frame';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** A nosebleed. */
export const nosebleed = firstAidTopic({
  id: 'nosebleed',
  meta: words.meta,
  clinic: true,
  steps: [
    { act: words.steps.sitLeanForward, from: [s.common] },
    {
      ...words.steps.pinchSoftPartNose10,
      isLarge: true,
      pictures: [nosebleedPicture],
      from: [s.common],
    },
    { ...words.steps.stillBleeding, from: [s.common] },
    { ...words.steps.noSignCall, from: [s.common] },
  ],
  callIf: [
    { text: words.callIf.bleedsOver30Minutes, from: [s.common] },
    { text: words.callIf.feelFaintUnder2Years, from: [s.common] },
    { text: words.callIf.cameAfterBlowTakeBlood, from: [s.common] },
  ],
  never: [
    { text: words.never.doNotTipHeadBack, from: [s.common] },
    { text: words.never.noPlugsDoNotBlow, from: [s.common] },
  ],
  related: [linkTo('headInjury'), linkTo('bleeding'), allTopics],
});
