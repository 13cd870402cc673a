import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { ifNoResponse } from './sharedLines';
import { allTopics, linkTo } from './titles';

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
      text: 'Write down the time. Every bite goes to hospital: agree with the dispatcher how.',
      from: [c.snakebite],
    },
    {
      act: 'Keep them still. Carry them.',
      text: 'They must not walk.',
      isLarge: true,
      from: [c.snakebite],
    },
    { act: 'Take off rings, anklets and shoes.', from: [c.snakebite] },
    { act: 'Keep the bitten arm or leg still.', text: 'Splint it.', from: [c.snakebite] },
    { ask: 'Vomiting?', act: 'Lay them on the left side.', from: [c.snakebite] },
    ifNoResponse,
  ],
  never: [
    { text: 'Do not chase the snake. A photo only from far away.', from: [c.snakebite] },
    { text: 'Do not tie anything round the limb. No tourniquet.', from: [c.snakebite] },
    { text: 'Do not cut or suck the bite. No black stone, no herbs.', from: [c.snakebite] },
    { text: 'No alcohol, no aspirin.', from: [c.snakebite] },
    { text: 'No tight bandage, unless a clinician says so.', from: [c.snakebite] },
  ],
  more: [
    {
      id: 'eye',
      title: 'Venom spat into the eye',
      items: [
        {
          text: 'Rinse the eye with water at once, for 15 to 20 minutes. No water? Milk.',
          from: [c.snakeEye],
        },
        { text: 'Do not rub. No splint. Go to hospital now.', from: [c.snakeEye] },
      ],
    },
  ],
  related: [linkTo('dogBite'), linkTo('allergy'), linkTo('chemical'), allTopics],
});
