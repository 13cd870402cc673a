import words from '#words/firstAid/birth.json';
import skinToSkin from 'virtual:picture/firstAid-birth';
import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** The baby is coming. */
export const birth = firstAidTopic({
  id: 'birth',
  meta: words.meta,
  steps: [
    { ...words.steps.callSayBirth, from: [c.newborn, c.afterBirth] },
    { ...words.steps.headComes, from: [c.newborn, c.afterBirth] },
    { ...words.steps.dryBabyRubBack, links: [linkTo('newborn')], from: [c.newborn] },
    { ...words.steps.skinSkinChest, pictures: [skinToSkin], from: [c.newborn] },
    { ...words.steps.leaveCord, from: [c.newborn, s.resuscitation] },
    {
      ...words.steps.babyBornBleedsHeavilyPlacenta,
      links: [linkTo('pregnancy')],
      isLarge: true,
      from: [c.hesperian],
    },
    { ...words.steps.placentaComesItself, from: [c.afterBirth, s.common] },
    {
      ...words.steps.placentaOutNoSecondBaby,
      from: [c.afterBirth, c.hesperian, s.common],
    },
  ],
  more: [
    {
      id: 'danger',
      title: words.more.danger.title,
      items: [
        { text: words.more.danger.items.footArmCordComesFirst, from: [s.common] },
        { text: words.more.danger.items.hasFitBadHeadacheBlurred, from: [c.motherBook] },
        { text: words.more.danger.items.soaks1PadHour, links: [linkTo('pregnancy')], from: [c.afterBirth] },
      ],
    },
    {
      id: 'twins',
      title: words.more.twins.title,
      items: [
        { text: words.more.twins.items.firstLiesChestCoveredLeave, from: [c.hesperian] },
        { text: words.more.twins.items.cordCutTieMothersEnd, from: [c.hesperian] },
        { text: words.more.twins.items.secondComesWithin1520, from: [c.hesperian] },
        { text: words.more.twins.items.oneHelperEachBabyOne, from: [c.hesperian] },
      ],
    },
  ],
  never: [
    { text: words.never.doNotPullBabyCord, from: [c.newborn] },
    { text: words.never.doNotPressBellyPush, from: [c.newborn] },
    { text: words.never.doNotSlapBabyHold, from: [c.newborn] },
  ],
  next: [linkTo('newborn'), linkTo('pregnancy')],
  related: [linkTo('whatToSay'), allTopics],
});
