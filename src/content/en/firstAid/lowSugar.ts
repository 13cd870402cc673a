import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { beginCpr } from './sharedLines';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

/** Low blood sugar of a diabetic. */
export const lowSugar = firstAidTopic({
  id: 'lowSugar',
  meta: {
    title: 'Low blood sugar: give sugar if awake',
    description:
      'A diabetic who shakes, sweats or is confused: sugar in water, soda or juice if awake and able to swallow. Nothing in the mouth if not.',
  },
  steps: [
    {
      ask: 'Awake, and can swallow?',
      act: 'Give sugar now.',
      text: '4 to 5 teaspoons of sugar in water, or a glass of soda or juice.',
      isLarge: true,
      from: [c.firstAidReported],
    },
    {
      ask: 'Does not wake up, or cannot swallow?',
      act: 'Nothing in the mouth. Call.',
      text: 'Onto the side:',
      links: [linkTo('notAwake')],
      from: [c.firstAidReported, s.recovery],
    },
    {
      ask: 'Awake, but no better after 15 minutes?',
      act: 'Give the sugar again.',
      from: [c.firstAidReported],
    },
    { ask: 'Better?', act: 'Give food.', from: [c.firstAidReported] },
    beginCpr,
  ],
  callIf: [
    { text: 'They do not wake up, or cannot swallow.', from: [c.firstAidReported] },
    { text: 'They have a fit.', from: [c.firstAidReported] },
    { text: 'It gets no better.', from: [c.firstAidReported] },
  ],
  never: [
    { text: 'No diet soda.', from: [c.firstAidReported] },
    { text: 'No insulin.', from: [c.firstAidReported] },
    { text: 'Nothing in the mouth of somebody who does not wake up.', from: [c.firstAidReported] },
  ],
  more: [
    {
      id: 'child',
      title: 'A child who refuses sugar',
      items: [{ text: 'Awake? Put wet sugar under the tongue.', from: [c.firstAidReported] }],
    },
  ],
  related: [linkTo('seizure'), linkTo('stroke'), allTopics],
});
