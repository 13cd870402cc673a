import { firstAidTopic } from './frame';
import { sources as s } from './sources';
import { linkTo } from './titles';
import { topicLinks } from './topicLinks';

import { ifNoResponse } from './techniques';

/** Bitten by a snake, or its spit in the eye. */
export const snakebite = firstAidTopic({
  id: 'snakebite',
  meta: {
    title: 'Snakebite: keep still, go to hospital',
    description:
      'Bitten by a snake: call, keep the person still, carry them and get to hospital at once. What must never be done to a bite, and venom in the eye.',
  },
  steps: [
    {
      act: 'Move away from the snake, and call.',
      text: 'Write down the time. Every bite goes to hospital.',
      from: [s.snakebite],
    },
    {
      act: 'Keep them still. Carry them.',
      text: 'They must not walk.',
      isLarge: true,
      from: [s.snakebite],
    },
    { act: 'Take off rings, anklets and shoes.', from: [s.snakebite] },
    { act: 'Keep the bitten arm or leg still.', text: 'Splint it.', from: [s.snakebite] },
    { ask: 'Vomiting?', act: 'Lay them on the left side.', from: [s.snakebite] },
    ifNoResponse,
  ],
  never: [
    { text: 'Do not chase the snake. A photo only from far away.', from: [s.snakebite] },
    { text: 'Do not tie anything round the limb. No tourniquet.', from: [s.snakebite] },
    { text: 'Do not cut or suck the bite. No black stone, no herbs.', from: [s.snakebite] },
    { text: 'No alcohol, no aspirin.', from: [s.snakebite] },
    { text: 'No tight bandage, unless a clinician says so.', from: [s.snakebite] },
  ],
  more: [
    {
      id: 'eye',
      title: 'Venom spat into the eye',
      items: [
        {
          text: 'Rinse the eye with water at once, for 15 to 20 minutes. No water? Milk.',
          from: [s.snakeEye],
        },
        { text: 'Do not rub. No splint. Go to hospital now.', from: [s.snakeEye] },
      ],
    },
  ],
  related: [linkTo('dogBite'), linkTo('allergy'), linkTo('chemical'), topicLinks.overview],
});
