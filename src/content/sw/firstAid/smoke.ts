import { concernSources as c } from '../../en/firstAid/concernSources';
import { sources as s } from '../../en/firstAid/sources';
import { firstAidTopic } from './frame';
import { beginCpr, ontoTheSide } from './sharedLines';
import { allTopics, linkTo } from './titles';

/** Carbon monoxide from a jiko, a generator or a fire; in Kiswahili. */
export const smoke = firstAidTopic({
  id: 'smoke',
  meta: {
    title: 'Moshi wa jiko au jenereta',
    description:
      'Kichwa kinauma, kichefuchefu au usingizi penye jiko, makaa au jenereta: fungua mlango na madirisha kutoka nje, watoe, nendeni hospitali.',
  },
  steps: [
    {
      act: 'Piga kelele. Fungua mlango na madirisha kutoka nje.',
      isLarge: true,
      from: [c.jiko, c.redCross],
    },
    {
      act: 'Watoe nje kwenye hewa safi. Piga simu.',
      text: 'Usiingie peke yako na kukaa ndani.',
      from: [c.jiko, c.redCross],
    },
    beginCpr,
    ontoTheSide,
    {
      act: 'Nendeni hospitali, nyote.',
      text: 'Mtoto mchanga au mjamzito: hata akiwa sawa.',
      from: [c.jiko, s.common],
    },
  ],
  callIf: [
    { text: 'Watu kadhaa wanaumwa na kichwa.', from: [c.jiko] },
    { text: 'Wana kichefuchefu, au wana usingizi.', from: [c.jiko] },
  ],
  never: [
    { text: 'Usiingie peke yako na kukaa ndani.', from: [c.jiko] },
    { text: 'Usilale kwenye chumba chenye jiko linalowaka.', from: [c.redCross] },
  ],
  related: [linkTo('burns'), linkTo('poison'), allTopics],
});
