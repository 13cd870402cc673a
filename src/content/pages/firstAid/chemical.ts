import words from '#words/firstAid/chemical.json';
import eyeRinse from 'virtual:picture/firstAid-eye-rinse';
import type { Statement } from '../../firstAidTypes';
import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { sources as s } from './sources';
import { allTopics, linkTo, pathOf } from './titles';

/** How an eye is rinsed. */
const rinseEye: readonly Statement[] = [
  {
    ...words.rinseEye.rinseOnceBadEyeLower,
    pictures: [eyeRinse],
    from: [c.burnClinics, c.eyes],
  },
  { ...words.rinseEye.go20MinutesMore, from: [c.burnClinics, c.eyes] },
];

/** Acid and other chemicals, on the skin and in the eye. */
export const chemical = firstAidTopic({
  id: 'chemical',
  meta: words.meta,
  steps: [
    {
      ask: words.steps.eye.ask,
      act: words.steps.eye.act,
      links: [
        { label: words.steps.eye.links.eye, to: '#eye' },
        { label: words.steps.eye.links.eyeInjury, to: '#eyeInjury' },
      ],
      from: [c.eyes],
    },
    { ...words.steps.glovesBagsOwnHands, from: [c.burnClinics] },
    { ...words.steps.runWaterOffBody20, isLarge: true, from: [c.burnClinics] },
    { ...words.steps.coverLoosely, from: [s.firstAid] },
    { act: words.steps.everybodyChemicalBurnGoesHospital, from: [c.burnClinics] },
  ],
  never: [
    { text: words.never.doNotBurstBlisters, from: [c.burnClinics] },
    { text: words.never.doNotRubEyeDo, from: [c.eyes] },
    { text: words.never.chemicalEyeDoNotBandage, from: [c.eyes] },
  ],
  techniques: [{ id: 'eye', title: words.techniques.eye, items: rinseEye }],
  more: [
    {
      id: 'eyeInjury',
      title: words.more.eyeInjury.title,
      items: [
        { text: words.more.eyeInjury.items.blowColdClothWithoutPressure, from: [c.eyes] },
        { text: words.more.eyeInjury.items.painBloodBlackEyeDouble, from: [c.eyes] },
        { text: words.more.eyeInjury.items.cutSomethingStuckEyeSit, from: [c.eyes] },
        { text: words.more.eyeInjury.items.coverBottomCupTapeCup, from: [c.eyes] },
        { text: words.more.eyeInjury.items.noFoodNoAspirinNo, from: [c.eyes] },
        { text: words.more.eyeInjury.items.dustDoNotRubBlink, from: [c.eyes] },
      ],
    },
    {
      id: 'snake',
      title: words.more.snake.title,
      items: [
        {
          text: words.more.snake.items.rinseEyeOnce1520.text,
          links: [
            {
              label: words.more.snake.items.rinseEyeOnce1520.links.venomEye,
              to: `${pathOf('snakebite')}#eye`,
            },
          ],
          from: [c.snakeEye],
        },
      ],
    },
  ],
  related: [linkTo('burns'), linkTo('poison'), allTopics],
});
