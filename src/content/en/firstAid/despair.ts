import { concernSources as c } from './concernSources';
import { quietTopic } from './frame';
import { quietLines as lines } from './quietLines';
import { allTopics, linkTo, pathOf } from './titles';

/** Thoughts of dying, for the person who has them: no method is named here. */
export const despair = quietTopic({
  id: 'despair',
  quiet: {
    title: 'You are not alone',
    lead: 'These thoughts pass, and help works. Talk to somebody now.',
    lines: [
      lines.befrienders,
      lines.counselling,
      lines.child,
      lines.ours('Our line', 'If your life is at risk now'),
    ],
    noAnswer: 'No answer? Try the next line, or go to the nearest hospital.',
    onward: {
      title: 'You worry about somebody else?',
      text: 'How to ask, listen and stay',
      to: pathOf('despairHelper'),
    },
  },
  stepsTitle: 'For the next hour',
  steps: [
    { act: 'Call one person you trust,', text: 'and stay with them.', from: [c.despair] },
    {
      act: 'Go to a safe place.',
      text: 'Make it harder to reach anything you could use.',
      from: [c.samaritans],
    },
    {
      ask: 'Hurt already, or about to act?',
      act: 'Call us now,',
      text: 'or go to the nearest hospital.',
      from: [c.despair],
    },
  ],
  more: [
    {
      id: 'know',
      title: 'Good to know',
      items: [{ text: 'It is no crime to have tried.', from: [c.attempt] }],
    },
  ],
  related: [linkTo('violenceAtHome'), linkTo('sexualViolence'), allTopics],
});
