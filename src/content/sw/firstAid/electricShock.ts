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
      ask: 'Huwezi, na ni stima ya nyumbani?',
      act: 'Msukume mbali kwa mti mkavu au plastiki.',
      text: 'Simama juu ya ubao mkavu.',
      from: [c.home],
    },
    beginCpr,
    { ask: 'Ameungua?', act: 'Poza palipoungua:', links: [linkTo('burns')], from: [c.home] },
    { act: 'Nenda hospitali', text: 'kila baada ya kupigwa na stima.', from: [c.home] },
  ],
  never: [
    { text: 'Usitumie kitu kilicholowa maji, wala chombo cha chuma.', from: [c.home] },
    { text: 'Usikaribie waya wa stima wa nje: kaa umbali wa mita 20 au zaidi.', from: [c.home] },
  ],
  more: [
    {
      id: 'lightning',
      title: 'Radi',
      items: [{ text: 'Unaweza kumgusa sasa hivi: ni salama.', from: [s.common] }],
    },
  ],
  related: [linkTo('notBreathing'), linkTo('spine'), allTopics],
});
