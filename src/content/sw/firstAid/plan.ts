import { concernSources as c } from '../../en/firstAid/concernSources';
import { otherNumbers } from '../otherNumbers';
import { sources as s } from '../../en/firstAid/sources';
import { owner } from '../../owner';
import { firstAidTopic } from './frame';
import { allTopics, linkTo, pathOf } from './titles';

/** What to agree on before anything happens, in Kiswahili. */
export const plan = firstAidTopic({
  id: 'plan',
  meta: {
    title: 'Mpango wa dharura: nyumbani, shuleni na kazini',
    description:
      'Nambari ukutani, maelekezo, atakayewapokea wahudumu, dawa na mzio: mambo ya kukubaliana mapema nyumbani, shuleni na kazini.',
  },
  stepsTitle: 'Kubalianeni sasa, muubandike ukutani',
  unordered: true,
  calm: true,
  steps: [
    {
      act: 'Kwenye ukurasa mmoja wa kuchapisha:',
      text: 'wa familia, shule au mahali pa kazi.',
      links: [{ label: 'Jaza mpango wenu', to: '/sw/EmergencyPlan' }],
      from: [s.callers],
    },
    {
      act: 'Nambari:',
      text: `yetu, ${owner.phone.display}; wasipojibu:`,
      numbers: otherNumbers,
      from: [s.callers, s.numbers],
    },
    {
      act: 'Anwani yenu, maelekezo na Plus Code,',
      text: 'kando ya nambari.',
      links: [{ label: 'Barabara haina jina?', to: `${pathOf('whatToSay')}#place` }],
      from: [s.callers],
    },
    { act: 'Nani atawapokea wahudumu,', text: 'na wapi.', from: [s.callers] },
    { act: 'Sanduku la huduma ya kwanza liko wapi.', from: [s.callers] },
    {
      act: 'Dawa, mzio,',
      text: 'bima na nambari ya SHA ya kila mtu.',
      from: [s.callers],
    },
    { act: 'Hospitali ya karibu.', from: [s.callers] },
  ],
  more: [
    {
      id: 'site',
      title: 'Shuleni au kazini, pia',
      items: [
        { text: 'Mahali pa wote kukutana', from: [c.workplaces] },
        { text: 'Waliofunzwa huduma ya kwanza ni nani', from: [c.workplaces] },
        { text: 'Tarehe ya zoezi lijalo', from: [c.workplaces] },
      ],
      link: { label: 'Huduma yetu kwa shule', to: '/sw/SchoolEmergencyCover' },
    },
  ],
  related: [linkTo('whatToSay'), linkTo('kit'), allTopics],
});
