import neck from 'virtual:picture/firstAid-neck/sw';
import { sources as s } from '../../en/firstAid/sources';
import type { FirstAidList, Statement } from '../../firstAidTypes';

/** Opening the airway of somebody with an injury, in Kiswahili: it comes before a still neck. */
export const jawSteps: readonly Statement[] = [
  {
    ask: 'Anapumua kimya na kawaida?',
    act: 'Mwache kama ulivyomkuta.',
    text: 'Piga magoti nyuma ya kichwa, mkono kila upande. Kishike kisisogee.',
    from: [s.resuscitationUk],
  },
  {
    ask: 'Anakoroma, ana mlio kooni, matapishi au damu?',
    act: 'Inua taya.',
    text: 'Vidole nyuma ya pembe zote mbili za taya, vidole gumba kwenye mifupa ya mashavu. Ivute mbele. Kichwa kisisogee.',
    pictures: [neck],
    from: [s.resuscitationUk],
  },
  {
    ask: 'Haitoshi, kuna majimaji mdomoni, au lazima uondoke?',
    act: 'Mgeuzeni kwa ubavu, mwili mzima kwa pamoja.',
    from: [s.resuscitationUk, s.common],
  },
  {
    act: 'Mmoja ashike kichwa na kuhesabu.',
    text: 'Wawili au watatu wapige magoti upande mmoja, mikono kwenye bega, nyonga na goti la upande wa mbali. Kichwa, shingo na mwili pamoja.',
    from: [s.resuscitationUk, s.common],
  },
  {
    ask: 'Uko peke yako?',
    act: 'Nyoosha mkono wake ulio karibu nawe, uwe kando ya kichwa chake.',
    text: 'Mgeuze ili kichwa kilale kwenye mkono huo.',
    from: [s.common],
  },
  {
    ask: 'Njia ya hewa bado haifunguki?',
    act: 'Rudisha kichwa nyuma, inua kidevu.',
    from: [s.resuscitationUk, s.common],
  },
];

/** The same, where it is one part of a page. */
export const jaw: FirstAidList = {
  id: 'jaw',
  title: 'Haamki baada ya ajali',
  lead: 'Kupumua kwanza, hata kama huenda shingo imeumia.',
  items: jawSteps,
};

/** When a helmet comes off, and how. */
export const helmet: FirstAidList = {
  id: 'helmet',
  title: 'Helmeti',
  items: [
    {
      text: 'Yuko macho na anapumua: isivuliwe. Fungua kioo chake na kamba.',
      from: [s.helmet],
    },
    {
      text: 'Hapumui, au njia ya hewa haiwezi kusafishwa? Ivuliwe na watu wawili.',
      from: [s.helmet],
    },
    {
      text: 'Mmoja ashike shingo na taya kutoka chini. Mwingine apanue pande zake na kuivuta: kidevu kwanza, kisha kisogo.',
      from: [s.helmet],
    },
  ],
};
