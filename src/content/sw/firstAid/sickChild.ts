import { concernSources as c } from '../../en/firstAid/concernSources';
import { sources as s } from '../../en/firstAid/sources';
import { firstAidTopic } from './frame';
import { ifNoResponse } from './sharedLines';
import { allTopics, linkTo, parts, pathOf } from './titles';

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
      act: 'Endelea kumnyonyesha. Mpe ORS kidogo kidogo:',
      links: [{ label: 'Jinsi ya kutengeneza ORS', to: `${pathOf('sickChild')}#ors` }],
      from: [c.fluids],
    },
    { ask: 'Ana joto?', act: 'Nguo nyepesi.', text: 'Omba apimwe malaria.', from: [s.common] },
    ifNoResponse,
  ],
  callIf: [
    { text: 'Hawezi kunywa wala kunyonya, au anatapika kila kitu.', from: [c.sickChild] },
    { text: 'Amepata degedege au kifafa, au ni vigumu kumwamsha.', from: [c.sickChild] },
    { text: 'Anapumua haraka, kifua kinavutwa ndani, au midomo ni ya bluu.', from: [c.sickChild] },
    { text: 'Ana homa, na ana chini ya miezi 3.', from: [s.common] },
    {
      text: 'Ana homa, na shingo imekaza, mikono ni baridi, mikono au miguu inauma, analia ajabu, au mwanga unamuumiza. Usingoje vipele kamwe.',
      from: [c.meningitis],
    },
    {
      text: 'Vipele havififii ukivibonyeza kwa glasi:',
      links: [{ label: 'Jaribio la glasi', to: `${pathOf('sickChild')}#glass` }],
      from: [c.meningitis],
    },
    {
      text: 'Macho yameingia ndani, ngozi ukiifinya hairudi, au hajakojoa kwa masaa 6.',
      from: [c.fluids],
    },
    { text: 'Kuna damu kwenye choo, au choo ni kama maji ya mchele.', from: [c.fluids] },
  ],
  never: [
    { text: 'Usimwogeshe maji baridi.', from: [s.common] },
    { text: 'Usimpe aspirini. Usimpe mitishamba.', from: [s.common] },
    {
      text: 'Anaharisha: usimpe soda, juisi wala loperamide. Usiache kumpa maziwa au chakula.',
      from: [c.fluids],
    },
  ],
  techniques: [
    {
      id: 'ors',
      title: 'Jinsi ya kutengeneza ORS',
      items: [
        { act: 'Pakiti ya ORS: kwenye lita 1 kamili ya maji safi.', from: [c.fluids] },
        {
          ask: 'Hakuna pakiti?',
          act: 'Vijiko vidogo 6 vya sukari na nusu kijiko kidogo cha chumvi, vilivyosawazishwa,',
          text: 'kwenye lita 1 ya maji yaliyochemshwa na kupoa. Chumvi nyingi huua: sawazisha vijiko.',
          from: [c.homeOrs],
        },
        {
          act: 'Yaonje: chumvi isizidi ya machozi.',
          text: 'Yamwage baada ya masaa 24.',
          from: [c.homeOrs],
        },
        {
          act: 'Kila baada ya kuharisha: kidogo kidogo,',
          text: 'ml 50 hadi 100 chini ya miaka 2, ml 100 hadi 200 kwa mkubwa zaidi.',
          from: [c.fluids],
        },
        { ask: 'Mtoto anatapika?', act: 'Ngoja dakika 10, kisha endelea.', from: [c.fluids] },
        { act: 'Anyonye, ale, na apate zinki kutoka kliniki.', from: [c.fluids] },
        {
          ask: 'Ana chini ya miezi 6?',
          act: 'Anyonye, apewe ORS ya pakiti. Kliniki leo.',
          from: [c.fluids],
        },
      ],
    },
    {
      id: 'glass',
      title: 'Jaribio la glasi',
      items: [
        { act: 'Bonyeza vipele kwa nguvu kwa upande wa glasi safi.', from: [c.meningitis] },
        { ask: 'Vipele havififii?', act: 'Piga simu sasa.', from: [c.meningitis] },
        {
          ask: 'Vinafifia?',
          act: 'Jaribu tena baadaye:',
          text: 'huenda vikafifia mwanzoni.',
          from: [c.meningitis],
        },
        {
          ask: 'Ngozi ni nyeusi?',
          act: 'Tazama viganja na nyayo,',
          text: 'ndani ya kope, na juu ndani ya mdomo.',
          from: [c.meningitis],
        },
      ],
    },
    {
      id: 'sickleCell',
      title: parts.sickleCell,
      lead: 'Kwa umri wowote.',
      items: [
        { act: 'Mwambie kila mtu “sickle cell”.', from: [c.sickleCell] },
        {
          act: 'Anywe sana, apate joto, apumzike,',
          text: 'anywe dawa zake za maumivu kama alivyofundishwa.',
          from: [c.sickleCell],
        },
        {
          ask: 'Homa ya 38 °C au zaidi, kifua kinauma, anakohoa, au anapumua kwa shida?',
          act: 'Hospitali sasa.',
          text: 'Omba apimwe malaria.',
          from: [c.sickleCell],
        },
        {
          ask: 'Upande mmoja hauna nguvu, maneno hayaeleweki, degedege au kifafa, usingizi, kichwa kinauma kuliko wakati wowote?',
          act: 'Hospitali sasa.',
          from: [c.sickleCell],
        },
        {
          ask: 'Amepauka sana ghafla, tumbo limevimba, anatapika, hawezi kunywa, au ni mjamzito?',
          act: 'Hospitali sasa.',
          from: [c.sickleCell],
        },
        {
          ask: 'Maumivu yamezidi ya kawaida au hayaishi, au uume umesimama zaidi ya masaa 2?',
          act: 'Hospitali sasa.',
          from: [c.sickleCell],
        },
        {
          ask: 'Mtoto mwenye homa, na mikono au miguu imevimba?',
          act: 'Hospitali sasa.',
          from: [c.sickleCell],
        },
        {
          act: 'Amini kwamba anaumia.',
          text: 'Asioge maji baridi, asifungwe kwa kubana, asipewe aspirini chini ya miaka 16.',
          from: [c.sickleCell],
        },
      ],
    },
  ],
  related: [linkTo('seizure'), linkTo('choking'), linkTo('poison'), allTopics],
});
