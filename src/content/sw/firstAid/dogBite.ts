import { concernSources as c } from '../../en/firstAid/concernSources';
import { firstAidTopic } from './frame';
import { allTopics, linkTo } from './titles';

/** Bitten by a dog or a cat, in Kiswahili: rabies. */
export const dogBite = firstAidTopic({
  id: 'dogBite',
  meta: {
    title: 'Ameumwa na mbwa au paka: osha, chanjo leo',
    description:
      'Ameumwa au amekwaruzwa na mbwa au paka: osha dakika 15 kwa sabuni na maji yanayotiririka, kisha kliniki siku hiyo hiyo upate chanjo.',
  },
  steps: [
    {
      act: 'Osha jeraha kwa dakika 15.',
      text: 'Sabuni na maji yanayotiririka.',
      isLarge: true,
      from: [c.dogBite],
    },
    {
      act: 'Kisha libonyeze.',
      text: 'Damu nyingi? Izuie kwanza:',
      links: [linkTo('bleeding')],
      from: [c.dogBite],
    },
    {
      act: 'Nenda kliniki siku hiyo hiyo,',
      text: 'upate chanjo. Hata kwa mkwaruzo, au kulambwa kwenye jeraha.',
      from: [c.dogBite],
    },
  ],
  callIf: [
    { text: 'Anavuja damu nyingi.', from: [c.dogBite] },
    { text: 'Ni usoni, au ni mtoto.', from: [c.dogBite] },
  ],
  never: [
    { text: 'Usingoje ili kumchunguza mbwa.', from: [c.dogBite] },
    { text: 'Usipake pilipili, mafuta wala mitishamba.', from: [c.dogBite] },
  ],
  related: [linkTo('snakebite'), linkTo('bleeding'), allTopics],
});
