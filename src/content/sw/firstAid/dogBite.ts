import { concernSources as c } from '../../en/firstAid/concernSources';
import { sources as s } from '../../en/firstAid/sources';
import { firstAidTopic } from './frame';
import { allTopics, linkTo, parts } from './titles';

/** Bitten by a dog or another mammal: rabies. Attacked by a wild animal. In Kiswahili. */
export const dogBite = firstAidTopic({
  id: 'dogBite',
  meta: {
    title: 'Ameumwa na mbwa au mnyama: osha, chanjo leo',
    description:
      'Ameumwa au amekwaruzwa na mbwa, paka, tumbili, popo au mnyama wa porini: osha dakika 15 kwa sabuni, upate chanjo siku hiyo hiyo.',
  },
  steps: [
    {
      act: 'Osha jeraha kwa dakika 15.',
      text: 'Sabuni na maji yanayotiririka. Kila mnyama anayenyonyesha anaweza kuwa na kichaa: mbwa, paka, tumbili, popo, nguchiro, bweha, fisi, ng’ombe.',
      isLarge: true,
      from: [c.dogBite, s.common],
    },
    {
      act: 'Kisha libonyeze.',
      text: 'Damu nyingi? Izuie kwanza:',
      links: [linkTo('bleeding')],
      from: [c.dogBite],
    },
    {
      act: 'Nenda kliniki siku hiyo hiyo, upate chanjo.',
      text: 'Umechelewa? Nenda hata hivyo, hata baada ya wiki kadhaa. Mbwa amechanjwa? Nenda pia.',
      isLarge: true,
      from: [c.dogBite, s.common],
    },
    {
      ask: 'Jeraha linatoka damu, umelambwa kwenye jeraha, jicho au mdomo, au ni popo?',
      act: 'Omba chanjo na immunoglobulin.',
      from: [c.rabies],
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
  techniques: [
    {
      id: 'wildAnimal',
      title: parts.wildAnimal,
      lead: 'Ndovu, nyati, kiboko, mamba, simba, fisi, chui.',
      items: [
        {
          act: 'Usalama wako kwanza: ingia ndani ya gari au nyumba.',
          text: 'Usimfukuze wala kumpiga picha.',
          from: [s.common],
        },
        { act: 'Zuia kwanza damu nyingi:', links: [linkTo('bleeding')], from: [s.common] },
        {
          ask: 'Ni pembe?',
          act: 'Mlaze chini, piga simu, hata kama anaweza kutembea.',
          text: 'Tundu dogo huenda likawa refu ndani.',
          isLarge: true,
          from: [s.common],
        },
        {
          ask: 'Amegongwa tumboni au kifuani, ametupwa au amekanyagwa?',
          act: 'Fanya kama baada ya ajali:',
          links: [linkTo('spine')],
          from: [s.common],
        },
        {
          ask: 'Mamba, kiboko, simba au fisi?',
          act: 'Bonyeza, osha, usifunge jeraha kwa kushona.',
          text: 'Wote waende hospitali.',
          from: [s.common],
        },
        { act: 'Mnyama anayenyonyesha: osha jeraha, chanjo siku hiyo hiyo.', from: [c.rabies] },
      ],
    },
  ],
  related: [linkTo('snakebite'), linkTo('bleeding'), allTopics],
});
