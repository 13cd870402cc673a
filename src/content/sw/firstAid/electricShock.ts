import { concernSources as c } from '../../en/firstAid/concernSources';
import { sources as s } from '../../en/firstAid/sources';
import { firstAidTopic } from './frame';
import { beginCpr } from './sharedLines';
import { allTopics, linkTo } from './titles';

/** Electricity and lightning, in Kiswahili. */
export const electricShock = firstAidTopic({
  id: 'electricShock',
  meta: {
    title: 'Amepigwa na stima: zima kabla ya kumgusa',
    description:
      'Mtu amepigwa na stima: usimguse, zima swichi kuu, kisha angalia kama anapumua. Pia nyaya za stima na radi.',
  },
  steps: [
    {
      act: 'Usimguse. Zima swichi kuu (main switch).',
      isLarge: true,
      from: [c.home],
    },
    {
      ask: 'Mvua, sakafu yenye maji, au wewe umelowa?',
      act: 'Zima swichi kuu, la sivyo kaa mbali.',
      text: 'Usitumie fimbo wala kamba.',
      isLarge: true,
      from: [s.common],
    },
    {
      ask: 'Huwezi kufika kwenye swichi, pote ni pakavu, na ni stima ya nyumbani?',
      act: 'Msukume mbali kwa ubao au fimbo kavu ya mti, au plastiki.',
      text: 'Simama kwenye ubao mkavu.',
      from: [c.home],
    },
    {
      ask: 'Ni waya wa stima wa nje, ulioanguka au unaoning’inia?',
      act: 'Kaa umbali wa mita 20, na uwazuie wengine.',
      text: 'Unaonekana hauna stima? Huenda unayo. Ngojeni hadi Kenya Power waseme imezimwa.',
      from: [c.home, c.powerLines],
    },
    beginCpr,
    { ask: 'Ameungua?', act: 'Poza palipoungua:', links: [linkTo('burns')], from: [c.home] },
    { act: 'Kila aliyepigwa na stima aende hospitali.', from: [c.home] },
  ],
  never: [
    { text: 'Usitumie kitu kilicholowa maji, wala chombo cha chuma.', from: [c.home] },
    { text: 'Usikaribie waya wa stima wa nje: kaa umbali wa mita 20 au zaidi.', from: [c.home] },
    {
      text: 'Usiguse ua, dimbwi, mti au gari ambalo waya umeliangukia.',
      from: [c.powerLines],
    },
  ],
  more: [
    {
      id: 'lightning',
      title: 'Radi',
      items: [
        { text: 'Unaweza kumgusa sasa hivi: ni salama.', from: [s.common] },
        {
          text: 'Watu kadhaa wameumia? Kwanza asiyepumua au asiyesogea: pumzi na kubonyeza kifua. Kisha wengine.',
          links: [linkTo('notBreathing')],
          from: [c.lightning, s.common],
        },
        {
          text: 'Radi inaendelea? Ingieni ndani ya jengo au gari, si chini ya mti wala ndani ya hema.',
          from: [c.lightning],
        },
        { text: 'Kila mtu aende hospitali.', from: [c.lightning] },
      ],
    },
    {
      id: 'car',
      title: 'Waya wa stima umeangukia gari lako',
      items: [
        { text: 'Kaa ndani ya gari, upige simu.', from: [s.common] },
        {
          text: 'Kuna moto? Ruka mbali na gari, miguu pamoja, uende kwa hatua ndogo za kuburuta miguu.',
          from: [s.common],
        },
      ],
    },
  ],
  related: [linkTo('notBreathing'), linkTo('spine'), allTopics],
});
