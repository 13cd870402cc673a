import { concernSources as c } from '../../en/firstAid/concernSources';
import { sources as s } from '../../en/firstAid/sources';
import { firstAidTopic } from './frame';
import { allTopics, linkTo } from './titles';

/** A fit, in Kiswahili. */
export const seizure = firstAidTopic({
  id: 'seizure',
  meta: {
    title: 'Degedege, kifafa: fanya hivi, usifanye hivi',
    description:
      'Degedege au kifafa: angalia saa, kinga kichwa, usimshike kwa nguvu, usiweke chochote mdomoni. Wakati wa kupiga simu, na kinachofuata.',
  },
  steps: [
    {
      act: 'Angalia saa. Ondoa vitu vya hatari.',
      text: 'Weka kitu laini chini ya kichwa. Fungua kola.',
      from: [c.seizures],
    },
    {
      act: 'Usimshike kwa nguvu. Usiweke chochote mdomoni.',
      text: 'Ngoja hadi kutetemeka kuishe.',
      isLarge: true,
      from: [c.seizures],
    },
    {
      ask: 'Imeisha?',
      act: 'Mlaze kwa ubavu, tazama kama anapumua:',
      links: [linkTo('notAwake')],
      from: [c.seizures],
    },
    {
      ask: 'Alianguka ghafla, akatetemeka kidogo, hapumui kawaida?',
      act: 'Moyo umesimama. Bonyeza kifua:',
      links: [linkTo('notBreathing')],
      from: [s.resuscitationUk],
    },
    { act: 'Kaa naye hadi aamke kabisa.', from: [c.seizures] },
  ],
  callIf: [
    { text: 'Inaendelea zaidi ya dakika 5, au imerudi.', from: [c.seizures] },
    { text: 'Ni mara ya kwanza.', from: [c.seizures] },
    { text: 'Haamki au hapumui baada yake.', from: [c.seizures] },
    { text: 'Ameumia, ana kisukari, au yuko majini.', from: [c.seizures] },
    {
      text: 'Ni mjamzito au amezaa hivi karibuni: mlaze kwa ubavu wake wa kushoto.',
      from: [c.seizures, s.common],
    },
  ],
  never: [
    { text: 'Usimshike kwa nguvu. Usimtikise.', from: [c.seizures] },
    { text: 'Usiweke kijiko, vidole wala maji mdomoni.', from: [c.seizures] },
  ],
  more: [
    {
      id: 'more',
      title: 'Majini, au mtoto mwenye homa',
      items: [
        { text: 'Yuko majini? Uso juu, mtoe nje.', from: [c.seizures] },
        {
          text: 'Ni mtoto mwenye homa? Nguo nyepesi, usimwogeshe wakati wa degedege au kifafa. Hospitali leo.',
          from: [s.common],
        },
      ],
    },
  ],
  related: [linkTo('lowSugar'), linkTo('pregnancy'), linkTo('sickChild'), allTopics],
});
