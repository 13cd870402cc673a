import { concernSources as c } from '../../en/firstAid/concernSources';
import { sources as s } from '../../en/firstAid/sources';
import { firstAidTopic } from './frame';
import { beginCpr, ontoTheSide } from './sharedLines';
import { allTopics, linkTo } from './titles';

/** Carbon monoxide from a jiko, a generator or a fire; in Kiswahili. */
export const smoke = firstAidTopic({
  id: 'smoke',
  meta: {
    title: 'Moshi wa jiko au jenereta, au gesi',
    description:
      'Kichwa kinauma, kichefuchefu au usingizi penye jiko, makaa au jenereta: fungua kutoka nje, wote watoke. Harufu ya gesi: usiguse swichi.',
  },
  steps: [
    {
      act: 'Piga kelele. Fungua mlango na madirisha kutoka nje.',
      text: 'Usiingie peke yako. Usikae ndani.',
      isLarge: true,
      from: [c.jiko, c.redCross],
    },
    {
      act: 'Wote watoke nje kwenye hewa safi, wasirudi ndani. Piga simu.',
      text: 'Gesi ya jiko au ya jenereta haina harufu.',
      from: [c.jiko, c.redCross, c.carbonMonoxide],
    },
    {
      act: 'Zima jenereta.',
      text: 'Toa jiko nje ikiwa itachukua sekunde chache tu.',
      from: [c.carbonMonoxide],
    },
    beginCpr,
    ontoTheSide,
    {
      act: 'Kila aliyevuta moshi aende hospitali, hata akijisikia vizuri.',
      text: 'Hasa mtoto mchanga na mjamzito.',
      from: [c.jiko, c.carbonMonoxide, s.common],
    },
  ],
  callIf: [
    { text: 'Watu kadhaa wanaumwa na kichwa.', from: [c.jiko] },
    { text: 'Wana kichefuchefu, au wana usingizi.', from: [c.jiko] },
  ],
  never: [
    { text: 'Usirudi ndani.', from: [c.carbonMonoxide] },
    { text: 'Usilale kwenye chumba chenye jiko linalowaka.', from: [c.redCross] },
  ],
  techniques: [
    {
      id: 'gas',
      title: 'Unasikia harufu ya gesi?',
      items: [
        {
          act: 'Usiwashe moto. Usiguse swichi, kuwasha wala kuzima.',
          text: 'Usitumie simu ndani.',
          from: [c.gas],
        },
        { act: 'Funga valvu ya mtungi ikiwa karibu.', text: 'Fungua mlango na madirisha.', from: [c.gas] },
        {
          act: 'Wote watoke nje. Piga simu ukiwa nje.',
          text: 'Gesi hukaa chini: kwenye mashimo, na karibu na sakafu watu wanapolala.',
          from: [c.gas],
        },
        { ask: 'Mtungi hauwaki?', act: 'Utoe nje.', from: [c.gas] },
        {
          ask: 'Unawaka, au lori la mafuta limeanguka?',
          act: 'Nendeni mbali.',
          text: 'Msichote mafuta.',
          from: [c.gas],
        },
      ],
    },
  ],
  related: [linkTo('burns'), linkTo('poison'), allTopics],
});
