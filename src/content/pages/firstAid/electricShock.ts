import words from '#words/firstAid/electricShock.json';
import dryWood from 'virtual:picture/firstAid-dry-wood';
import current from 'virtual:picture/firstAid-current';
import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { beginCpr } from './sharedLines';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** Electricity and lightning. */
export const electricShock = firstAidTopic({
  id: 'electricShock',
  meta: words.meta,
  steps: [
    { act: words.steps.doNotTouchSwitchOff, isLarge: true, pictures: [current], from: [c.home] },
    { ...words.steps.rainWetFloorWet, isLarge: true, from: [s.common] },
    { ...words.steps.cannotReachSwitchAllDry, pictures: [dryWood], from: [c.home] },
    { ...words.steps.fallenLowPowerLine, from: [c.home, c.powerLines] },
    beginCpr,
    { ...words.steps.burnt, links: [linkTo('burns')], from: [c.home] },
    { act: words.steps.everybodyWhoHadShockGoes, from: [c.home] },
  ],
  never: [
    { text: words.never.doNotUseAnythingWet, from: [c.home] },
    { text: words.never.doNotGoWithin20, from: [c.home] },
    { text: words.never.doNotTouchFencePuddle, from: [c.powerLines] },
  ],
  more: [
    {
      id: 'lightning',
      title: words.more.lightning.title,
      items: [
        { text: words.more.lightning.items.canTouchOnceSafe, from: [s.common] },
        {
          text: words.more.lightning.items.severalHurtFirstThoseWho,
          links: [linkTo('notBreathing')],
          from: [c.lightning, s.common],
        },
        { text: words.more.lightning.items.stormGoesIntoBuildingCar, from: [c.lightning] },
        { text: words.more.lightning.items.everybodyGoesHospital, from: [c.lightning] },
      ],
    },
    {
      id: 'car',
      title: words.more.car.title,
      items: [
        { text: words.more.car.items.stayCarCall, from: [s.common] },
        { text: words.more.car.items.fireJumpClearFeetTogether, from: [s.common] },
      ],
    },
  ],
  related: [linkTo('notBreathing'), linkTo('spine'), allTopics],
});
