import words from '#words/firstAid/heat.json';
import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { ifNoResponse } from './sharedLines';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** Heat stroke and heat exhaustion. */
export const heat = firstAidTopic({
  id: 'heat',
  meta: words.meta,
  steps: [
    { act: words.steps.callShadeClothesOff, from: [c.firstAidReported] },
    { ...words.steps.confusedFaintFit, isLarge: true, from: [c.firstAidReported] },
    { ...words.steps.nothingPutInto, from: [c.firstAidReported] },
    { act: words.steps.coolFirstMoveSecond, from: [c.firstAidReported] },
    ifNoResponse,
  ],
  callIf: [
    { text: words.callIf.hotConfused, from: [c.firstAidReported] },
    { text: words.callIf.haveFitFaint, from: [c.firstAidReported] },
  ],
  never: [
    { text: words.never.nothingDrinkSomebodyWhoConfused, from: [c.firstAidReported] },
    { text: words.never.noParacetamol, from: [s.common] },
  ],
  more: [
    {
      id: 'weak',
      title: words.more.weak.title,
      items: [{ text: words.more.weak.items.shadeSmallSipsWater, from: [c.firstAidReported] }],
    },
  ],
  related: [linkTo('seizure'), linkTo('sickChild'), allTopics],
});
