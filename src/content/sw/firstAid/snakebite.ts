import { concernSources as c } from '../../en/firstAid/concernSources';
import { sources as s } from '../../en/firstAid/sources';
import { firstAidTopic } from './frame';
import { ifNoResponse } from './sharedLines';
import { allTopics, linkTo, parts, pathOf } from './titles';

/** Bitten by a snake, or its spit in the eye; in Kiswahili. */
export const snakebite = firstAidTopic({
  id: 'snakebite',
  meta: {
    title: 'Ameumwa na nyoka: asisogee, aende hospitali',
    description:
      'Ameumwa na nyoka: piga simu, asisogee, mbebe hospitali papo hapo. Usichopaswa kufanya palipoumwa, na sumu ya nyoka jichoni.',
  },
  steps: [
    {
      act: 'Sogea mbali na nyoka, piga simu.',
      text: 'Andika saa. Kila aliyeumwa aende hospitali: muulize anayepokea simu ni ipi ina dawa ya sumu ya nyoka (antivenom), na jinsi ya kufika.',
      from: [c.snakebite, s.common],
    },
    {
      act: 'Asisogee. Mbebe.',
      text: 'Asitembee kabisa.',
      isLarge: true,
      from: [c.snakebite],
    },
    { act: 'Vua pete, bangili za miguu na viatu.', from: [c.snakebite] },
    {
      act: 'Mkono au mguu ulioumwa usisogee.',
      text: 'Uwekee ubao wa kuutuliza (splint).',
      from: [c.snakebite],
    },
    { ask: 'Anatapika?', act: 'Mlaze kwa ubavu wake wa kushoto.', from: [c.snakebite] },
    {
      ask: 'Kope zinashuka, maneno hayaeleweki, pumzi ni dhaifu?',
      act: 'Mlaze kwa ubavu. Uwe tayari kupuliza pumzi:',
      links: [{ label: 'Jinsi ya kupuliza pumzi', to: `${pathOf('notBreathing')}#breaths` }],
      from: [s.common],
    },
    ifNoResponse,
  ],
  never: [
    { text: 'Usimfukuze nyoka. Picha kutoka mbali tu.', from: [c.snakebite] },
    {
      text: 'Usifunge chochote kuzunguka mkono au mguu, hata kitambaa cha kuzuia damu.',
      from: [c.snakebite],
    },
    { text: 'Usikate wala kunyonya palipoumwa. Usitumie jiwe jeusi wala mitishamba.', from: [c.snakebite] },
    { text: 'Usimpe pombe wala aspirini.', from: [c.snakebite] },
    { text: 'Usifunge bendeji ya kubana, isipokuwa mhudumu wa afya akisema.', from: [c.snakebite] },
  ],
  techniques: [
    {
      id: 'scorpion',
      title: parts.scorpion,
      items: [
        { act: 'Sogea mbali na nge. Vua pete. Osha palipoumwa.', from: [c.scorpion] },
        {
          act: 'Kitu baridi ndani ya kitambaa. Asisogee.',
          text: 'Mara nyingi huuma tu: paracetamol inaweza kusaidia.',
          from: [c.scorpion],
        },
        {
          ask: 'Ni mtoto?',
          act: 'Hospitali papo hapo, kila anapoumwa.',
          isLarge: true,
          from: [c.scorpion],
        },
        {
          ask: 'Anatoka mate, hawezi kumeza, misuli inacheza, anajirusha, au macho yanazunguka?',
          act: 'Hospitali papo hapo.',
          isLarge: true,
          from: [c.scorpion],
        },
        {
          ask: 'Anapumua kwa shida, misuli inakaza, anatapika, au hawezi kutembea?',
          act: 'Hospitali papo hapo.',
          from: [c.scorpion],
        },
        {
          act: 'Mwangalie kwa masaa 8.',
          text: 'Dalili huanza baada ya dakika 15 hadi 60, au baada ya masaa 6 hadi 8. Mkia mnene na makucha membamba ndiyo hatari zaidi.',
          from: [c.scorpion],
        },
        {
          act: 'Usikate, usinyonye, usifunge.',
          text: 'Usimpe pombe, usiweke jiwe jeusi.',
          from: [c.scorpion],
        },
      ],
    },
  ],
  more: [
    {
      id: 'eye',
      title: 'Sumu ya nyoka jichoni',
      items: [
        {
          text: 'Osha jicho kwa maji mengi safi sasa hivi, dakika 15 hadi 20. Hakuna maji? Maziwa.',
          from: [c.snakeEye],
        },
        {
          text: 'Usisugue. Usiweke mitishamba, dawa ya zamani ya matone wala ubao (splint).',
          from: [c.snakeEye],
        },
        { text: 'Nenda kliniki ya macho au hospitali sasa, hata likipata nafuu.', from: [c.snakeEye] },
      ],
    },
  ],
  related: [linkTo('dogBite'), linkTo('allergy'), linkTo('chemical'), allTopics],
});
