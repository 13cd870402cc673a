import { avoid } from './avoid';
import { firstAidTopic } from './frame';
import { reviews } from './reviews';
import { short } from './short';
import { sources } from './sources';
import { topicLinks } from './topicLinks';

/** Heavy bleeding. */
export const bleeding = firstAidTopic({
  id: 'bleeding',
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
  more: [
    {
      id: 'more',
      title: 'When the blood has stopped, and other wounds',
      items: [
        'Lay them flat and keep them warm',
        'No wide band? A scarf or a triangular cloth. Not sure where? As high on the limb as it goes',
        'Still bleeding below a tourniquet? Put a second one just above the first',
        'A hole in the chest: leave it open. Let them sit, leaning to the hurt side',
        'A part is cut off: press on the stump. Wrap the part in a clean damp cloth, in a closed bag, in water with ice',
      ],
    },
  ],
  sources: [sources.firstAid, { ...sources.tourniquet, of: 'the band' }, sources.common],
  short: short.bleeding,
  ...reviews.bleeding,
  related: [topicLinks.roadAccident, topicLinks.kit, topicLinks.overview],
});
