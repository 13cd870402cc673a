import { concernSources as c } from '../../en/firstAid/concernSources';
import { sources as s } from '../../en/firstAid/sources';
import { firstAidTopic } from './frame';
import { beginCpr } from './sharedLines';
import { allTopics, linkTo } from './titles';

/** Under a load, a car or a building; in Kiswahili. */
export const trapped = firstAidTopic({
  id: 'trapped',
  meta: {
    title: 'Amebanwa au amenaswa: mzigo gani kwanza',
    description:
      'Mtu amebanwa na mzigo, gari au jengo: usalama wako, mzigo gani uondolewe kwanza, na kwa nini kila mtu aende hospitali.',
  },
  steps: [
    {
      act: 'Usalama wako kwanza. Piga simu.',
      text: 'Sema ni wangapi wamenaswa, na tangu saa ngapi.',
      from: [s.common],
    },
    {
      act: 'Ondoa kila mzigo mara tu inapokuwa salama,',
      text: 'hata kama amebanwa kwa muda mrefu.',
      isLarge: true,
      from: [c.crush],
    },
    {
      act: 'Kichwa, shingo, kifua na tumbo kwanza.',
      text: 'Dakika chache huamua. Usingoje kwa sababu huenda shingo imeumia.',
      isLarge: true,
      from: [c.crush],
    },
    { ask: 'Anavuja damu nyingi?', act: 'Bonyeza jeraha:', links: [linkTo('bleeding')], from: [s.firstAid] },
    beginCpr,
    { act: 'Alale, asipate baridi.', text: 'Tazama kama anapumua.', from: [c.crush] },
    { act: 'Waambie wahudumu amebanwa kwa muda gani.', from: [c.crush] },
    {
      act: 'Kila aliyebanwa aende hospitali, hata bila maumivu wala alama.',
      text: 'Vivyo hivyo kwa aliyelalia mkono au mguu mmoja kwa masaa mengi.',
      from: [c.crush],
    },
  ],
  never: [
    { text: 'Usingoje kwa sababu zaidi ya dakika 15 zimepita.', from: [c.crush] },
    { text: 'Usiingie chini ya mzigo usiotegemezwa.', from: [c.crush] },
    { text: 'Usivute mkono au mguu kwa nguvu.', from: [c.crush] },
    {
      text: 'Kitambaa cha kuzuia damu ni kwa damu nyingi inayoweza kuua tu.',
      from: [c.crush],
    },
  ],
  related: [linkTo('bleeding'), linkTo('brokenBone'), linkTo('roadAccident'), allTopics],
});
