import words from '#words/firstAid/fainting.json';
import faintingPicture from 'virtual:picture/firstAid-fainting';
import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { sources as s } from './sources';
import { allTopics, linkTo, pathOf } from './titles';

/** A faint: before it, in it and after it. */
export const fainting = firstAidTopic({
  id: 'fainting',
  meta: words.meta,
  steps: [
    {
      ask: words.steps.hasFainted.ask,
      act: words.steps.hasFainted.act,
      text: words.steps.hasFainted.text,
      links: [{ label: words.steps.hasFainted.links.pathNotBreathing, to: pathOf('notBreathing') }],
      isLarge: true,
      from: [c.fainting, s.resuscitationUk],
    },
    { ...words.steps.breathe, isLarge: true, pictures: [faintingPicture], from: [c.fainting] },
    {
      ...words.steps.doesNotWakeWithin1,
      links: [linkTo('notAwake')],
      from: [c.fainting, c.faintingCall, s.recovery],
    },
    { ...words.steps.lookInjuries, from: [c.fainting] },
    { ...words.steps.awakeAgain, from: [c.fainting] },
  ],
  callIf: [
    { text: words.callIf.doNotWakeWithin1, from: [c.faintingCall] },
    { text: words.callIf.speakMoveOddly, from: [c.faintingCall] },
    { text: words.callIf.chestHurtsHeartFlutters, from: [c.faintingCall] },
    { text: words.callIf.haveFitBadlyHurt, from: [c.faintingCall] },
    { text: words.callIf.cameDuringExerciseWhileLay, from: [c.faintingCall] },
    { text: words.callIf.pregnantDiabeticOldBleedingShort, from: [s.common] },
    { text: words.callIf.cameAfterBlowHeadSomebody, from: [s.common] },
  ],
  never: [
    { text: words.never.doNotPropUpChair, from: [c.fainting] },
    { text: words.never.noWaterFaceNothingMouth, from: [c.fainting] },
    { text: words.never.doNotStandUpQuickly, from: [c.fainting] },
  ],
  techniques: [
    {
      id: 'before',
      title: words.techniques.before.title,
      items: [
        { ...words.techniques.before.items.lieSitDownOnce, from: [c.fainting] },
        {
          ...words.techniques.before.items.crossLegsSqueezeThighsButtocks,
          from: [c.counterPressure],
        },
        { ...words.techniques.before.items.noBetterAfter12, from: [c.counterPressure] },
        {
          ...words.techniques.before.items.chestPainFaceArmSpeech,
          links: [linkTo('heartAttack'), linkTo('stroke')],
          from: [c.counterPressure],
        },
      ],
    },
  ],
  related: [linkTo('notAwake'), linkTo('lowSugar'), linkTo('heat'), linkTo('pregnancy'), allTopics],
});
