import words from '#words/firstAid/seizure.json';
import seizurePicture from 'virtual:picture/firstAid-seizure';
import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** A fit. */
export const seizure = firstAidTopic({
  id: 'seizure',
  meta: words.meta,
  steps: [
    {
      ...words.steps.lookWatchMoveHardThings,
      pictures: [seizurePicture],
      from: [c.seizures],
    },
    { ...words.steps.doNotHoldNothingMouth, isLarge: true, from: [c.seizures] },
    { ...words.steps.hasStopped, links: [linkTo('notAwake')], from: [c.seizures] },
    {
      ...words.steps.fellSuddenlyFewJerksNo,
      links: [linkTo('notBreathing')],
      from: [s.resuscitationUk],
    },
    { act: words.steps.stayUntilFullyAwake, from: [c.seizures] },
  ],
  callIf: [
    { text: words.callIf.lastsOver5MinutesComes, from: [c.seizures] },
    { text: words.callIf.firstEver, from: [c.seizures] },
    { text: words.callIf.doNotWakeUpDo, from: [c.seizures] },
    { text: words.callIf.hurtDiabeticWater, from: [c.seizures] },
    { text: words.callIf.pregnantHasJustGivenBirth, from: [c.seizures, s.common] },
  ],
  never: [
    { text: words.never.doNotHoldDownDo, from: [c.seizures] },
    { text: words.never.noSpoonNoFingersNo, from: [c.seizures] },
  ],
  more: [
    {
      id: 'more',
      title: words.more.more.title,
      items: [
        { text: words.more.more.items.waterFaceUpOut, from: [c.seizures] },
        { text: words.more.more.items.childFeverThinClothesNo, from: [s.common] },
      ],
    },
  ],
  related: [linkTo('lowSugar'), linkTo('pregnancy'), linkTo('sickChild'), allTopics],
});
