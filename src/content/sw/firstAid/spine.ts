import { sources as s } from '../../en/firstAid/sources';
import { firstAidTopic } from './frame';
import { helmet, jawSteps } from './injury';
import { nothingByMouth } from './sharedLines';
import { allTopics, linkTo } from './titles';

/** Hurt by a fall, a crash or a dive, in Kiswahili: the neck may be broken, and air still comes first. */
export const spine = firstAidTopic({
  id: 'spine',
  meta: {
    title: 'Kuanguka, ajali au kupiga mbizi: shingo na hewa',
    description:
      'Ameanguka, amepata ajali au amepiga mbizi, na haamki: jinsi ya kushika kichwa kisisogee, kuinua taya, kumgeuza mtu, na helmeti.',
  },
  steps: [
    {
      act: 'Usimsogeze,',
      text: 'isipokuwa kuna hatari. Mguse, mwite kwa sauti. Piga simu, weka spika.',
      from: [s.resuscitationUk, s.drivers],
    },
    ...jawSteps,
    {
      ask: 'Hapumui, au anavuta pumzi mara mojamoja tu?',
      act: 'Mlaze chali, ubonyeze kifua:',
      links: [linkTo('notBreathing')],
      from: [s.resuscitationUk],
    },
    { act: 'Asipate baridi.', from: [s.drivers] },
  ],
  callIf: [
    { text: 'Haamki, au hapumui kawaida.', from: [s.callers] },
    { text: 'Mkono au mguu hausogei, au hauna hisia.', from: [s.common] },
    { text: 'Shingo au mgongo unauma.', from: [s.common] },
  ],
  never: [
    {
      text: 'Fungua njia ya hewa kwanza. Usingoje kwa sababu ya shingo.',
      from: [s.resuscitationUk],
    },
    nothingByMouth,
  ],
  more: [helmet],
  related: [linkTo('headInjury'), linkTo('brokenBone'), linkTo('roadAccident'), allTopics],
});
