import words from '#words/firstAid/snakebite.json';
import snakebitePicture from 'virtual:picture/firstAid-snakebite';
import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { ifNoResponse } from './sharedLines';
import { sources as s } from './sources';
import { allTopics, linkTo, parts, pathOf } from './titles';

/** Bitten by a snake, or its spit in the eye. */
export const snakebite = firstAidTopic({
  id: 'snakebite',
  meta: words.meta,
  steps: [
    { ...words.steps.moveAwaySnakeCall, from: [c.snakebite, s.common] },
    { ...words.steps.keepStillCarry, isLarge: true, from: [c.snakebite] },
    { act: words.steps.takeOffRingsAnkletsShoes, from: [c.snakebite] },
    { ...words.steps.keepBittenArmLegStill, pictures: [snakebitePicture], from: [c.snakebite] },
    { ...words.steps.vomiting, from: [c.snakebite] },
    {
      ask: words.steps.eyelidsDroopSpeechSlurredWeak.ask,
      act: words.steps.eyelidsDroopSpeechSlurredWeak.act,
      links: [
        {
          label: words.steps.eyelidsDroopSpeechSlurredWeak.links.howGiveBreath,
          to: `${pathOf('notBreathing')}#breaths`,
        },
      ],
      from: [s.common],
    },
    ifNoResponse,
  ],
  never: [
    { text: words.never.doNotChaseSnakePhoto, from: [c.snakebite] },
    { text: words.never.doNotTieAnythingRound, from: [c.snakebite] },
    { text: words.never.doNotCutSuckBite, from: [c.snakebite] },
    { text: words.never.noAlcoholNoAspirin, from: [c.snakebite] },
    { text: words.never.noTightBandageUnlessClinician, from: [c.snakebite] },
  ],
  techniques: [
    {
      id: 'scorpion',
      title: parts.scorpion,
      items: [
        { act: words.techniques.scorpion.items.moveAwayScorpionRingsOff, from: [c.scorpion] },
        { ...words.techniques.scorpion.items.coldPackClothKeepStill, from: [c.scorpion] },
        { ...words.techniques.scorpion.items.child, isLarge: true, from: [c.scorpion] },
        {
          ...words.techniques.scorpion.items.droolsCannotSwallowTwitchesThrashes,
          isLarge: true,
          from: [c.scorpion],
        },
        {
          ...words.techniques.scorpion.items.hardBreatheCrampsVomitsCannot,
          from: [c.scorpion],
        },
        { ...words.techniques.scorpion.items.watch8Hours, from: [c.scorpion] },
        { ...words.techniques.scorpion.items.noCuttingNoSuckingNo, from: [c.scorpion] },
      ],
    },
  ],
  more: [
    {
      id: 'eye',
      title: words.more.eye.title,
      items: [
        { text: words.more.eye.items.rinseEyeMuchCleanWater, from: [c.snakeEye] },
        { text: words.more.eye.items.doNotRubNoHerbs, from: [c.snakeEye] },
        { text: words.more.eye.items.goEyeClinicHospitalNow, from: [c.snakeEye] },
      ],
    },
  ],
  related: [linkTo('dogBite'), linkTo('allergy'), linkTo('chemical'), allTopics],
});
