import { concernSources as c } from '../../en/firstAid/concernSources';
import { poisonLines } from './poisonLines';
import { sources as s } from '../../en/firstAid/sources';
import { firstAidTopic } from './frame';
import { ontoTheSide } from './sharedLines';
import { allTopics, linkTo } from './titles';

/** Poison, by accident or on purpose; in Kiswahili. */
export const poison = firstAidTopic({
  id: 'poison',
  meta: {
    title: 'Sumu: usimtapishe',
    description:
      'Amemeza dawa ya wadudu, mafuta ya taa, tembe, Jik, chang’aa au betri: piga simu, hifadhi pakiti, usimpe kitu. Cha kufanya hadi msaada ufike.',
  },
  steps: [
    {
      act: 'Tupigie simu, hata akijisikia vizuri.',
      numbers: poisonLines,
      from: [c.poison, c.poisonLine],
    },
    {
      act: 'Mpanguse mdomo. Hifadhi pakiti.',
      text: 'Usimtapishe. Usimpe kitu cha kunywa.',
      isLarge: true,
      from: [c.poison],
    },
    {
      ask: 'Dawa ya wadudu au ya shamba kwenye ngozi?',
      act: 'Vaa glavu, mvue nguo, sabuni na maji.',
      text: 'Hewa safi.',
      from: [c.poison],
    },
    { ...ontoTheSide, ask: 'Ana usingizi?' },
    {
      ask: 'Hapumui, au anavuta pumzi mara mojamoja tu?',
      act: 'Anza kubonyeza kifua:',
      text: 'Dawa ya wadudu au ya shamba mdomoni: bonyeza tu, usipulize pumzi.',
      links: [linkTo('notBreathing')],
      from: [c.poison, s.resuscitationUk],
    },
  ],
  never: [
    { text: 'Usimtapishe.', from: [c.poison] },
    {
      text: 'Usimpe maziwa, maji, mafuta, chumvi wala makaa, isipokuwa laini ya sumu ikisema.',
      from: [c.poison],
    },
  ],
  more: [
    {
      id: 'kinds',
      title: 'Ilikuwa nini',
      items: [
        { text: 'Mafuta ya taa: aketi wima. Akikohoa, hospitali.', from: [s.common] },
        {
          text: 'Chang’aa au pombe ya kienyeji, na kichwa kinauma au haoni vizuri: hospitali sasa, wote walioinywa.',
          from: [s.common],
        },
        {
          text: 'Betri ndogo ya duara (button), hata puani au sikioni: hospitali yenye X-ray sasa, hata akijisikia vizuri. Huunguza ndani ya masaa 2.',
          from: [c.battery],
        },
        {
          text: 'Sema “betri”, peleka pakiti. Asile wala kunywa, isipokuwa laini ya sumu ikisema asali.',
          from: [c.battery],
        },
        { text: 'Anatapika damu, hata siku kadhaa baada ya betri? Piga simu.', from: [c.battery] },
        { text: 'Alifanya makusudi? Kaa naye:', links: [linkTo('despair')], from: [c.despair] },
      ],
    },
  ],
  related: [linkTo('chemical'), linkTo('smoke'), linkTo('sickChild'), allTopics],
});
