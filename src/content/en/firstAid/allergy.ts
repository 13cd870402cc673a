import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { ifNoResponse } from './sharedLines';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** A bad allergic reaction. */
export const allergy = firstAidTopic({
  id: 'allergy',
  meta: {
    title: 'Allergic reaction: adrenaline, lie flat',
    description:
      'Face or tongue swells, wheezing or fainting after food, a sting or a drug: adrenaline pen now, call, lie flat. What to do where there is no pen.',
  },
  steps: [
    {
      ask: 'There is an adrenaline pen?',
      act: 'Use it now.',
      text: 'Outer thigh, through the clothes, and hold. Then call. It may be somebody else’s pen.',
      isLarge: true,
      from: [s.firstAid, c.allergy, s.common],
    },
    {
      act: 'Lay them flat, legs up.',
      text: 'Hard to breathe: sit, legs straight out. Vomiting or drowsy: on the side. Pregnant: on her left side. Hold a small child flat.',
      isLarge: true,
      from: [c.anaphylaxis],
    },
    {
      ask: 'No pen?',
      act: 'Call: say “anaphylaxis”. Carry them, lying, to the nearest adrenaline,',
      text: 'also to a dispensary. Say: “Adrenaline into the thigh, now.”',
      from: [s.common],
    },
    {
      ask: 'No better 5 minutes after the pen?',
      act: 'Use a second pen.',
      from: [c.anaphylaxis, c.allergy],
    },
    {
      ask: 'They wheeze?',
      act: 'Blue inhaler, after the adrenaline,',
      text: 'never in place of it.',
      from: [c.anaphylaxis],
    },
    {
      ask: 'A sting?',
      act: 'Take it out.',
      text: 'Bees still there? Get away first. Carry who is ill already.',
      from: [c.anaphylaxis, s.common],
    },
    ifNoResponse,
    {
      act: 'Go to hospital, even if they are better.',
      text: 'They stay there for at least 4 hours.',
      from: [c.anaphylaxis],
    },
  ],
  callIf: [
    { text: 'Face or tongue swells.', from: [c.allergy] },
    { text: 'The voice is hoarse, or they wheeze.', from: [c.allergy] },
    { text: 'They faint.', from: [c.allergy] },
    { text: 'It began after food, a sting or a drug. There may be no rash.', from: [c.allergy] },
  ],
  never: [
    { text: 'Do not let them stand or walk, even if better.', from: [c.allergy] },
    { text: 'Do not sit them on a chair, or upright in a car.', from: [c.anaphylaxis] },
    { text: 'Do not wait for tablets to work. Nothing to drink.', from: [c.allergy, c.anaphylaxis] },
  ],
  related: [linkTo('asthma'), linkTo('choking'), linkTo('notBreathing'), allTopics],
});
