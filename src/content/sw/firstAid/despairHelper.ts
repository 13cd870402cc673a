import { concernSources as c } from '../../en/firstAid/concernSources';
import { sources as s } from '../../en/firstAid/sources';
import { quietTopic } from './frame';
import { quietLines as lines } from './quietLines';
import { beginCpr } from './sharedLines';
import { allTopics, linkTo } from './titles';

/** For somebody who is near a person with thoughts of dying, in Kiswahili; what to take away is named here alone. */
export const despairHelper = quietTopic({
  id: 'despairHelper',
  quiet: {
    title: 'Muulize, msikilize, kaa naye',
    lead: 'Kumuuliza wazi hakumdhuru. Kaa naye.',
    lines: [
      lines.befrienders,
      lines.counselling,
      lines.child,
      lines.ours('Ambulensi yetu', 'Anajaribu sasa, ana mpango, au ameumia'),
    ],
    noAnswer: 'Hawajibu? Piga laini inayofuata, au nenda naye hospitali ya karibu.',
  },
  stepsTitle: 'Kinachosaidia sasa',
  steps: [
    {
      act: 'Muulize wazi: “Unafikiria kujiua?”',
      text: 'Msikilize. Usibishane naye wala kumwaibisha.',
      from: [c.despair, c.samaritans],
    },
    { act: 'Kaa naye.', text: 'Usimwache peke yake.', from: [c.despair] },
    {
      act: 'Ondoa tembe, sumu na kamba,',
      text: 'au mwombe mtu aondoe.',
      from: [c.despair],
    },
    {
      act: 'Pamoja naye, pigia simu mtu mmoja na laini ya msaada.',
      text: 'Usiahidi kuweka siri.',
      from: [c.despair, s.numbers],
    },
    {
      ask: 'Amemeza kitu?',
      act: 'Tupigie simu, na usome hapa:',
      links: [linkTo('poison')],
      from: [c.despair],
    },
  ],
  more: [
    {
      id: 'hanging',
      title: 'Amejinyonga',
      items: [
        { act: 'Inua mwili. Legeza kamba.', from: [s.common] },
        {
          text: 'Kisha angalia kama anapumua, kichwa kisisogee:',
          links: [linkTo('spine')],
          from: [s.resuscitationUk],
        },
        beginCpr,
      ],
    },
  ],
  related: [linkTo('notBreathing'), linkTo('despair'), allTopics],
});
