import eyeRinse from 'virtual:picture/firstAid-eye-rinse';
import type { Statement } from '../../firstAidTypes';
import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { sources as s } from './sources';
import { allTopics, linkTo, pathOf } from './titles';

/** How an eye is rinsed. */
const rinseEye: readonly Statement[] = [
  {
    act: 'Bad eye lower, lids open.',
    text: 'Pour water from the nose outward.',
    pictures: [eyeRinse],
    from: [c.burnClinics],
  },
  { act: 'Go on for 20 minutes,', text: 'and in the car to the hospital.', from: [c.burnClinics] },
];

/** Acid and other chemicals, on the skin and in the eye. */
export const chemical = firstAidTopic({
  id: 'chemical',
  meta: {
    title: 'Acid or chemicals on the skin or in the eye',
    description:
      'Acid or another chemical on the skin or in the eye: protect your own hands, brush off powder, and rinse with much water. What comes next.',
  },
  steps: [
    {
      act: 'Gloves or bags on your own hands.',
      text: 'Call, with the speaker on. Brush dry powder off.',
      from: [c.burnClinics],
    },
    {
      act: 'Run water off the body for 20 minutes or more.',
      text: 'Cut the clothes off. Do not pull them over the head.',
      isLarge: true,
      from: [c.burnClinics],
    },
    { act: 'Cover it loosely', text: 'with cling film or a clean cloth.', from: [s.firstAid] },
    { act: 'Go to hospital', text: 'with every chemical burn.', from: [c.burnClinics] },
  ],
  never: [
    { text: 'Do not burst blisters.', from: [c.burnClinics] },
    { text: 'Do not rub the eye.', from: [s.common] },
  ],
  techniques: [{ id: 'eye', title: 'In the eye', items: rinseEye }],
  more: [
    {
      id: 'snake',
      title: 'A snake has spat?',
      items: [
        {
          text: 'Rinse the eye at once, for 15 to 20 minutes:',
          links: [{ label: 'venom in the eye', to: `${pathOf('snakebite')}#eye` }],
          from: [c.snakeEye],
        },
      ],
    },
  ],
  related: [linkTo('burns'), linkTo('poison'), allTopics],
});
