import { firstAidTopic } from './frame';
import { reviews } from './reviews';
import { short } from './short';
import { sources } from './sources';
import { topicLinks } from './topicLinks';

/** What belongs in a first-aid kit. */
export const kit = firstAidTopic({
  id: 'kit',
  meta: {
    title: 'First-aid kit: what belongs in it',
    description:
      'Gauze, bandages, gloves, shears, a thermal blanket: a list for the first-aid kit at home, in the car, at school and at work in Kenya.',
  },
  title: 'First-aid kit',
  lead: 'Print this list and check your box.',
  steps: [{ id: 'steps', title: 'What belongs in it', items: short.kit, unordered: true }],
  more: [
    {
      id: 'work',
      title: 'At a place of work',
      lead: 'The law has a list of its own for workplaces: Legal Notice 79 of 2024. Check your box against it.',
      items: [
        'Trained first-aiders, at all working hours',
        'Their names and phone numbers, on the wall',
        'A way to take somebody to a hospital',
        'A check of first aid once a year',
      ],
      link: { label: 'Cover for sites', to: '/SiteEmergencyCover' },
    },
  ],
  sources: [
    { ...sources.workplaces, of: 'places of work' },
    { ...sources.kitDraft, of: 'the list' },
  ],
  short: short.kit,
  ...reviews.kit,
  related: [topicLinks.bleeding, topicLinks.burns, topicLinks.plan, topicLinks.overview],
});
