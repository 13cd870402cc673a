import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

import { helpLinks } from './helpLinks';

/** Thoughts of dying, one's own or somebody else's. */
export const despair = firstAidTopic({
  id: 'despair',
  meta: {
    title: 'Thinking about suicide: ask, listen, stay',
    description:
      'You or somebody near you thinks of dying: who to talk to now, how to ask, what to take away, and when to call an ambulance.',
  },
  stepsTitle: 'What helps now',
  steps: [
    {
      act: 'You are not alone. Talk to somebody now:',
      text: 'Befrienders Kenya, or counselling.',
      links: [helpLinks.befrienders, helpLinks.ambulance],
      isLarge: true,
      from: [c.despair, s.numbers],
    },
    {
      ask: 'Is it somebody else?',
      act: 'Ask straight: “Are you thinking of killing yourself?”',
      text: 'Listen. Stay with them.',
      from: [c.despair],
    },
    {
      act: 'Take away pills, poison and rope,',
      text: 'or ask somebody to do it.',
      from: [c.despair],
    },
    { act: 'Call one person you trust,', text: 'and a helpline.', from: [c.despair] },
    {
      ask: 'Something was taken?',
      act: 'Call us, and read on:',
      links: [linkTo('poison')],
      from: [c.despair],
    },
    {
      ask: 'Hanging?',
      act: 'Lift the body. Loosen the rope.',
      text: 'Then check breathing, the head still:',
      links: [linkTo('spine')],
      from: [s.resuscitationUk, s.common],
    },
  ],
  callIf: [
    { text: 'They act now, or have a plan.', from: [c.despair] },
    { text: 'They have taken something, or are hurt.', from: [c.despair] },
  ],
  never: [
    { text: 'Do not leave them alone.', from: [c.despair] },
    { text: 'Do not promise to keep it secret.', from: [c.despair] },
    { text: 'Do not argue or shame.', from: [c.despair] },
  ],
  related: [linkTo('notBreathing'), linkTo('violenceAtHome'), allTopics],
});
