import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { sources as s } from './sources';
import { allTopics, linkTo } from './titles';

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
  calm: true,
  steps: [
    { act: 'To protect yourself:', text: 'gloves, a resuscitation mask, a waste bag.', from: [c.kitDraft] },
    {
      act: 'For wounds:',
      text: 'gauze and cotton, sterile dressings, plasters, eye pads.',
      from: [c.kitDraft],
    },
    {
      act: 'To hold them:',
      text: 'triangular and crepe bandages, pins, shears.',
      from: [c.kitDraft],
    },
    { act: 'To clean:', text: 'antiseptic and sterile eye wash.', from: [c.kitDraft, s.common] },
    {
      act: 'For the patient and the night:',
      text: 'thermal blanket, torch, whistle.',
      from: [c.kitDraft],
    },
    { act: 'A leaflet', text: 'that says what to do.', from: [c.kitDraft] },
    {
      act: 'Good to have as well:',
      text: 'oral rehydration salts, a bought tourniquet or a band for one, a list of phone numbers.',
      from: [s.common],
    },
  ],
  more: [
    {
      id: 'work',
      title: 'At a place of work',
      lead: 'The law has a list of its own: Legal Notice 79 of 2024. Check your box against it.',
      items: [
        { text: 'Trained first-aiders, at all working hours', from: [c.workplaces] },
        { text: 'Their names and phone numbers, on the wall', from: [c.workplaces] },
        { text: 'A way to take somebody to a hospital', from: [c.workplaces] },
        { text: 'A check of first aid once a year', from: [c.workplaces] },
      ],
      link: { label: 'Cover for sites', to: '/SiteEmergencyCover' },
    },
  ],
  related: [linkTo('bleeding'), linkTo('burns'), linkTo('plan'), allTopics],
});
