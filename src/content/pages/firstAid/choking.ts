import words from '#words/firstAid/choking.json';
import babyChoking from 'virtual:picture/firstAid-baby-choking';
import backBlows from 'virtual:picture/firstAid-back-blows';
import bellyThrusts from 'virtual:picture/firstAid-belly-thrusts';
import type { Link } from '../../../domain/link';
import type { Statement } from '../../firstAidTypes';
import { firstAidTopic } from './frame';
import { sources as s } from './sources';
import { pushOn } from './pushOn';
import { allTopics, linkTo } from './titles';

const blows: Statement = { ...words.blows, isLarge: true, from: [s.resuscitation, s.choking] };
const limp = (...links: readonly Link[]): Statement => ({ ...words.limp, links, from: [s.resuscitation] });
/** The steps of adults are for a child, too, up to the breaths. */
const childToo = (statement: Statement): Statement => ({
  ...statement,
  text: words.childToo.text,
  from: [s.resuscitation, s.breathsFirst],
});
const goOn: Statement = { ...words.goOn, from: [s.resuscitation] };

/** Something is stuck in the throat. */
export const choking = firstAidTopic({
  id: 'choking',
  meta: words.meta,
  steps: [
    { ...words.steps.canCoughCryTalk, from: [s.resuscitation] },
    { ...words.steps.cannot, from: [s.resuscitation, s.choking] },
  ],
  variants: [
    {
      id: 'adult',
      name: words.variants.adult.name,
      title: words.variants.adult.title,
      items: [
        { ...words.variants.adult.items.standBesideBehindBendForward, from: [s.choking] },
        { ...blows, pictures: [backBlows] },
        { ...words.variants.adult.items.stillStuck, from: [s.resuscitation, s.choking] },
        {
          act: words.variants.adult.items.pullUp5Times,
          pictures: [bellyThrusts],
          from: [s.resuscitation, s.choking],
        },
        goOn,
        childToo(limp(pushOn.adult, pushOn.child)),
      ],
    },
    {
      id: 'pregnant',
      name: words.variants.pregnant.name,
      title: words.variants.pregnant.title,
      items: [
        { ...words.variants.pregnant.items.standBesideBehindBendForward, from: [s.choking] },
        { ...blows, pictures: [backBlows] },
        {
          ...words.variants.pregnant.items.stillStuck,
          pictures: [bellyThrusts],
          from: [s.choking],
        },
        goOn,
        limp(pushOn.adult),
      ],
    },
    {
      id: 'baby',
      name: words.variants.baby.name,
      title: words.variants.baby.title,
      items: [
        { ...words.variants.baby.items.layBabyFaceDownForearm, from: [s.choking] },
        blows,
        {
          ...words.variants.baby.items.stillStuck,
          pictures: [babyChoking],
          from: [s.resuscitation, s.choking],
        },
        goOn,
        limp(pushOn.baby),
      ],
    },
  ],
  never: [
    { text: words.never.doNotPushBabysBelly, from: [s.resuscitation] },
    { text: words.never.doNotPutFingerInto, from: [s.common] },
    { text: words.never.doNotGiveWaterDo, from: [s.common] },
  ],
  more: [
    {
      id: 'more',
      title: words.more.more.title,
      items: [
        { text: words.more.more.items.chokingAloneCallSpeakerPut, from: [s.choking] },
        { text: words.more.more.items.afterBellyThrustsMustSee, from: [s.resuscitation] },
      ],
    },
  ],
  related: [linkTo('notBreathing'), linkTo('allergy'), linkTo('asthma'), allTopics],
});
