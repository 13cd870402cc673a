import words from '#words/firstAid/drowning.json';
import reach from 'virtual:picture/firstAid-reach';
import { breaths } from './breaths';
import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** Drowning. */
export const drowning = firstAidTopic({
  id: 'drowning',
  meta: words.meta,
  steps: [
    { act: words.steps.stayOutWaterShout, isLarge: true, from: [c.drowning] },
    { ...words.steps.lieFlatReachOutPole, pictures: [reach], from: [c.drowning] },
    {
      ...words.steps.outWaterNotBreathingOnly,
      isLarge: true,
      links: [linkTo('notBreathing')],
      from: [c.drowning, s.breathsFirst],
    },
    { ...words.steps.cannotGiveBreaths, from: [c.drowning] },
    { ...words.steps.aed, from: [c.aedAnswers] },
    {
      ...words.steps.breathesButDoesNotWake,
      links: [linkTo('notAwake')],
      from: [s.recovery],
    },
    { ...words.steps.keepDryWarm, from: [c.afterDrowning] },
    { ...words.steps.everybodyGoesHospital, from: [c.drowning, c.afterDrowning] },
  ],
  callIf: [
    {
      text: words.callIf.passedOutEvenBrieflyNeeded,
      from: [c.drowning, c.afterDrowning],
    },
    { text: words.callIf.coughFrothVomitBreatheFast, from: [c.afterDrowning] },
    { text: words.callIf.drowsyConfusedBlueGreyChest, from: [c.afterDrowning] },
    { text: words.callIf.hurtDrunkDivedHadFit, from: [c.afterDrowning] },
    { text: words.callIf.baby, from: [c.afterDrowning] },
    { text: words.callIf.coughHardBreathingFeverComes, from: [c.afterDrowning] },
  ],
  never: [
    { text: words.never.doNotJump, from: [c.drowning] },
    { text: words.never.doNotPressBellyDo, from: [c.drowning] },
  ],
  techniques: [breaths],
  more: [
    {
      id: 'pit',
      title: words.more.pit.title,
      items: [{ text: words.more.pit.items.airMayBadNobodyGoes, from: [s.common] }],
    },
  ],
  related: [linkTo('notAwake'), linkTo('spine'), allTopics],
});
