import { concernSources as c } from '../../en/firstAid/concernSources';
import { helpLinks } from '../../en/firstAid/helpLinks';
import { sources as s } from '../../en/firstAid/sources';
import { firstAidTopic } from './frame';
import { allTopics, linkTo } from './titles';

/** Thoughts of dying, one’s own or somebody else’s; in Kiswahili. */
export const despair = firstAidTopic({
  id: 'despair',
  meta: {
    title: 'Anafikiria kujiua: uliza, sikiliza, kaa naye',
    description:
      'Wewe au mtu wa karibu anafikiria kufa: uongee na nani sasa, uulize vipi, uondoe nini, na wakati wa kupigia ambulensi.',
  },
  stepsTitle: 'Kinachosaidia sasa',
  steps: [
    {
      act: 'Hauko peke yako. Ongea na mtu sasa:',
      text: 'Befrienders Kenya, au ushauri nasaha.',
      links: [helpLinks.befrienders, helpLinks.ambulance],
      isLarge: true,
      from: [c.despair, s.numbers],
    },
    {
      ask: 'Ni mtu mwingine?',
      act: 'Muulize wazi: “Unafikiria kujiua?”',
      text: 'Msikilize. Kaa naye.',
      from: [c.despair],
    },
    {
      act: 'Ondoa tembe, sumu na kamba,',
      text: 'au mwombe mtu aondoe.',
      from: [c.despair],
    },
    { act: 'Pigia simu mtu mmoja unayemwamini,', text: 'na laini ya msaada.', from: [c.despair] },
    {
      ask: 'Amemeza kitu?',
      act: 'Tupigie simu, na usome hapa:',
      links: [linkTo('poison')],
      from: [c.despair],
    },
    {
      ask: 'Amejinyonga?',
      act: 'Inua mwili. Legeza kamba.',
      text: 'Kisha angalia kama anapumua, kichwa kisisogee:',
      links: [linkTo('spine')],
      from: [s.resuscitationUk, s.common],
    },
  ],
  callIf: [
    { text: 'Anajaribu sasa, au ana mpango.', from: [c.despair] },
    { text: 'Amemeza kitu, au ameumia.', from: [c.despair] },
  ],
  never: [
    { text: 'Usimwache peke yake.', from: [c.despair] },
    { text: 'Usiahidi kuweka siri.', from: [c.despair] },
    { text: 'Usibishane naye wala kumwaibisha.', from: [c.despair] },
  ],
  related: [linkTo('notBreathing'), linkTo('violenceAtHome'), allTopics],
});
