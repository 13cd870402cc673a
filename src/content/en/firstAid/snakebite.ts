import { avoid } from './avoid';
import { firstAidTopic } from './frame';
import { reviews } from './reviews';
import { short } from './short';
import { sources } from './sources';
import { topicLinks } from './topicLinks';

/** Bitten by a snake. */
export const snakebite = firstAidTopic({
  id: 'snakebite',
  meta: {
    title: 'Snakebite: keep still, go to hospital',
    description:
      'Bitten by a snake: call, keep the person still, splint the limb and get to hospital at once. What must never be done to a bite.',
  },
  title: 'Snakebite',
  lead: 'Every bite goes to hospital. Keeping still helps on the way.',
  steps: [{ id: 'steps', title: 'What to do', items: short.snakebite, link: topicLinks.notAwake }],
  never: {
    id: 'never',
    title: 'Do not',
    items: avoid.snakebite,
  },
  more: [
    {
      id: 'eye',
      title: 'Venom spat into the eye',
      items: [
        'Rinse it with water at once, for 15 to 20 minutes',
        'Do not rub. No splint',
        'Go to hospital now',
      ],
    },
  ],
  sources: [sources.snakebite, sources.snakeEye],
  short: short.snakebite,
  ...reviews.snakebite,
  related: [topicLinks.whatToSay, topicLinks.notBreathing, topicLinks.overview],
});
