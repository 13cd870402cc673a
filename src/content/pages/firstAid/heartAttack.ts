import words from '#words/firstAid/heartAttack.json';
import sit from 'virtual:picture/firstAid-sit';
import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { ifNoResponse } from './sharedLines';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** Chest pain that no injury explains. */
export const heartAttack = firstAidTopic({
  id: 'heartAttack',
  meta: words.meta,
  steps: [
    {
      ...words.steps.sitFloorCall,
      isLarge: true,
      pictures: [sit],
      from: [s.firstAid, s.common],
    },
    { ...words.steps.noAspirin, from: [s.firstAid, s.common] },
    { ...words.steps.noneThese, from: [s.firstAid, s.common] },
    { act: words.steps.haveDefibrillatorAedBroughtNear, from: [s.firstAid] },
    ifNoResponse,
  ],
  callIf: [
    { text: words.callIf.chestTightHeavySqueezedMore, from: [s.firstAid] },
    { text: words.callIf.hurtsArmJawNeckBack, from: [s.firstAid] },
    { text: words.callIf.coldSweatHardBreatheVomiting, from: [s.firstAid] },
    { text: words.callIf.womenOldPeopleDiabetics1, from: [c.heart] },
  ],
  never: [
    { text: words.never.doNotDriveYourselfHospital, from: [s.firstAid] },
    { text: words.never.doNotGiveAnyOther, from: [s.common] },
  ],
  related: [linkTo('stroke'), linkTo('notBreathing'), linkTo('asthma'), allTopics],
});
