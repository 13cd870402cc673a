import { avoid } from './avoid';
import { firstAidTopic } from './frame';
import { reviews } from './reviews';
import { short } from './short';
import { sources } from './sources';
import { topicLinks } from './topicLinks';

/** Burns and scalds. */
export const burns = firstAidTopic({
  id: 'burns',
  meta: {
    title: 'Burns: cool running water for 20 minutes',
    description:
      'A burn needs cool running water, not ice or butter. How long to cool it, how to cover it, and which burns have to be seen in a hospital.',
  },
  title: 'Burns',
  lead: 'Cool it with water for 20 minutes.',
  steps: [{ id: 'steps', title: 'What to do', items: short.burns }],
  never: {
    id: 'never',
    title: 'Do not',
    items: avoid.burns,
  },
  more: [
    {
      id: 'hospital',
      title: 'To hospital with any burn',
      items: [
        'on the face, hands, feet, genitals or a joint, or all round an arm or a leg',
        'white or black, or without pain',
        'with blisters, and larger than the person’s palm',
        'with soot, a cough or a hoarse voice',
        'from electricity or chemicals',
        'on a child, an old or a pregnant person',
      ],
    },
    {
      id: 'late',
      title: 'Water',
      items: [
        'Cooling helps for up to 3 hours after the burn',
        'Water is short? Cool for at least 10 minutes. Keep a child warm meanwhile',
        'In the eye: bad eye lower, lids open, pour from the nose outward for 20 minutes, also in the car',
      ],
    },
  ],
  sources: [sources.firstAid, sources.burnUnits, sources.burnClinics],
  short: short.burns,
  ...reviews.burns,
  related: [topicLinks.notBreathing, topicLinks.kit, topicLinks.overview],
});
