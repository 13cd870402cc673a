import words from '#words/firstAid/allergy.json';
import pen from 'virtual:picture/firstAid-pen';
import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { ifNoResponse } from './sharedLines';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** A bad allergic reaction. */
export const allergy = firstAidTopic({
  id: 'allergy',
  meta: words.meta,
  steps: [
    {
      ...words.steps.adrenalinePen,
      isLarge: true,
      pictures: [pen],
      from: [s.firstAid, c.allergy, s.common],
    },
    { ...words.steps.layFlatLegsUp, isLarge: true, from: [c.anaphylaxis] },
    { ...words.steps.hardToBreathe, from: [c.anaphylaxis] },
    { ...words.steps.noPen, from: [s.common] },
    { ...words.steps.noBetter5MinutesAfter, from: [c.anaphylaxis, c.allergy] },
    { ...words.steps.wheeze, from: [c.anaphylaxis] },
    { ...words.steps.sting, from: [c.anaphylaxis, s.common] },
    ifNoResponse,
    { ...words.steps.goHospitalEvenBetter, from: [c.anaphylaxis] },
  ],
  callIf: [
    { text: words.callIf.faceTongueSwells, from: [c.allergy] },
    { text: words.callIf.voiceHoarseWheeze, from: [c.allergy] },
    { text: words.callIf.faint, from: [c.allergy] },
    { text: words.callIf.beganAfterFoodStingDrug, from: [c.allergy] },
  ],
  never: [
    { text: words.never.doNotLetStandWalk, from: [c.allergy] },
    { text: words.never.doNotSitChairUpright, from: [c.anaphylaxis] },
    { text: words.never.doNotWaitTabletsWork, from: [c.allergy, c.anaphylaxis] },
  ],
  related: [linkTo('asthma'), linkTo('choking'), linkTo('notBreathing'), allTopics],
});
