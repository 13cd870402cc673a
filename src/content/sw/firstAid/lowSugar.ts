import { concernSources as c } from '../../en/firstAid/concernSources';
import { sources as s } from '../../en/firstAid/sources';
import { firstAidTopic } from './frame';
import { beginCpr } from './sharedLines';
import { allTopics, linkTo } from './titles';

/** Low blood sugar of a diabetic, in Kiswahili. */
export const lowSugar = firstAidTopic({
  id: 'lowSugar',
  meta: {
    title: 'Sukari ya damu imeshuka: mpe sukari akiwa macho',
    description:
      'Mwenye kisukari anatetemeka, ana jasho au amechanganyikiwa: sukari kwa maji, soda au juisi akiwa macho na anameza. La sivyo, usimpe kitu.',
  },
  steps: [
    {
      ask: 'Yuko macho, na anaweza kumeza?',
      act: 'Mpe sukari sasa.',
      text: 'Vijiko vidogo 4 hadi 5 vya sukari kwenye maji, au glasi ya soda au juisi.',
      isLarge: true,
      from: [c.firstAidReported],
    },
    {
      ask: 'Haamki, au hawezi kumeza?',
      act: 'Usiweke chochote mdomoni. Piga simu.',
      text: 'Mlaze kwa ubavu:',
      links: [linkTo('notAwake')],
      from: [c.firstAidReported, s.recovery],
    },
    {
      ask: 'Yuko macho, lakini hajapata nafuu baada ya dakika 15?',
      act: 'Mpe sukari tena.',
      from: [c.firstAidReported],
    },
    { ask: 'Amepata nafuu?', act: 'Mpe chakula.', from: [c.firstAidReported] },
    beginCpr,
  ],
  callIf: [
    { text: 'Haamki, au hawezi kumeza.', from: [c.firstAidReported] },
    { text: 'Ana degedege au kifafa.', from: [c.firstAidReported] },
    { text: 'Hapati nafuu.', from: [c.firstAidReported] },
  ],
  never: [
    { text: 'Usimpe soda isiyo na sukari (diet).', from: [c.firstAidReported] },
    { text: 'Usimpe insulini.', from: [c.firstAidReported] },
    { text: 'Usiweke chochote mdomoni mwa mtu asiyeamka.', from: [c.firstAidReported] },
  ],
  more: [
    {
      id: 'child',
      title: 'Mtoto anakataa sukari',
      items: [{ text: 'Yuko macho? Weka sukari iliyoloweshwa chini ya ulimi.', from: [c.firstAidReported] }],
    },
  ],
  related: [linkTo('seizure'), linkTo('stroke'), allTopics],
});
