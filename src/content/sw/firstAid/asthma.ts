import { concernSources as c } from '../../en/firstAid/concernSources';
import { sources as s } from '../../en/firstAid/sources';
import { firstAidTopic } from './frame';
import { ifNoResponse } from './sharedLines';
import { allTopics, linkTo, pathOf } from './titles';

/** An asthma attack, in Kiswahili. */
export const asthma = firstAidTopic({
  id: 'asthma',
  meta: {
    title: 'Pumu imemshika: aketi wima, inhaler ya bluu',
    description:
      'Pumu imemshika: aketi wima, msaidie na inhaler ya bluu, mpulizo mmoja mmoja, na wakati wa kupiga simu. Watu wazima na watoto.',
  },
  steps: [
    { act: 'Aketi wima. Legeza nguo zinazobana.', text: 'Aegemee meza. Kaa naye.', from: [c.asthma] },
    {
      act: 'Inhaler ya bluu: itikise, mpulizo (puff) 1.',
      text: 'Inhaler ya bluu ya mtu mwingine ni salama. Atoe pumzi, abonyeze huku akivuta pumzi polepole, aizuie.',
      links: [{ label: 'Kwa spacer', to: `${pathOf('asthma')}#spacer` }],
      isLarge: true,
      from: [s.firstAid, c.asthma, c.spacer],
    },
    {
      act: 'Mpulizo 1 kila sekunde 30 hadi 60, isizidi 10.',
      text: 'Mtoto chini ya miaka 6: isizidi 6.',
      from: [c.asthma],
    },
    {
      ask: 'Hali inazidi wakati wowote, au hajapata nafuu baada ya mipulizo 10?',
      act: 'Piga simu.',
      from: [c.asthma],
    },
    {
      ask: 'Ambulensi haijafika baada ya dakika 10, na hajapata nafuu?',
      act: 'Mpe mipulizo tena, isizidi 10.',
      text: 'Piga simu tena.',
      from: [c.asthma],
    },
    ifNoResponse,
  ],
  callIf: [
    { text: 'Hawezi kumaliza sentensi, au amechoka mno.', from: [c.asthma] },
    {
      text: 'Midomo ni ya bluu au ya kijivu. Kifua hakitoi sauti. Ana usingizi.',
      from: [c.asthma],
    },
    { text: 'Hakuna inhaler, au ni mara ya kwanza.', from: [c.asthma] },
    { text: 'Hali inazidi, au hajapata nafuu baada ya mipulizo 10.', from: [c.asthma] },
    { text: 'Imeanza baada ya chakula au kuumwa na mdudu:', links: [linkTo('allergy')], from: [c.asthma] },
    { text: 'Mtoto ambaye mbavu zinavutwa ndani, au hawezi kunywa.', from: [c.asthma] },
  ],
  never: [
    { text: 'Usimlaze.', from: [c.asthma] },
    { text: 'Usimwache peke yake.', from: [c.asthma] },
  ],
  more: [
    {
      id: 'spacer',
      title: 'Kwa spacer, bora kwa mtoto',
      items: [
        { text: 'Tikisa inhaler. Mpulizo mmoja ndani ya spacer.', from: [c.spacer] },
        {
          text: 'Midomo au barakoa ishike vizuri. Pumzi 4 hadi 5 za kawaida: asizuie pumzi.',
          from: [c.spacer],
        },
        {
          text: 'Itikise tena kabla ya mpulizo unaofuata. Kamwe si mipulizo miwili pamoja.',
          from: [c.spacer],
        },
        {
          text: 'Hakuna spacer? Chupa ya plastiki ya ml 500 hadi 750, yenye tundu linaloshika inhaler vizuri.',
          from: [c.bottleSpacer],
        },
      ],
    },
    {
      id: 'combined',
      title: 'Inhaler ya mchanganyiko (AIR au MART)',
      items: [{ text: 'Mpulizo 1 kila dakika 1 hadi 3, isizidi 6.', from: [c.asthma] }],
    },
  ],
  related: [linkTo('allergy'), linkTo('choking'), linkTo('heartAttack'), allTopics],
});
