import words from '#words/firstAid/notBreathing.json';
import babyCpr from 'virtual:picture/firstAid-baby-cpr';
import cpr from 'virtual:picture/firstAid-cpr';
import cprHands from 'virtual:picture/firstAid-cpr-hands';
import { beat } from './beat';
import { breaths } from './breaths';
import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { sources as s } from './sources';
import { tapAndShout } from './tapAndShout';
import { allTopics, linkTo } from './titles';

/** CPR. */
export const notBreathing = firstAidTopic({
  id: 'notBreathing',
  meta: words.meta,
  poster: true,
  steps: [tapAndShout],
  variants: [
    {
      id: 'adult',
      name: words.variants.adult.name,
      title: words.variants.adult.title,
      items: [
        {
          ...words.variants.adult.items.layBackHardFloor,
          from: [s.resuscitation, s.resuscitationUk, s.common],
        },
        {
          ...words.variants.adult.items.noBreathingOnlyGaspsNot,
          isLarge: true,
          metronome: beat.adult,
          pictures: [cprHands, cpr],
          from: [s.resuscitation, s.resuscitationUk],
        },
        { ...words.variants.adult.items.heelOneHand, from: [s.resuscitation, s.common] },
        { ...words.variants.adult.items.lockElbows, from: [s.common] },
        { ...words.variants.adult.items.pushStraightDown56, from: [s.resuscitation] },
        { ...words.variants.adult.items.letChestComeAllWay, from: [s.resuscitation] },
        { ...words.variants.adult.items.notTrained, from: [s.resuscitation] },
        { ...words.variants.adult.items.changePlacesEvery2Minutes, from: [s.resuscitation] },
        { ...words.variants.adult.items.aed, from: [s.resuscitationUk] },
        { ...words.variants.adult.items.pregnant, from: [s.resuscitation] },
      ],
    },
    {
      id: 'child',
      name: words.variants.child.name,
      title: words.variants.child.title,
      items: [
        {
          ...words.variants.child.items.layChildBackHardFloor,
          from: [s.resuscitation, s.resuscitationUk, s.common],
        },
        {
          ...words.variants.child.items.noBreathingOnlyGaspsNot,
          isLarge: true,
          from: [s.breathsFirst, s.common],
        },
        {
          ...words.variants.child.items.thenPush30TimesHard,
          metronome: beat.child,
          from: [s.resuscitation],
        },
        { ...words.variants.child.items.pushDownOneThirdChest, from: [s.resuscitation] },
        { ...words.variants.child.items.go2Breaths30Pushes, from: [s.resuscitation] },
        { ...words.variants.child.items.aloneNoPhone, from: [c.childAlone] },
        { ...words.variants.child.items.changePlacesEvery2Minutes, from: [s.resuscitation] },
        { ...words.variants.child.items.aed, from: [c.aedForAll] },
        { ...words.variants.child.items.padsMustNotTouch, from: [c.aedForAll] },
      ],
    },
    {
      id: 'baby',
      name: words.variants.baby.name,
      title: words.variants.baby.title,
      items: [
        {
          ...words.variants.baby.items.layBabyBackFaceLevel,
          from: [s.resuscitationUk, s.common],
        },
        {
          ...words.variants.baby.items.noBreathingOnlyGaspsNot,
          isLarge: true,
          from: [s.breathsFirst, s.common],
        },
        {
          ...words.variants.baby.items.thenPush30TimesTwo,
          metronome: beat.baby,
          pictures: [babyCpr],
          from: [s.resuscitation],
        },
        { ...words.variants.baby.items.pushDownOneThirdChest, from: [s.resuscitation] },
        { ...words.variants.baby.items.tooHardThumbs, from: [s.resuscitation] },
        { ...words.variants.baby.items.go2Breaths30Pushes, from: [s.resuscitation] },
        { ...words.variants.baby.items.aloneNoPhone, from: [c.childAlone] },
        { ...words.variants.baby.items.aed, from: [c.aedForAll] },
        { ...words.variants.baby.items.padsMustNotTouch, from: [c.aedForAll] },
      ],
    },
  ],
  never: [
    { text: words.never.doNotFeelPulse, from: [s.resuscitation] },
    { text: words.never.doNotStopBecauseRib, from: [s.resuscitation] },
    { text: words.never.doNotPushChestSomebody, from: [s.resuscitationUk] },
  ],
  techniques: [breaths],
  more: [
    {
      id: 'gasps',
      title: words.more.gasps.title,
      items: [
        {
          text: words.more.gasps.items.gaspingNotBreathingHeartMay,
          from: [s.resuscitationUk],
        },
        {
          text: words.more.gasps.items.jerkingCanMeanStoppedHeart,
          from: [s.resuscitationUk],
        },
      ],
    },
    {
      id: 'until',
      title: words.more.until.title,
      items: [{ text: words.more.until.items.breatheWakeUpCrewTakes, from: [s.resuscitation] }],
    },
    {
      id: 'breathing',
      title: words.more.breathing.title,
      items: [
        {
          text: words.more.breathing.items.turnOntoSideWatchChest,
          links: [linkTo('notAwake')],
          from: [s.recovery],
        },
        {
          text: words.more.breathing.items.taught30PushesFirstChild,
          from: [s.resuscitation, s.breathsFirst],
        },
      ],
    },
  ],
  next: [linkTo('choking'), linkTo('drowning')],
  related: [allTopics],
});
