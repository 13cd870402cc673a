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
      act: 'Lala chini, mnyooshee fimbo ndefu au ufito, tawi au leso.',
      text: 'Au mrushie kamba au jerikani tupu.',
      from: [c.drowning],
    },
    {
      ask: 'Ametolewa majini, na hapumui au anavuta pumzi mara mojamoja tu?',
      act: 'Puliza pumzi 5.',
      text: 'Kisha bonyeza mara 30, pumzi 2, na urudie:',
      isLarge: true,
      links: [linkTo('notBreathing')],
      from: [c.drowning, s.breathsFirst],
    },
    { ask: 'Huwezi kupuliza pumzi?', act: 'Bonyeza bila kupumzika.', from: [c.drowning] },
    {
      ask: 'AED imefika?',
      act: 'Kausha kifua, kisha itumie.',
      text: 'Ardhi yenye maji si hatari.',
      from: [c.aedAnswers],
    },
    {
      ask: 'Anapumua, lakini haamki?',
      act: 'Mlaze kwa ubavu:',
      links: [linkTo('notAwake')],
      from: [s.recovery],
    },
    {
      act: 'Mkaushe, asipate baridi.',
      text: 'Kuna povu mdomoni? Liache.',
      from: [c.afterDrowning],
    },
    {
      act: 'Kila aliyetolewa majini aende hospitali,',
      text: 'hata akijisikia vizuri. Asibaki peke yake kwa masaa 24, asiendeshe gari.',
      from: [c.drowning, c.afterDrowning],
    },
  ],
  callIf: [
    {
      text: 'Alizimia, hata kidogo tu, au alipuliziwa pumzi au alibonyezwa kifua.',
      from: [c.drowning, c.afterDrowning],
    },
    {
      text: 'Anakohoa, ana povu mdomoni, anatapika, au anapumua haraka au kwa shida.',
      from: [c.afterDrowning],
    },
    {
      text: 'Ana usingizi, amechanganyikiwa, ni wa bluu au kijivu, au kifua kinauma.',
      from: [c.afterDrowning],
    },
    {
      text: 'Ameumia, alipiga mbizi, alipata degedege au kifafa, amelewa, au ana pumu au ugonjwa wa moyo.',
      from: [c.afterDrowning],
    },
    { text: 'Ni mtoto mchanga.', from: [c.afterDrowning] },
    { text: 'Kikohozi, kupumua kwa shida au homa inakuja baadaye.', from: [c.afterDrowning] },
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
