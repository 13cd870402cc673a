import { avoid } from './avoid';
import { firstAidTopic } from './frame';
import { reviews } from './reviews';
import { short } from './short';
import { sources } from './sources';
import { topicLinks } from './topicLinks';
import { young } from './young';

/** Something is stuck in the throat. */
export const choking = firstAidTopic({
  id: 'choking',
  meta: {
    title: 'Choking: back blows and what comes next',
    description:
      'Something is stuck in the throat: let the person cough, then back blows and thrusts in turn. Steps for adults, children and babies.',
  },
  title: 'Choking',
  lead: 'Is somebody with you? One of you calls, the other begins.',
  signs: {
    id: 'signs',
    title: 'This page is for',
    items: ['Something is stuck in the throat', 'The person cannot cough it out, talk or cry'],
  },
  steps: [
    {
      id: 'adult',
      title: 'Adult or child',
      name: 'Adult or child',
      items: short.choking,
      link: topicLinks.adult,
    },
    {
      id: 'baby',
      title: 'Baby, under 1 year',
      name: 'Baby',
      items: young.babyChoking,
      link: topicLinks.baby,
    },
  ],
  never: {
    id: 'never',
    title: 'Do not',
    items: avoid.choking,
  },
  more: [
    {
      id: 'more',
      title: 'Also',
      items: [
        'A child: kneel behind. Look after each blow whether it is out',
        'Alone? Phone on, belly over the back of a chair, and drop onto it hard',
      ],
    },
  ],
  sources: [sources.resuscitation, sources.choking],
  short: short.choking,
  ...reviews.choking,
  related: [topicLinks.notBreathing, topicLinks.overview],
});
