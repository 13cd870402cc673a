import words from '#words/firstAid/headInjury.json';
import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** A blow to the head. */
export const headInjury = firstAidTopic({
  id: 'headInjury',
  meta: words.meta,
  steps: [
    { ...words.steps.keepStill, from: [c.concussion, s.resuscitationUk] },
    { ...words.steps.cut, from: [s.common] },
    {
      ...words.steps.doesNotWakeUpRespond,
      links: [linkTo('spine')],
      from: [s.resuscitationUk],
    },
    { ...words.steps.feelWellAgain, from: [s.common] },
  ],
  callIf: [
    { text: words.callIf.passedOutEvenBrieflySleepy, from: [c.concussion] },
    { text: words.callIf.vomitHaveFitSeeDouble, from: [c.concussion] },
    { text: words.callIf.headacheGetsWorseArmLeg, from: [c.concussion] },
    { text: words.callIf.clearFluidBloodComesEar, from: [c.concussion] },
    { text: words.callIf.neckHurtsTakeBloodThinners, from: [c.concussion] },
    { text: words.callIf.babyCriesOddlyHasSwelling, from: [c.concussion] },
    { text: words.callIf.oldPersonGoesHospitalAfter, from: [c.concussion] },
  ],
  never: [
    { text: words.never.doNotPlayDriveDrink, from: [c.concussion] },
    { text: words.never.doNotLeaveAlone, from: [c.concussion] },
  ],
  related: [linkTo('spine'), linkTo('seizure'), linkTo('bleeding'), allTopics],
});
