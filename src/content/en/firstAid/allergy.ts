import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { ifNoResponse } from './sharedLines';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** A bad allergic reaction. */
export const allergy = firstAidTopic({
  id: 'allergy',
  meta: {
    title: 'Allergic reaction: adrenaline pen, lie flat',
    description:
      'Face or tongue swells, wheezing or fainting after food, a sting or a drug: own adrenaline pen now, call, lie flat. What to do and what not.',
  },
  steps: [
    {
      ask: 'They have an adrenaline pen?',
      act: 'Use it now.',
      text: 'Outer thigh, through the clothes, and hold. Then call.',
      isLarge: true,
      from: [s.firstAid, c.allergy],
    },
    {
      act: 'Lay them flat, legs up.',
      text: 'Hard to breathe: sit, legs out. Pregnant: on the left side.',
      from: [c.allergy],
    },
    { ask: 'No better after 5 minutes?', act: 'Use a second pen.', from: [s.firstAid, c.allergy] },
    { ask: 'Bees?', act: 'Run inside.', text: 'Then scrape the stings off.', from: [s.common] },
    ifNoResponse,
  ],
  callIf: [
    { text: 'Face or tongue swells.', from: [c.allergy] },
    { text: 'The voice is hoarse, or they wheeze.', from: [c.allergy] },
    { text: 'They faint.', from: [c.allergy] },
    { text: 'It began after food, a sting or a drug. There may be no rash.', from: [c.allergy] },
  ],
  never: [
    { text: 'Do not let them stand or walk, even if better.', from: [c.allergy] },
    { text: 'Do not wait for tablets to work.', from: [c.allergy] },
  ],
  related: [linkTo('asthma'), linkTo('choking'), linkTo('notBreathing'), allTopics],
});
