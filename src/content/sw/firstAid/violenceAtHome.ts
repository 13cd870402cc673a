import { concernSources as c } from '../../en/firstAid/concernSources';
import { sources as s } from '../../en/firstAid/sources';
import { quietTopic } from './frame';
import { quietLines as lines } from './quietLines';
import { allTopics, linkTo } from './titles';

/** Beaten by somebody close, in Kiswahili. */
export const violenceAtHome = quietTopic({
  id: 'violenceAtHome',
  quiet: {
    title: 'Uko salama sasa?',
    lead: 'Hauko peke yako. Watu wa laini hizi wanaweza kukusaidia.',
    lines: [lines.violence, lines.police, lines.child, lines.ours('Ambulensi yetu', 'Kama kuna aliyeumia')],
    noAnswer: 'Hawajibu? Piga tena, au laini inayofuata.',
  },
  stepsTitle: 'Kinachosaidia sasa',
  steps: [
    { ask: 'Uko hatarini?', act: 'Ondoka kama ni salama.', text: 'Kisha piga simu.', from: [c.violence] },
    {
      act: 'Panga jinsi ya kuwa salama,',
      text: 'pamoja na watu wa laini ya ukatili.',
      from: [c.violence],
    },
    {
      ask: 'Umekabwa koo au umenyongwa?',
      act: 'Nenda hospitali,',
      text: 'hata bila alama shingoni. Sauti imekauka, au kumeza kunauma: tupigie simu.',
      from: [s.common],
    },
  ],
  more: [
    {
      id: 'helper',
      title: 'Ni mtu unayemjua',
      items: [
        { text: 'Msikilize. Mwamini. Muulize anahitaji nini.', from: [c.violence] },
        {
          text: 'Panga naye jinsi ya kuwa salama. Msaidie kupiga simu hiyo.',
          from: [c.violence],
        },
        { text: 'Usimkabili anayempiga.', from: [c.violence] },
      ],
    },
  ],
  related: [linkTo('sexualViolence'), linkTo('attack'), linkTo('despair'), allTopics],
});
