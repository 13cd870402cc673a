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
      ask: 'Out of the water, and not breathing or only gasps?',
      act: 'Give 5 breaths.',
      text: 'Then 30 pushes, then 2 breaths, and so on:',
      isLarge: true,
      links: [linkTo('notBreathing')],
      from: [c.drowning, s.breathsFirst],
    },
    { ask: 'You cannot give breaths?', act: 'Push without a break.', from: [c.drowning] },
    {
      ask: 'The AED is there?',
      act: 'Dry the chest, and use it.',
      text: 'Wet ground is no danger.',
      from: [c.aedAnswers],
    },
    {
      ask: 'Breathes, but does not wake up?',
      act: 'Turn them onto the side:',
      links: [linkTo('notAwake')],
      from: [s.recovery],
    },
    { act: 'Keep them dry and warm.', text: 'Froth at the mouth? Leave it.', from: [c.afterDrowning] },
    {
      act: 'Everybody goes to hospital,',
      text: 'even if they feel well. Not alone for 24 hours, and no driving.',
      from: [c.drowning, c.afterDrowning],
    },
  ],
  callIf: [
    {
      text: 'They passed out, even briefly, or needed a breath or a push.',
      from: [c.drowning, c.afterDrowning],
    },
    { text: 'They cough, froth or vomit, or breathe fast or hard.', from: [c.afterDrowning] },
    {
      text: 'They are drowsy, confused, blue or grey, or the chest hurts.',
      from: [c.afterDrowning],
    },
    {
      text: 'They are hurt or drunk, dived, had a fit, or have asthma or a bad heart.',
      from: [c.afterDrowning],
    },
    { text: 'It is a baby.', from: [c.afterDrowning] },
    { text: 'A cough, hard breathing or fever comes later.', from: [c.afterDrowning] },
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
