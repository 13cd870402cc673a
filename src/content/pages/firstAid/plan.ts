import words from '#words/firstAid/plan.json';
import { fill } from '../../../domain/fill';
import { concernSources as c } from './concernSources';
import { firstAidTopic } from './frame';
import { sources as s } from './sources';
import { pageLink } from '../links';
import { allTopics, linkTo, pathOf } from './titles';

import { owner } from '../../owner';
import { otherNumbers } from '../otherNumbers';

/** What to agree on before anything happens. */
export const plan = firstAidTopic({
  id: 'plan',
  meta: words.meta,
  stepsTitle: words.stepsTitle,
  unordered: true,
  calm: true,
  steps: [
    {
      act: words.steps.onePrintedPage.act,
      text: words.steps.onePrintedPage.text,
      links: [pageLink(words.steps.onePrintedPage.links.emergencyPlan, '/EmergencyPlan')],
      from: [s.callers],
    },
    {
      act: words.steps.numbers.act,
      text: fill(words.steps.numbers.text, { phone: owner.phone.display }),
      numbers: otherNumbers,
      from: [s.callers, s.numbers],
    },
    {
      act: words.steps.addressDirectionsPlusCode.act,
      text: words.steps.addressDirectionsPlusCode.text,
      links: [
        {
          label: words.steps.addressDirectionsPlusCode.links.noStreetName,
          to: `${pathOf('whatToSay')}#place`,
        },
      ],
      from: [s.callers],
    },
    { ...words.steps.whoMeetsCrew, from: [s.callers] },
    { act: words.steps.whereFirstAidKit, from: [s.callers] },
    { ...words.steps.medicinesAllergies, from: [s.callers] },
    { act: words.steps.nearestHospital, from: [s.callers] },
  ],
  more: [
    {
      id: 'site',
      title: words.more.site.title,
      items: [
        { text: words.more.site.items.whereEverybodyMeets, from: [c.workplaces] },
        { text: words.more.site.items.whoFirstAiders, from: [c.workplaces] },
        { text: words.more.site.items.dateNextDrill, from: [c.workplaces] },
      ],
      link: pageLink(words.more.site.link, '/SchoolEmergencyCover'),
    },
  ],
  related: [linkTo('whatToSay'), linkTo('kit'), allTopics],
});
