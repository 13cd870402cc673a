import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { sources as s } from './sources';
import { allTopics, linkTo, pathOf } from './titles';

import { owner } from '../../owner';
import { otherNumbers } from '../otherNumbers';

/** What to agree on before anything happens. */
export const plan = firstAidTopic({
  id: 'plan',
  meta: {
    title: 'Emergency plan for home, school and work',
    description:
      'Numbers on the wall, directions, who meets the crew, medicines and allergies: what to agree on at home, at school and at work beforehand.',
  },
  stepsTitle: 'Agree it now and put it on the wall',
  unordered: true,
  calm: true,
  steps: [
    {
      act: 'On one printed page:',
      text: 'for your family, school or site.',
      links: [{ label: 'Fill in your plan', to: '/EmergencyPlan' }],
      from: [s.callers],
    },
    {
      act: 'The numbers:',
      text: `ours, ${owner.phone.display}; when nobody answers:`,
      numbers: otherNumbers,
      from: [s.callers, s.numbers],
    },
    {
      act: 'Your address, directions and Plus Code,',
      text: 'beside the numbers.',
      links: [{ label: 'No street name?', to: `${pathOf('whatToSay')}#place` }],
      from: [s.callers],
    },
    { act: 'Who meets the crew,', text: 'and where.', from: [s.callers] },
    { act: 'Where the first-aid kit is.', from: [s.callers] },
    {
      act: 'Medicines, allergies,',
      text: 'insurer and SHA number of each person.',
      from: [s.callers],
    },
    { act: 'The nearest hospital.', from: [s.callers] },
  ],
  more: [
    {
      id: 'site',
      title: 'At a school or a site, also',
      items: [
        { text: 'Where everybody meets', from: [c.workplaces] },
        { text: 'Who the first-aiders are', from: [c.workplaces] },
        { text: 'The date of the next drill', from: [c.workplaces] },
      ],
      link: { label: 'Cover for schools', to: '/SchoolEmergencyCover' },
    },
  ],
  related: [linkTo('whatToSay'), linkTo('kit'), allTopics],
});
