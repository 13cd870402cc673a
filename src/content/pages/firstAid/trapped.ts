import words from '#words/firstAid/trapped.json';
import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { beginCpr } from './sharedLines';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** Under a load, a car or a building. */
export const trapped = firstAidTopic({
  id: 'trapped',
  meta: words.meta,
  steps: [
    { ...words.steps.ownSafetyFirstCall, from: [s.common] },
    { ...words.steps.takeEveryWeightOffSoon, isLarge: true, from: [c.crush] },
    { ...words.steps.headNeckChestBellyFirst, isLarge: true, from: [c.crush] },
    { ...words.steps.heavyBleeding, links: [linkTo('bleeding')], from: [s.firstAid] },
    beginCpr,
    { ...words.steps.keepLyingWarm, from: [c.crush] },
    { act: words.steps.tellCrewHowLongWere, from: [c.crush] },
    { ...words.steps.everybodyGoesHospitalEvenWithout, from: [c.crush] },
  ],
  never: [
    { text: words.never.doNotWaitBecauseMore, from: [c.crush] },
    { text: words.never.doNotClimbUnderLoad, from: [c.crush] },
    { text: words.never.doNotPullArmLeg, from: [c.crush] },
    { text: words.never.tourniquetOnlyBleedingThreatensLife, from: [c.crush] },
  ],
  related: [linkTo('bleeding'), linkTo('brokenBone'), linkTo('roadAccident'), allTopics],
});
