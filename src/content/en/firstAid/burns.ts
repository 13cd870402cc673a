import type { FirstAidTopic } from '../../firstAidTypes';
import { avoid } from './avoid';
import { short } from './short';
import { sources } from './sources';
import { topicLinks } from './topicLinks';

/** Burns and scalds. */
export const burns: FirstAidTopic = {
  id: 'burns',
  path: '/FirstAid/Burns',
  meta: {
    title: 'Burns: cool running water for 20 minutes',
    description:
      'A burn needs cool running water, not ice or butter. How long to cool it, how to cover it, and which burns have to be seen in a hospital.',
  },
  title: 'Burns',
  lead: 'Water first, and for longer than you would think.',
  steps: [{ id: 'steps', title: 'What to do', items: short.burns }],
  never: {
    id: 'never',
    title: 'Do not',
    items: avoid.burns,
  },
  more: [
    {
      id: 'hospital',
      title: 'To hospital with a burn',
      items: [
        'on the face, the hands or the genitals',
        'with blisters, and larger than the person’s palm',
        'of a child',
        'from electricity or chemicals',
      ],
    },
    {
      id: 'late',
      title: 'Is it too late for water?',
      lead: 'Cooling helps for up to 3 hours after the burn.',
      items: [],
    },
  ],
  sources: [sources.firstAid, sources.burnUnits],
  short: short.burns,
  related: [topicLinks.notBreathing, topicLinks.kit, topicLinks.overview],
};
