import words from '#words/firstAid/stroke.json';
import strokeSigns from 'virtual:picture/firstAid-stroke';
import { firstAidTopic } from './frame';
import { beginCpr } from './sharedLines';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** Signs of a stroke. */
export const stroke = firstAidTopic({
  id: 'stroke',
  meta: words.meta,
  steps: [
    { ...words.steps.faceSmile, isLarge: true, from: [s.firstAid] },
    { ...words.steps.armsLiftBothArms, isLarge: true, from: [s.firstAid] },
    { ...words.steps.speechSayLeoNiSiku, isLarge: true, from: [s.firstAid] },
    {
      ...words.steps.timeOneSignCallNow,
      pictures: [strokeSigns],
      isLarge: true,
      from: [s.firstAid],
    },
    { ...words.steps.askWhenWereLastWell, from: [s.firstAid, s.common] },
    { ...words.steps.sleepyVomiting, links: [linkTo('notAwake')], from: [s.recovery] },
    beginCpr,
  ],
  callIf: [
    { text: words.callIf.onlyOneSignHasGone, from: [s.firstAid] },
    { text: words.callIf.suddenBlindnessLossBalanceWorst, from: [s.firstAid] },
    { text: words.callIf.childCallWell, from: [s.firstAid] },
  ],
  never: [
    { text: words.never.doNotGiveAspirinBlood, from: [s.common] },
    { text: words.never.doNotGiveFoodDrink, from: [s.common] },
    { text: words.never.doNotDriveYourselfCall, from: [s.callers] },
  ],
  more: [
    {
      id: 'alike',
      title: words.more.alike.title,
      items: [{ text: words.more.alike.items.diabetic, links: [linkTo('lowSugar')], from: [s.firstAid] }],
    },
  ],
  related: [linkTo('heartAttack'), linkTo('notBreathing'), allTopics],
});
