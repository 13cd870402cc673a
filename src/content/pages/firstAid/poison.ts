import words from '#words/firstAid/poison.json';
import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { poisonLines } from './poisonLines';
import { ontoTheSide } from './sharedLines';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** Poison, by accident or on purpose. */
export const poison = firstAidTopic({
  id: 'poison',
  meta: words.meta,
  steps: [
    {
      act: words.steps.callUsEvenFeelWell,
      numbers: poisonLines,
      from: [c.poison, c.poisonLine],
    },
    { ...words.steps.wipeMouthKeepPacket, isLarge: true, from: [c.poison] },
    { ...words.steps.pesticideSkin, from: [c.poison] },
    { ...ontoTheSide, ask: words.steps.sleepy },
    {
      ...words.steps.notBreathingOnlyGasps,
      links: [linkTo('notBreathing')],
      from: [c.poison, s.resuscitationUk],
    },
  ],
  never: [
    { text: words.never.doNotMakeVomit, from: [c.poison] },
    { text: words.never.noMilkWaterOilSalt, from: [c.poison] },
  ],
  more: [
    {
      id: 'kinds',
      title: words.more.kinds.title,
      items: [
        { text: words.more.kinds.items.paraffinSitUpCoughHospital, from: [s.common] },
        { text: words.more.kinds.items.changaaHomeBrewHeadacheBlurred, from: [s.common] },
        { text: words.more.kinds.items.buttonBatteryNoseEarToo, from: [c.battery] },
        { text: words.more.kinds.items.sayBatteryBringPacketNothing, from: [c.battery] },
        { text: words.more.kinds.items.vomitRedBloodAlsoDays, from: [c.battery] },
        { text: words.more.kinds.items.purposeStay, links: [linkTo('despair')], from: [c.despair] },
      ],
    },
  ],
  related: [linkTo('chemical'), linkTo('smoke'), linkTo('sickChild'), allTopics],
});
