import { concernSources as c } from './concernSources';
import { quietTopic } from './frame';
import { quietLines as lines } from './quietLines';
import { beginCpr } from './sharedLines';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** For somebody who is near a person with thoughts of dying; what to take away is named here alone. */
export const despairHelper = quietTopic({
  id: 'despairHelper',
  quiet: {
    title: 'Ask, listen, stay',
    lead: 'To ask straight does no harm. Stay with them.',
    lines: [
      lines.befrienders,
      lines.counselling,
      lines.child,
      lines.ours('Our ambulance', 'They act now, have a plan, or are hurt'),
    ],
    noAnswer: 'No answer? Try the next line, or go with them to the nearest hospital.',
  },
  stepsTitle: 'What helps now',
  steps: [
    {
      act: 'Ask straight: “Are you thinking of killing yourself?”',
      text: 'Listen. Do not argue or shame.',
      from: [c.despair, c.samaritans],
    },
    { act: 'Stay with them.', text: 'Do not leave them alone.', from: [c.despair] },
    {
      act: 'Take away pills, poison and rope,',
      text: 'or ask somebody to do it.',
      from: [c.despair],
    },
    {
      act: 'With them, call one person and a helpline.',
      text: 'Do not promise to keep it secret.',
      from: [c.despair, s.numbers],
    },
    {
      ask: 'Something was taken?',
      act: 'Call us, and read on:',
      links: [linkTo('poison')],
      from: [c.despair],
    },
  ],
  more: [
    {
      id: 'hanging',
      title: 'Hanging',
      items: [
        { act: 'Lift the body. Loosen the rope.', from: [s.common] },
        {
          text: 'Then check breathing, the head still:',
          links: [linkTo('spine')],
          from: [s.resuscitationUk],
        },
        beginCpr,
      ],
    },
  ],
  related: [linkTo('notBreathing'), linkTo('despair'), allTopics],
});
