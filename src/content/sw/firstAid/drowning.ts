import { concernSources as c } from '../../en/firstAid/concernSources';
import { sources as s } from '../../en/firstAid/sources';
import { breaths } from './breaths';
import { firstAidTopic } from './frame';
import { allTopics, linkTo } from './titles';

/** Drowning, in Kiswahili. */
export const drowning = firstAidTopic({
  id: 'drowning',
  meta: {
    title: 'Anazama: usiingie, mnyooshee kitu, kisha pumzi',
    description:
      'Anazama mtoni, bwawani, kisimani au ndooni: usiingie, mnyooshee au mrushie kitu. Ametolewa na hapumui: pumzi kwanza, kisha bonyeza kifua.',
  },
  steps: [
    { act: 'Usiingie majini. Piga kelele.', isLarge: true, from: [c.drowning] },
    {
      act: 'Lala chini, mnyooshee mti mrefu, tawi au leso.',
      text: 'Au mrushie kamba au jerikani tupu.',
      from: [c.drowning],
    },
    {
      ask: 'Ametolewa, na hapumui au anavuta pumzi mara mojamoja tu?',
      act: 'Puliza pumzi 5.',
      text: 'Kisha bonyeza mara 30 na pumzi 2, kwa zamu:',
      isLarge: true,
      links: [linkTo('notBreathing')],
      from: [c.drowning, s.breathsFirst],
    },
    { ask: 'Huwezi kupuliza pumzi?', act: 'Bonyeza bila kupumzika.', from: [c.drowning] },
    {
      ask: 'Anapumua, lakini haamki?',
      act: 'Mlaze kwa ubavu:',
      links: [linkTo('notAwake')],
      from: [s.recovery],
    },
    {
      act: 'Nenda hospitali',
      text: 'kama alipuliziwa pumzi au alibonyezwa kifua.',
      from: [c.drowning],
    },
  ],
  never: [
    { text: 'Usiruke majini.', from: [c.drowning] },
    { text: 'Usibonyeze tumbo. Usimning’inize kichwa chini.', from: [c.drowning] },
  ],
  techniques: [breaths],
  more: [
    {
      id: 'pit',
      title: 'Shimo, choo cha shimo au kisima',
      items: [{ text: 'Huenda hewa ni mbaya. Mtu asiingie bila kamba na msaada.', from: [s.common] }],
    },
  ],
  related: [linkTo('notAwake'), linkTo('spine'), allTopics],
});
