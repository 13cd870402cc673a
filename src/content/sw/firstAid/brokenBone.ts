import { concernSources as c } from '../../en/firstAid/concernSources';
import { firstAidTopic } from './frame';
import { ifNoResponse } from './sharedLines';
import { allTopics, linkTo } from './titles';

/** A broken arm, leg or hip; in Kiswahili. */
export const brokenBone = firstAidTopic({
  id: 'brokenBone',
  meta: {
    title: 'Amevunjika mfupa: uache kama ulivyoukuta',
    description:
      'Huenda mkono, mguu au nyonga imevunjika: iache kama ulivyoikuta, shika juu na chini yake, usiinyooshe. Wakati wa kupiga simu.',
  },
  steps: [
    {
      act: 'Uache kama ulivyoukuta.',
      text: 'Ushikilie juu na chini ya palipovunjika.',
      isLarge: true,
      from: [c.home],
    },
    { ask: 'Kuna jeraha, au mfupa unaonekana?', act: 'Pafunike, ubonyeze kandokando.', from: [c.home] },
    {
      ask: 'Lazima umsogeze?',
      act: 'Mkono uning’inie kwenye kitambaa shingoni (sling).',
      text: 'Funga mguu uliovunjika pamoja na mguu mwingine, weka kitu laini katikati.',
      from: [c.home],
    },
    ifNoResponse,
  ],
  callIf: [
    { text: 'Ni paja, nyonga au mgongo.', from: [c.home] },
    { text: 'Mfupa unaonekana.', from: [c.home] },
    { text: 'Kiganja au unyayo, chini ya palipovunjika, ni baridi au bluu.', from: [c.home] },
  ],
  never: [
    { text: 'Usiunyooshe. Usisukume mfupa ndani.', from: [c.home] },
    { text: 'Usimpe chakula.', from: [c.home] },
  ],
  related: [linkTo('spine'), linkTo('bleeding'), linkTo('trapped'), allTopics],
});
