import words from '#words/firstAid/pregnancy.json';
import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { ifNoResponse } from './sharedLines';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** Bleeding and other danger signs in pregnancy and after birth. */
export const pregnancy = firstAidTopic({
  id: 'pregnancy',
  meta: words.meta,
  steps: [
    { ...words.steps.callSayHowManyMonths, from: [s.callers] },
    { ...words.steps.beforeBirth, isLarge: true, from: [c.afterBirth, c.hesperian] },
    { ...words.steps.babyBornBleedsPlacentaStill, isLarge: true, from: [c.hesperian] },
    {
      ...words.steps.bleedsPlacentaOut,
      isLarge: true,
      from: [c.afterBirth, c.hesperian],
    },
    { act: words.steps.afterBirthPutBabyBreast, from: [c.afterBirth, c.hesperian] },
    { ...words.steps.afterBirthLayFlatLegs, from: [c.afterBirth, c.hesperian] },
    ifNoResponse,
  ],
  callIf: [
    { text: words.callIf.beforeBirthAnyBleeding, from: [c.motherBook] },
    { text: words.callIf.after1PadSoakedHour, from: [c.afterBirth, c.hesperian] },
    { text: words.callIf.faintColdHeartRacesEven, from: [c.hesperian] },
    { text: words.callIf.fitBadHeadacheBlurredSight, from: [c.motherBook] },
    { text: words.callIf.watersBreakEarlyNoKicks, from: [c.motherBook] },
  ],
  never: [
    { text: words.never.doNotPullCord, from: [c.hesperian] },
    { text: words.never.doNotRubBellyWhile, from: [s.common] },
    { text: words.never.doNotPushDownSoft, from: [c.hesperian] },
    { text: words.never.doNotPackVagina, from: [c.afterBirth] },
    { text: words.never.doNotLetWalkNo, from: [c.afterBirth, c.hesperian] },
  ],
  related: [linkTo('birth'), linkTo('newborn'), linkTo('seizure'), allTopics],
});
