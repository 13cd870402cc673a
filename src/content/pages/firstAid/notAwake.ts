import words from '#words/firstAid/notAwake.json';
import babyRecovery from 'virtual:picture/firstAid-baby-recovery';
import recoveryPicture from 'virtual:picture/firstAid-recovery';
import type { Statement } from '../../firstAidTypes';
import { firstAidTopic } from './frame';
import { concernSources as c } from './concernSources';
import { pushOn } from './pushOn';
import { nothingByMouth } from './sharedLines';
import { sources as s } from './sources';
import { tapAndShout } from './tapAndShout';
import { allTopics, linkTo, parts, pathOf } from './titles';

/** Turning an adult or a child who breathes onto the side. */
const recovery: readonly Statement[] = [
  { ...words.recovery.kneelBeside, from: [s.recovery] },
  { ...words.recovery.armNearOutRightAngle, from: [s.recovery] },
  { ...words.recovery.takeFarHandLayBack, from: [s.recovery] },
  { ...words.recovery.otherHandFarKneeUp, from: [s.recovery] },
  { ...words.recovery.pullKneeTowards, from: [s.recovery] },
  {
    ...words.recovery.topKneeRightAngle,
    pictures: [recoveryPicture],
    from: [s.recovery],
  },
];

const watch = { ...words.watch, links: [linkTo('notBreathing')], from: [s.recovery] } as const;

/** Breathes, but does not wake up: onto the side. */
export const notAwake = firstAidTopic({
  id: 'notAwake',
  meta: words.meta,
  steps: [
    tapAndShout,
    {
      act: words.steps.tipHeadBackLiftChin.act,
      text: words.steps.tipHeadBackLiftChin.text,
      links: [{ label: words.steps.tipHeadBackLiftChin.links.pathNotBreathing, to: pathOf('notBreathing') }],
      from: [s.resuscitationUk, s.common],
    },
    {
      ...words.steps.fallCrashDiveHanging,
      links: [linkTo('spine')],
      from: [s.resuscitationUk],
    },
  ],
  variants: [
    { id: 'adult', ...words.variants.adult, items: [...recovery, watch] },
    {
      id: 'baby',
      name: words.variants.baby.name,
      title: words.variants.baby.title,
      items: [
        { ...words.variants.baby.items.layBabyFaceDownAlong, pictures: [babyRecovery], from: [s.recovery] },
        watch,
      ],
    },
  ],
  never: [nothingByMouth],
  techniques: [
    {
      id: 'drunk',
      title: parts.drunk,
      items: [
        {
          ...words.techniques.drunk.items.shakeShoutNoAnswerCall,
          isLarge: true,
          from: [c.drunk],
        },
        {
          act: words.techniques.drunk.items.ontoSideMouthDownKeep.act,
          text: words.techniques.drunk.items.ontoSideMouthDownKeep.text,
          links: [
            { label: words.techniques.drunk.items.ontoSideMouthDownKeep.links.to, to: pushOn.adult.to },
          ],
          isLarge: true,
          from: [c.drunk, s.resuscitationUk],
        },
        { ...words.techniques.drunk.items.somebodyWatchesBreathUntilCrew, from: [c.drunk] },
        { ...words.techniques.drunk.items.slowOddBreathBlueCold, from: [c.drunk] },
        { ...words.techniques.drunk.items.tookDrugs, from: [s.firstAid] },
        {
          ...words.techniques.drunk.items.thinkLowSugarBlowHead,
          links: [linkTo('lowSugar'), linkTo('headInjury')],
          from: [s.common],
        },
        { ...words.techniques.drunk.items.spikedDrink, from: [s.common] },
        { ...words.techniques.drunk.items.awake, from: [c.drunk] },
        { ...words.techniques.drunk.items.doNotLetSleepOff, from: [c.drunk] },
      ],
    },
  ],
  related: [linkTo('seizure'), linkTo('lowSugar'), linkTo('poison'), allTopics],
});
