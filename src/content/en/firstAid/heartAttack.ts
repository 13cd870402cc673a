import type { FirstAidTopic } from '../../firstAidTypes';
import { avoid } from './avoid';
import { short } from './short';
import { sources } from './sources';
import { topicLinks } from './topicLinks';

/** Chest pain that no injury explains. */
export const heartAttack: FirstAidTopic = {
  id: 'heartAttack',
  path: '/FirstAid/HeartAttack',
  meta: {
    title: 'Heart attack: chest pain, what to do',
    description:
      'Chest pain that no injury explains: call, let the person rest half upright, what to know about aspirin, and why not to drive yourself.',
  },
  title: 'Chest pain, heart attack',
  lead: 'Not sure what it is? Call all the same.',
  signs: {
    id: 'signs',
    title: 'This page is for',
    items: ['Pain in the chest that no injury explains'],
  },
  steps: [{ id: 'steps', title: 'What to do', items: short.heartAttack, link: topicLinks.adult }],
  never: {
    id: 'never',
    title: 'Do not',
    items: avoid.heartAttack,
  },
  sources: [sources.firstAid],
  short: short.heartAttack,
  related: [topicLinks.notBreathing, topicLinks.stroke, topicLinks.overview],
};
