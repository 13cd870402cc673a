import { concernSources as c } from '../../en/firstAid/concernSources';
import { helpLinks } from '../../en/firstAid/helpLinks';
import { sources as s } from '../../en/firstAid/sources';
import { firstAidTopic } from './frame';
import { allTopics, linkTo } from './titles';

/** Beaten by somebody close, in Kiswahili. */
export const violenceAtHome = firstAidTopic({
  id: 'violenceAtHome',
  meta: {
    title: 'Ukatili nyumbani: nani anasaidia, na vipi',
    description:
      'Unapigwa au unatishiwa na mtu wa karibu: ondoka kama ni salama, laini za bure mchana na usiku, na jinsi ya kumsaidia mtu bila hatari zaidi.',
  },
  stepsTitle: 'Kinachosaidia sasa',
  steps: [
    {
      ask: 'Uko hatarini?',
      act: 'Ondoka kama ni salama.',
      text: 'Umeumia: tupigie simu. Polisi, ambao huenda wasitume ambulensi:',
      isLarge: true,
      links: [helpLinks.police],
      from: [c.violence, s.numbers],
    },
    {
      act: 'Piga simu bila malipo, mchana na usiku:',
      text: 'laini ya ukatili, au laini ya watoto.',
      links: [helpLinks.violence, helpLinks.child],
      from: [s.numbers],
    },
    {
      ask: 'Ni mtu mwingine?',
      act: 'Msikilize. Mwamini.',
      text: 'Muulize anahitaji nini.',
      from: [c.violence],
    },
    { act: 'Panga naye jinsi ya kuwa salama.', text: 'Msaidie kupiga simu hiyo.', from: [c.violence] },
  ],
  never: [{ text: 'Usimkabili anayempiga.', from: [c.violence] }],
  more: [
    {
      id: 'trace',
      title: 'Kuna mtu anayeangalia simu yako?',
      items: [
        { text: 'Futa ukurasa huu kwenye historia (history) ya kivinjari chako.', from: [s.common] },
        { text: 'Futa simu uliyopiga kwenye orodha ya simu.', from: [s.common] },
      ],
    },
  ],
  related: [linkTo('sexualViolence'), linkTo('attack'), linkTo('despair'), allTopics],
});
