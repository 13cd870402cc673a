import strokeSigns from 'virtual:picture/firstAid-stroke/sw';
import { sources as s } from '../../en/firstAid/sources';
import { firstAidTopic } from './frame';
import { beginCpr } from './sharedLines';
import { allTopics, linkTo } from './titles';

/** Signs of a stroke, in Kiswahili. */
export const stroke = firstAidTopic({
  id: 'stroke',
  meta: {
    title: 'Kiharusi: uso, mikono, maneno, wakati',
    description:
      'Uso, mikono au maneno yamebadilika: piga simu sasa hivi, uliza alikuwa sawa saa ngapi. Cha kufanya, na usichopaswa kumpa, hadi wahudumu wafike.',
  },
  steps: [
    { act: 'Uso: “Tabasamu.”', text: 'Upande mmoja umeshuka?', isLarge: true, from: [s.firstAid] },
    { act: 'Mikono: “Inua mikono yote miwili.”', text: 'Mmoja unashuka?', isLarge: true, from: [s.firstAid] },
    {
      act: 'Maneno: “Rudia maneno haya: leo ni siku nzuri.”',
      text: 'Hayaeleweki, yamekosewa, au hayatoki?',
      isLarge: true,
      from: [s.firstAid],
    },
    {
      act: 'Wakati: dalili moja tu? Piga simu sasa,',
      text: 'hata ikipotea.',
      pictures: [strokeSigns],
      isLarge: true,
      from: [s.firstAid],
    },
    {
      act: 'Uliza: mara ya mwisho alikuwa sawa saa ngapi?',
      text: 'Waambie wahudumu. Hospitali yenye mashine ya CT scan ni bora zaidi.',
      from: [s.firstAid, s.common],
    },
    {
      ask: 'Ana usingizi au anatapika?',
      act: 'Mlaze kwa ubavu:',
      links: [linkTo('notAwake')],
      from: [s.recovery],
    },
    beginCpr,
  ],
  callIf: [
    { text: 'Kuna dalili moja tu, au imepotea tena.', from: [s.firstAid] },
    { text: 'Ghafla haoni, anayumba, au kichwa kinauma kuliko wakati wowote.', from: [s.firstAid] },
    { text: 'Ni mtoto: piga simu vilevile.', from: [s.firstAid] },
  ],
  never: [
    { text: 'Usimpe aspirini wala tembe ya presha.', from: [s.common] },
    { text: 'Usimpe chakula wala kinywaji.', from: [s.common] },
    { text: 'Usimpeleke kwa gari mwenyewe: piga simu kwanza.', from: [s.callers] },
  ],
  more: [
    {
      id: 'alike',
      title: 'Sukari ikishuka huenda ifanane na kiharusi',
      items: [{ text: 'Ana kisukari:', links: [linkTo('lowSugar')], from: [s.firstAid] }],
    },
  ],
  related: [linkTo('heartAttack'), linkTo('notBreathing'), allTopics],
});
