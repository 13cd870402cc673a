import { breaths } from './breaths';
import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** Drowning. */
export const drowning = firstAidTopic({
  id: 'drowning',
  meta: {
    title: 'Drowning: stay out, reach, then breaths',
    description:
      'Somebody drowns in a river, pool, well or bucket: do not go in, reach or throw. Out of the water and not breathing: breaths first, then pushes.',
  },
  steps: [
    { act: 'Stay out of the water. Shout.', isLarge: true, from: [c.drowning] },
    {
      act: 'Lie flat and reach out a pole, a branch or a leso.',
      text: 'Or throw a rope or an empty jerrycan.',
      from: [c.drowning],
    },
    {
      ask: 'Out, and not breathing or only gasps?',
      act: 'Give 5 breaths.',
      text: 'Then 30 pushes and 2 breaths, in turn:',
      isLarge: true,
      links: [linkTo('notBreathing')],
      from: [c.drowning, s.breathsFirst],
    },
    { ask: 'You cannot give breaths?', act: 'Push without a break.', from: [c.drowning] },
    {
      ask: 'Breathes, but does not wake up?',
      act: 'Turn them onto the side:',
      links: [linkTo('notAwake')],
      from: [s.recovery],
    },
    {
      act: 'Go to hospital',
      text: 'if they needed a breath or a push.',
      from: [c.drowning],
    },
  ],
  never: [
    { text: 'Do not jump in.', from: [c.drowning] },
    { text: 'Do not press the belly. Do not hang them head down.', from: [c.drowning] },
  ],
  techniques: [breaths],
  more: [
    {
      id: 'pit',
      title: 'A pit, a latrine or a well',
      items: [{ text: 'The air may be bad. Nobody goes in without a rope and help.', from: [s.common] }],
    },
  ],
  related: [linkTo('notAwake'), linkTo('spine'), allTopics],
});
