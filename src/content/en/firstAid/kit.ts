import { firstAidTopic } from './frame';
import { sources as s } from './sources';
import { linkTo } from './titles';
import { topicLinks } from './topicLinks';

/** What belongs in a first-aid kit. */
export const kit = firstAidTopic({
  id: 'kit',
  meta: {
    title: 'First-aid kit: what belongs in it',
    description:
      'Gauze, bandages, gloves, shears, a thermal blanket: a list for the first-aid kit at home, in the car, at school and at work in Kenya.',
  },
  stepsTitle: 'Print this list and check your box',
  unordered: true,
  steps: [
    { act: 'To protect yourself:', text: 'gloves, a resuscitation mask, a waste bag.', from: [s.kitDraft] },
    {
      act: 'For wounds:',
      text: 'gauze and cotton, sterile dressings, plasters, eye pads.',
      from: [s.kitDraft],
    },
    {
      act: 'To hold them:',
      text: 'triangular and crepe bandages, pins, shears.',
      from: [s.kitDraft],
    },
    { act: 'To clean:', text: 'antiseptic and eye drops.', from: [s.kitDraft] },
    {
      act: 'For the patient and the night:',
      text: 'thermal blanket, torch, whistle.',
      from: [s.kitDraft],
    },
    { act: 'A leaflet', text: 'that says what to do.', from: [s.kitDraft] },
  ],
  more: [
    {
      id: 'work',
      title: 'At a place of work',
      lead: 'The law has a list of its own: Legal Notice 79 of 2024. Check your box against it.',
      items: [
        { text: 'Trained first-aiders, at all working hours', from: [s.workplaces] },
        { text: 'Their names and phone numbers, on the wall', from: [s.workplaces] },
        { text: 'A way to take somebody to a hospital', from: [s.workplaces] },
        { text: 'A check of first aid once a year', from: [s.workplaces] },
      ],
      link: { label: 'Cover for sites', to: '/SiteEmergencyCover' },
    },
  ],
  related: [linkTo('bleeding'), linkTo('burns'), linkTo('plan'), topicLinks.overview],
});
