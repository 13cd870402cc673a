import { concernSources as c } from '../../en/firstAid/concernSources';
import { sources as s } from '../../en/firstAid/sources';
import { firstAidTopic } from './frame';
import { ifNoResponse } from './sharedLines';
import { allTopics, linkTo } from './titles';

/** Heat stroke and heat exhaustion, in Kiswahili. */
export const heat = firstAidTopic({
  id: 'heat',
  meta: {
    title: 'Joto limemzidi: mpoze kwanza, umpeleke baadaye',
    description:
      'Ana joto na amechanganyikiwa, ana degedege au kifafa, au anazimia: piga simu, kivuli, vua nguo, maji baridi hadi shingoni. Mkimbiaji au mtoto.',
  },
  steps: [
    { act: 'Piga simu. Kivulini. Mvue nguo.', from: [c.firstAidReported] },
    {
      ask: 'Amechanganyikiwa, anazimia au ana degedege au kifafa?',
      act: 'Mtie kwenye maji baridi hadi shingoni.',
      text: 'Shikilia kichwa juu. Dakika 15, au hadi aongee sawasawa.',
      isLarge: true,
      from: [c.firstAidReported],
    },
    {
      ask: 'Huwezi kumtia majini?',
      act: 'Mmwagie maji, umpepee.',
      text: 'Barafu shingoni, kwapani na kinenani.',
      from: [c.firstAidReported],
    },
    { act: 'Mpoze kwanza, umpeleke baadaye.', from: [c.firstAidReported] },
    ifNoResponse,
  ],
  callIf: [
    { text: 'Ana joto na amechanganyikiwa.', from: [c.firstAidReported] },
    { text: 'Ana degedege au kifafa, au anazimia.', from: [c.firstAidReported] },
  ],
  never: [
    { text: 'Amechanganyikiwa? Usimpe kitu cha kunywa.', from: [c.firstAidReported] },
    { text: 'Usimpe paracetamol.', from: [s.common] },
  ],
  more: [
    {
      id: 'weak',
      title: 'Hana nguvu tu, au misuli inakaza?',
      items: [{ text: 'Kivuli, na maji kidogo kidogo.', from: [c.firstAidReported] }],
    },
  ],
  related: [linkTo('seizure'), linkTo('sickChild'), allTopics],
});
