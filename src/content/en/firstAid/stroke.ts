import { avoid } from './avoid';
import { firstAidTopic } from './frame';
import { reviews } from './reviews';
import { short } from './short';
import { sources } from './sources';
import { topicLinks } from './topicLinks';

/** Signs of a stroke. */
export const stroke = firstAidTopic({
  id: 'stroke',
  meta: {
    title: 'Stroke: face, arms, speech, time',
    description:
      'Face, arms or speech have changed: call at once and note when the person was last well. What to do, and what not to give, until the crew comes.',
  },
  title: 'Signs of a stroke',
  lead: 'FAST: face, arms, speech, time. One sign is enough to call.',
  signs: {
    id: 'signs',
    title: 'This page is for',
    items: [
      'One side of the face has dropped',
      'One arm is weak or numb',
      'Speech is slurred, wrong or gone',
      'Also sudden blindness, loss of balance, or the worst headache ever',
    ],
  },
  steps: [{ id: 'steps', title: 'What to do', items: short.stroke, link: topicLinks.notAwake }],
  never: {
    id: 'never',
    title: 'Do not',
    items: avoid.stroke,
  },
  sources: [sources.firstAid, { ...sources.common, of: 'what not to give' }],
  short: short.stroke,
  ...reviews.stroke,
  related: [topicLinks.heartAttack, topicLinks.notBreathing, topicLinks.overview],
});
