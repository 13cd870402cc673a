import type { FirstAidTopic } from '../../firstAidTypes';
import { avoid } from './avoid';
import { short } from './short';
import { sources } from './sources';
import { topicLinks } from './topicLinks';

/** Signs of a stroke. */
export const stroke: FirstAidTopic = {
  id: 'stroke',
  path: '/FirstAid/Stroke',
  meta: {
    title: 'Stroke: face, arms, speech, time',
    description:
      'Face, arms or speech have changed: call at once and note when the person was last well. What to do, and what not to give, until the crew comes.',
  },
  title: 'Signs of a stroke',
  lead: 'Remember FAST: face, arms, speech, time. One change is enough to call.',
  signs: {
    id: 'signs',
    title: 'FAST: look, ask, call',
    items: [
      'F, face: does it look as before?',
      'A, arms: do they move as before?',
      'S, speech: does it sound as before?',
      'T, time: if not, call at once',
      'Balance or eyes that have changed are signs too',
    ],
  },
  steps: [{ id: 'steps', title: 'What to do', items: short.stroke, link: topicLinks.notAwake }],
  never: {
    id: 'never',
    title: 'Do not',
    items: avoid.stroke,
  },
  sources: [sources.firstAid],
  short: short.stroke,
  related: [topicLinks.heartAttack, topicLinks.notBreathing, topicLinks.overview],
};
