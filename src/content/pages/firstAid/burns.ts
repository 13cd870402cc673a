import words from '#words/firstAid/burns.json';
import burn from 'virtual:picture/firstAid-burn';
import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** Burns and scalds. */
export const burns = firstAidTopic({
  id: 'burns',
  meta: words.meta,
  steps: [
    { ...words.steps.clothesFire, from: [c.burnClinics] },
    {
      ...words.steps.coolBurnRunningWater20,
      isLarge: true,
      pictures: [burn],
      from: [s.firstAid, c.burnUnits, c.burnOrder],
    },
    { ...words.steps.whileWaterRunsRingsHot, from: [s.firstAid, c.burnOrder] },
    { ...words.steps.coverLoosely, from: [s.firstAid, c.burnOrder] },
    {
      ...words.steps.acidAnotherChemical,
      links: [linkTo('chemical')],
      from: [c.burnClinics],
    },
  ],
  callIf: [
    { text: words.callIf.faceHandsFeetGenitalsJoint, from: [c.burnClinics] },
    { text: words.callIf.whiteBlackDoesNotHurt, from: [c.burnClinics] },
    { text: words.callIf.hasBlistersLargerThanPersons, from: [s.firstAid] },
    { text: words.callIf.sootCoughHoarseVoice, from: [c.burnClinics] },
    { text: words.callIf.comesElectricityChemicals, from: [c.burnClinics] },
    { text: words.callIf.anyBurnChildBabyOld, from: [c.burnClinics] },
  ],
  never: [
    { text: words.never.noIceNoButterNo, from: [s.firstAid] },
    { text: words.never.doNotBurstBlisters, from: [c.burnClinics] },
    { text: words.never.doNotPullOffWhat, from: [s.firstAid] },
  ],
  more: [
    {
      id: 'late',
      title: words.more.late.title,
      items: [
        { text: words.more.late.items.lateCoolingHelpsUp3, from: [c.burnUnits] },
        { text: words.more.late.items.littleWaterCoolLeast10, from: [s.firstAid] },
        { text: words.more.late.items.childShiversStopWaterEarly, from: [s.common] },
      ],
    },
  ],
  related: [linkTo('chemical'), linkTo('electricShock'), linkTo('smoke'), allTopics],
});
