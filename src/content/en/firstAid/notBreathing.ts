import { breaths, recovery } from './airway';
import { avoid } from './avoid';
import { firstAidTopic } from './frame';
import { reviews } from './reviews';
import { short } from './short';
import { sources } from './sources';
import { topicLinks } from './topicLinks';
import { young } from './young';

/** Not awake: breathing or not. */
export const notBreathing = firstAidTopic({
  id: 'notBreathing',
  meta: {
    title: 'Not breathing: CPR step by step',
    description:
      'Somebody does not wake up or does not breathe normally: call, check breathing, push on the chest. Steps for adults, children and babies.',
  },
  title: 'Not awake, or not breathing',
  lead: 'Not sure about the breathing? Push on the chest.',
  steps: [
    { id: 'adult', title: 'Adult', name: 'Adult', items: short.notBreathing },
    {
      id: 'child',
      title: 'Child, from 1 year to puberty',
      name: 'Child',
      items: young.child,
    },
    {
      id: 'baby',
      title: 'Baby, under 1 year',
      name: 'Baby',
      items: young.baby,
    },
    { id: 'breathing', title: 'Not awake, but breathing', name: 'Breathing', items: short.notAwake },
  ],
  never: {
    id: 'never',
    title: 'Do not',
    items: avoid.notBreathing,
  },
  more: [
    breaths,
    recovery,
    {
      id: 'more',
      title: 'While you push',
      items: [
        'Change places about every 2 minutes',
        'After drowning: 5 breaths first. Pushes alone only if you cannot give breaths',
        'Taught 30 pushes first for a child? Both are taught',
        'A baby: thumbs or heel of a hand, better than two fingers',
        'Pregnant: same place. A helper pushes the bump to her left with both hands',
      ],
    },
  ],
  sources: [
    sources.resuscitation,
    { ...sources.resuscitationUk, of: 'calling first, the jaw' },
    { ...sources.breathsFirst, of: '5 breaths first' },
    sources.recovery,
    { ...sources.common, of: 'how hands and breaths are done' },
  ],
  short: short.notBreathing,
  ...reviews.notBreathing,
  related: [topicLinks.choking, topicLinks.heartAttack, topicLinks.overview],
});
