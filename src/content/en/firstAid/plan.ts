import { firstAidTopic } from './frame';
import { reviews } from './reviews';
import { short } from './short';
import { sources } from './sources';
import { topicLinks } from './topicLinks';

/** What to agree on before anything happens. */
export const plan = firstAidTopic({
  id: 'plan',
  meta: {
    title: 'Emergency plan for home, school and work',
    description:
      'Numbers on the wall, directions, who meets the crew, medicines and allergies: what to agree on at home, at school and at work beforehand.',
  },
  title: 'Emergency plan',
  lead: 'Agree it now and put it on the wall.',
  steps: [{ id: 'steps', title: 'Write down', items: short.plan, unordered: true }],
  more: [
    {
      id: 'site',
      title: 'At a school or a site, also',
      items: ['Where everybody meets', 'Who the first-aiders are', 'The date of the next drill'],
      link: { label: 'Cover for schools', to: '/SchoolEmergencyCover' },
    },
  ],
  sources: [{ ...sources.workplaces, of: 'first-aiders and their names on the wall' }, sources.callers],
  short: short.plan,
  ...reviews.plan,
  related: [topicLinks.whatToSay, topicLinks.kit, topicLinks.overview],
});
