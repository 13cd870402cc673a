import { helmet, jaw } from './airway';
import { avoid } from './avoid';
import { firstAidTopic } from './frame';
import { reviews } from './reviews';
import { short } from './short';
import { sources } from './sources';
import { topicLinks } from './topicLinks';

/** A crash on the road. */
export const roadAccident = firstAidTopic({
  id: 'roadAccident',
  meta: {
    title: 'Road accident: what to do first',
    description:
      'A crash on the road: your own safety, triangles, what to say when you call, who to help first, and why a helmet stays on.',
  },
  title: 'Road accident',
  lead: 'Your own safety comes first: a second crash helps nobody.',
  steps: [{ id: 'steps', title: 'What to do', items: short.roadAccident, link: topicLinks.adult }],
  never: {
    id: 'never',
    title: 'Do not',
    items: avoid.roadAccident,
  },
  more: [
    {
      id: 'order',
      title: 'Who to help first',
      items: [
        'Anyone not breathing, or breathing noisily: a blocked airway kills in the first minutes',
        'Then anyone bleeding heavily',
        'Keep everybody warm until help is there',
      ],
      link: topicLinks.bleeding,
    },
    jaw,
    helmet,
  ],
  sources: [
    { ...sources.firstAid, of: 'bleeding' },
    { ...sources.resuscitationUk, of: 'breathing and the airway' },
    sources.drivers,
    sources.helmet,
    { ...sources.common, of: 'turning somebody alone' },
  ],
  short: short.roadAccident,
  ...reviews.roadAccident,
  related: [topicLinks.whatToSay, topicLinks.notBreathing, topicLinks.overview],
});
