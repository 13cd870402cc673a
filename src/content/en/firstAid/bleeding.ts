import type { FirstAidTopic } from '../../firstAidTypes';
import { avoid } from './avoid';
import { short } from './short';
import { sources } from './sources';
import { topicLinks } from './topicLinks';

/** Heavy bleeding. */
export const bleeding: FirstAidTopic = {
  id: 'bleeding',
  path: '/FirstAid/Bleeding',
  meta: {
    title: 'Heavy bleeding: press first',
    description:
      'A wound bleeds heavily: press on it at once and keep pressing. What to do for an arm, a leg, the groin or the armpit until help is there.',
  },
  title: 'Heavy bleeding',
  lead: 'Press on the wound while the phone rings.',
  steps: [{ id: 'steps', title: 'What to do', items: short.bleeding, link: topicLinks.notAwake }],
  never: {
    id: 'never',
    title: 'Do not',
    items: avoid.bleeding,
  },
  sources: [sources.firstAid],
  short: short.bleeding,
  related: [topicLinks.roadAccident, topicLinks.kit, topicLinks.overview],
};
