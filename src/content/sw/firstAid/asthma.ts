import { concernSources as c } from '../../en/firstAid/concernSources';
import { sources as s } from '../../en/firstAid/sources';
import { firstAidTopic } from './frame';
import { ifNoResponse } from './sharedLines';
import { allTopics, linkTo } from './titles';

/** An asthma attack, in Kiswahili. */
export const asthma = firstAidTopic({
  id: 'asthma',
  meta: {
    title: 'Pumu imemshika: aketi wima, inhaler ya bluu',
    description:
      'Pumu imemshika: aketi wima, msaidie na inhaler yake ya bluu, mpulizo mmoja mmoja, na wakati wa kupiga simu. Watu wazima na watoto.',
  },
  steps: [
    { act: 'Aketi wima.', text: 'Aegemee meza. Kaa naye.', from: [c.asthma] },
    {
      act: 'Inhaler yake mwenyewe ya bluu: itikise, mpulizo (puff) 1.',
      text: 'Avute pumzi ndani polepole, aizuie.',
      isLarge: true,
      from: [s.firstAid, c.asthma],
    },
    {
      act: 'Mpulizo 1 kila sekunde 30 hadi 60, isizidi 10.',
      text: 'Mtoto chini ya miaka 6: isizidi 6.',
      from: [c.asthma],
    },
    { ask: 'Msaada haujafika baada ya dakika 15?', act: 'Rudia vivyo hivyo.', from: [c.asthma] },
    ifNoResponse,
  ],
  callIf: [
    { text: 'Hawezi kumaliza sentensi.', from: [c.asthma] },
    { text: 'Midomo ni ya bluu.', from: [c.asthma] },
    { text: 'Hakuna inhaler.', from: [c.asthma] },
    { text: 'Hajapata nafuu baada ya mipulizo 10.', from: [c.asthma] },
  ],
  never: [
    { text: 'Usimlaze.', from: [c.asthma] },
    { text: 'Usimwache peke yake.', from: [c.asthma] },
  ],
  more: [
    {
      id: 'child',
      title: 'Mtoto',
      items: [{ text: 'Tumia spacer, au chupa yenye tundu la inhaler.', from: [s.common] }],
    },
  ],
  related: [linkTo('allergy'), linkTo('choking'), linkTo('heartAttack'), allTopics],
});
