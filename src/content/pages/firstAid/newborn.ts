import words from '#words/firstAid/newborn.json';
import { breaths } from './breaths';
import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { sources as s } from './sources';
import { pushOn } from './pushOn';
import { allTopics, linkTo } from './titles';

/** A newborn that does not cry or breathe. */
export const newborn = firstAidTopic({
  id: 'newborn',
  meta: words.meta,
  steps: [
    {
      ...words.steps.dryBabyHardCloth,
      isLarge: true,
      from: [c.newborn, s.resuscitationUk, s.common],
    },
    { ...words.steps.wetClothAwayCoverAll, from: [c.newborn] },
    { act: words.steps.layBabyBackFaceLevel, from: [s.resuscitationUk, s.common] },
    { ...words.steps.noBreath, isLarge: true, from: [s.resuscitationUk, s.common] },
    { ...words.steps.chestDoesNotRise, from: [c.newborn, s.common] },
    { ...words.steps.livesButDoesNotBreathe, from: [c.newborn, s.common] },
    {
      ask: words.steps.noSignLifeAfterGood.ask,
      act: words.steps.noSignLifeAfterGood.act,
      links: [{ label: words.steps.noSignLifeAfterGood.links.to, to: pushOn.baby.to }],
      from: [s.resuscitationUk, s.common],
    },
    { ...words.steps.breathesCries, from: [c.newborn] },
  ],
  never: [
    { text: words.never.doNotSlapHoldUpside, from: [c.newborn] },
    { text: words.never.doNotSuckAnythingOut, from: [c.newborn] },
  ],
  techniques: [breaths],
  more: [
    {
      id: 'twins',
      title: words.more.twins.title,
      items: [{ text: words.more.twins.items.oneHelperEachOneDoes, from: [c.hesperian] }],
    },
  ],
  related: [linkTo('birth'), linkTo('pregnancy'), allTopics],
});
