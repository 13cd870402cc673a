import { concernSources as c } from '../../en/firstAid/concernSources';
import { sources as s } from '../../en/firstAid/sources';
import { firstAidTopic } from './frame';
import { ifNoResponse } from './sharedLines';
import { allTopics, linkTo } from './titles';

/** Danger signs of a sick child, in Kiswahili. */
export const sickChild = firstAidTopic({
  id: 'sickChild',
  meta: {
    title: 'Mtoto ni mgonjwa: dalili za hatari',
    description:
      'Mtoto ana homa, anatapika, anaharisha au anapumua haraka: dalili za kwenda hospitali sasa, cha kumpa njiani, na usichopaswa kumpa kamwe.',
  },
  steps: [
    {
      ask: 'Kuna dalili yoyote ya hatari hapa chini?',
      act: 'Mpeleke mtoto hospitali sasa.',
      text: 'Piga simu, weka spika.',
      isLarge: true,
      from: [c.sickChild],
    },
    {
      ask: 'Anaweza kunywa?',
      act: 'Endelea kumnyonyesha, mpe ORS kidogo kidogo.',
      from: [s.common],
    },
    { ask: 'Ana joto?', act: 'Nguo nyepesi.', text: 'Omba apimwe malaria.', from: [s.common] },
    ifNoResponse,
  ],
  callIf: [
    { text: 'Hawezi kunywa wala kunyonya, au anatapika kila kitu.', from: [c.sickChild] },
    { text: 'Amepata degedege au kifafa, au ni vigumu kumwamsha.', from: [c.sickChild] },
    { text: 'Anapumua haraka, kifua kinavutwa ndani, au amekuwa wa bluu.', from: [c.sickChild] },
    { text: 'Ana homa, na ana chini ya miezi 3.', from: [s.common] },
    { text: 'Vipele havipotei chini ya glasi, au shingo imekaza.', from: [s.common] },
  ],
  never: [
    { text: 'Usimwogeshe maji baridi.', from: [s.common] },
    { text: 'Usimpe aspirini. Usimpe mitishamba.', from: [s.common] },
  ],
  related: [linkTo('seizure'), linkTo('choking'), linkTo('poison'), allTopics],
});
