import { concernSources as c } from '../../en/firstAid/concernSources';
import { sources as s } from '../../en/firstAid/sources';
import { firstAidTopic } from './frame';
import { beginCpr } from './sharedLines';
import { allTopics, linkTo } from './titles';

/** Under a load, a car or a building; in Kiswahili. */
export const trapped = firstAidTopic({
  id: 'trapped',
  meta: {
    title: 'Amebanwa au amenaswa: inua mzigo lini',
    description:
      'Mtu amebanwa na mzigo, gari au jengo: usalama wako, wakati wa kuinua mzigo papo hapo na wakati wa kuwaachia wahudumu.',
  },
  steps: [
    {
      act: 'Usalama wako kwanza. Piga simu.',
      text: 'Sema ni wangapi wamenaswa, na tangu saa ngapi.',
      from: [s.common],
    },
    {
      ask: 'Chini ya dakika 15, na ni salama?',
      act: 'Inua mzigo, uutoe sasa hivi.',
      isLarge: true,
      from: [c.crush],
    },
    {
      ask: 'Zaidi ya hapo?',
      act: 'Waachie wahudumu,',
      text: 'isipokuwa hapumui, au kuna moto.',
      from: [c.crush],
    },
    { ask: 'Anavuja damu nyingi?', act: 'Bonyeza jeraha:', links: [linkTo('bleeding')], from: [s.firstAid] },
    beginCpr,
    { act: 'Waambie wahudumu amebanwa tangu saa ngapi.', from: [c.crush] },
  ],
  never: [
    {
      text: 'Usiinue mzigo baada ya dakika 15 bila wahudumu. Vyanzo havikubaliani kuhusu hili.',
      from: [c.crush],
    },
  ],
  related: [linkTo('bleeding'), linkTo('brokenBone'), linkTo('roadAccident'), allTopics],
});
