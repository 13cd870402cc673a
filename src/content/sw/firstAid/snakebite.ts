import { concernSources as c } from '../../en/firstAid/concernSources';
import { firstAidTopic } from './frame';
import { ifNoResponse } from './sharedLines';
import { allTopics, linkTo } from './titles';

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
      text: 'Andika saa. Kila aliyeumwa aende hospitali: kubaliana na anayepokea simu jinsi ya kufika.',
      from: [c.snakebite],
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
    { ask: 'Anatapika?', act: 'Mlaze kwa ubavu wa kushoto.', from: [c.snakebite] },
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
  more: [
    {
      id: 'eye',
      title: 'Sumu ya nyoka jichoni',
      items: [
        {
          text: 'Osha jicho kwa maji sasa hivi, dakika 15 hadi 20. Hakuna maji? Maziwa.',
          from: [c.snakeEye],
        },
        { text: 'Usisugue. Usiweke ubao (splint). Nenda hospitali sasa.', from: [c.snakeEye] },
      ],
    },
  ],
  related: [linkTo('dogBite'), linkTo('allergy'), linkTo('chemical'), allTopics],
});
