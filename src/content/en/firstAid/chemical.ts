import { firstAidTopic } from './frame';
import { sources as s } from './sources';
import { linkTo } from './titles';
import { topicLinks } from './topicLinks';

import { rinseEye } from './techniques';

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
      from: [s.burnClinics],
    },
    {
      act: 'Run water off the body for 20 minutes or more.',
      text: 'Cut the clothes off. Do not pull them over the head.',
      isLarge: true,
      from: [s.burnClinics],
    },
    { act: 'Cover it loosely', text: 'with cling film or a clean cloth.', from: [s.firstAid] },
    { act: 'Go to hospital', text: 'with every chemical burn.', from: [s.burnClinics] },
  ],
  never: [
    { text: 'Do not burst blisters.', from: [s.burnClinics] },
    { text: 'Do not rub the eye.', from: [s.snakeEye] },
  ],
  techniques: [{ id: 'eye', title: 'In the eye', items: rinseEye }],
  more: [
    {
      id: 'snake',
      title: 'A snake has spat?',
      items: [
        {
          text: 'Rinse the eye at once, for 15 to 20 minutes:',
          links: [{ label: 'venom in the eye', to: topicLinks.snakeEye.to }],
          from: [s.snakeEye],
        },
      ],
    },
  ],
  related: [linkTo('burns'), linkTo('poison'), topicLinks.overview],
});
