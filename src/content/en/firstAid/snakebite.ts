import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { ifNoResponse } from './sharedLines';
import { sources as s } from './sources';
import { allTopics, linkTo, parts, pathOf } from './titles';

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
      text: 'Write down the time. Every bite goes to hospital: agree with the dispatcher which one has antivenom, and how to go.',
      from: [c.snakebite, s.common],
    },
    {
      act: 'Keep them still. Carry them.',
      text: 'They must not walk.',
      isLarge: true,
      from: [c.snakebite],
    },
    { act: 'Take off rings, anklets and shoes.', from: [c.snakebite] },
    { act: 'Keep the bitten arm or leg still.', text: 'Splint it.', from: [c.snakebite] },
    { ask: 'Vomiting?', act: 'Lay them on their left side.', from: [c.snakebite] },
    {
      ask: 'Eyelids droop, speech slurred, weak breath?',
      act: 'Onto the side. Be ready to give breaths:',
      links: [{ label: 'How to give a breath', to: `${pathOf('notBreathing')}#breaths` }],
      from: [s.common],
    },
    ifNoResponse,
  ],
  never: [
    { text: 'Do not chase the snake. A photo only from far away.', from: [c.snakebite] },
    { text: 'Do not tie anything round the limb. No tourniquet.', from: [c.snakebite] },
    { text: 'Do not cut or suck the bite. No black stone, no herbs.', from: [c.snakebite] },
    { text: 'No alcohol, no aspirin.', from: [c.snakebite] },
    { text: 'No tight bandage, unless a clinician says so.', from: [c.snakebite] },
  ],
  techniques: [
    {
      id: 'scorpion',
      title: parts.scorpion,
      items: [
        { act: 'Move away from the scorpion. Rings off. Wash the sting.', from: [c.scorpion] },
        {
          act: 'A cold pack in a cloth. Keep still.',
          text: 'Most stings only hurt: paracetamol may help.',
          from: [c.scorpion],
        },
        {
          ask: 'A child?',
          act: 'To hospital at once, after every sting.',
          isLarge: true,
          from: [c.scorpion],
        },
        {
          ask: 'Drools, cannot swallow, twitches, thrashes, or the eyes roam?',
          act: 'To hospital at once.',
          isLarge: true,
          from: [c.scorpion],
        },
        {
          ask: 'Hard to breathe, cramps, vomits, or cannot walk?',
          act: 'To hospital at once.',
          from: [c.scorpion],
        },
        {
          act: 'Watch them for 8 hours.',
          text: 'It can begin after 15 to 60 minutes, or take 6 to 8 hours. A thick tail and thin claws are the worst.',
          from: [c.scorpion],
        },
        {
          act: 'No cutting, no sucking, no band.',
          text: 'No alcohol, no black stone.',
          from: [c.scorpion],
        },
      ],
    },
  ],
  more: [
    {
      id: 'eye',
      title: 'Venom spat into the eye',
      items: [
        {
          text: 'Rinse the eye with much clean water at once, for 15 to 20 minutes. No water? Milk.',
          from: [c.snakeEye],
        },
        { text: 'Do not rub. No herbs, no old eye drops. No splint.', from: [c.snakeEye] },
        { text: 'Go to an eye clinic or a hospital now, even if it eases.', from: [c.snakeEye] },
      ],
    },
  ],
  related: [linkTo('dogBite'), linkTo('allergy'), linkTo('chemical'), allTopics],
});
