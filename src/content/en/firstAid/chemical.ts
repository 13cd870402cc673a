import eyeRinse from 'virtual:picture/firstAid-eye-rinse';
import type { Statement } from '../../firstAidTypes';
import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { sources as s } from './sources';
import { allTopics, linkTo, pathOf } from './titles';

/** How an eye is rinsed. */
const rinseEye: readonly Statement[] = [
  {
    act: 'Rinse at once. Bad eye lower, lids open.',
    text: 'Pour water from the nose outward. A contact lens out, if it is easy.',
    pictures: [eyeRinse],
    from: [c.burnClinics, c.eyes],
  },
  {
    act: 'Go on for 20 minutes or more,',
    text: 'and in the car to the hospital. Take the packet along.',
    from: [c.burnClinics, c.eyes],
  },
];

/** Acid and other chemicals, on the skin and in the eye. */
export const chemical = firstAidTopic({
  id: 'chemical',
  meta: {
    title: 'Acid or chemicals on the skin, and eye injuries',
    description:
      'Acid or another chemical on the skin or in the eye: protect your own hands, brush off powder, rinse with much water. A blow to the eye or a cut: no water.',
  },
  steps: [
    {
      ask: 'Is it an eye?',
      act: 'Read on there:',
      links: [
        { label: 'a chemical in the eye', to: '#eye' },
        { label: 'a blow, a cut, dust', to: '#eyeInjury' },
      ],
      from: [c.eyes],
    },
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
    { act: 'Everybody with a chemical burn goes to hospital.', from: [c.burnClinics] },
  ],
  never: [
    { text: 'Do not burst blisters.', from: [c.burnClinics] },
    { text: 'Do not rub the eye. Do not rinse an eye that is cut or pierced.', from: [c.eyes] },
    {
      text: 'A chemical in the eye: do not bandage it, and use nothing against it but water.',
      from: [c.eyes],
    },
  ],
  techniques: [{ id: 'eye', title: 'A chemical in the eye', items: rinseEye }],
  more: [
    {
      id: 'eyeInjury',
      title: 'A blow to the eye, a cut, dust',
      items: [
        {
          text: 'A blow: a cold cloth on it, without pressure.',
          from: [c.eyes],
        },
        {
          text: 'Pain, blood, a black eye, double or blurred sight after a blow: go to hospital.',
          from: [c.eyes],
        },
        {
          text: 'A cut, or something stuck in the eye: sit up. Do not rinse, press or pull it out.',
          from: [c.eyes],
        },
        {
          text: 'Cover it with the bottom of a cup, and tape the cup on. Keep the other eye still. Hospital now.',
          from: [c.eyes],
        },
        { text: 'No food, no aspirin, no ibuprofen.', from: [c.eyes] },
        { text: 'Dust: do not rub. Blink, and rinse. It stays? Go to a clinic.', from: [c.eyes] },
      ],
    },
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
