import words from '#words/firstAid/lowSugar.json';
import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { beginCpr } from './sharedLines';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** Low blood sugar of a diabetic. */
export const lowSugar = firstAidTopic({
  id: 'lowSugar',
  meta: words.meta,
  steps: [
    { ...words.steps.awakeCanSwallow, isLarge: true, from: [c.firstAidReported] },
    {
      ...words.steps.doesNotWakeUpCannot,
      links: [linkTo('notAwake')],
      from: [c.firstAidReported, s.recovery],
    },
    { ...words.steps.awakeButNoBetterAfter, from: [c.firstAidReported] },
    { ...words.steps.better, from: [c.firstAidReported] },
    beginCpr,
  ],
  callIf: [
    { text: words.callIf.doNotWakeUpCannot, from: [c.firstAidReported] },
    { text: words.callIf.haveFit, from: [c.firstAidReported] },
    { text: words.callIf.getsNoBetter, from: [c.firstAidReported] },
  ],
  never: [
    { text: words.never.noDietSoda, from: [c.firstAidReported] },
    { text: words.never.noInsulin, from: [c.firstAidReported] },
    { text: words.never.nothingMouthSomebodyWhoDoes, from: [c.firstAidReported] },
  ],
  more: [
    {
      id: 'child',
      title: words.more.child.title,
      items: [{ text: words.more.child.items.awakePutWetSugarUnder, from: [c.firstAidReported] }],
    },
  ],
  related: [linkTo('seizure'), linkTo('stroke'), allTopics],
});
