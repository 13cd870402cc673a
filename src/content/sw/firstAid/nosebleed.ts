import { sources as s } from '../../en/firstAid/sources';
import { firstAidTopic } from './frame';
import { allTopics, linkTo } from './titles';

/** A nosebleed, in Kiswahili. */
export const nosebleed = firstAidTopic({
  id: 'nosebleed',
  meta: {
    title: 'Anatoka damu puani: ainame mbele, bana pua',
    description:
      'Damu inatoka puani: aketi, ainame mbele, bana sehemu laini dakika 10 hadi 15 bila kuchungulia. Wakati wa kupiga simu, na usichopaswa kufanya.',
  },
  steps: [
    { act: 'Aketi, ainame mbele.', from: [s.common] },
    {
      act: 'Bana sehemu laini ya pua kwa dakika 10 hadi 15.',
      text: 'Apumue kwa mdomo. Usichungulie.',
      isLarge: true,
      from: [s.common],
    },
    { ask: 'Damu bado inatoka?', act: 'Bana tena dakika 10 hadi 15.', from: [s.common] },
    { ask: 'Hakuna dalili ya kupiga simu?', act: 'Nenda kliniki.', from: [s.common] },
  ],
  callIf: [
    { text: 'Damu inatoka zaidi ya dakika 30.', from: [s.common] },
    { text: 'Anahisi kuzimia, au ana chini ya miaka 2.', from: [s.common] },
    { text: 'Ilianza baada ya kugongwa, au anatumia dawa za kuzuia damu kuganda.', from: [s.common] },
  ],
  never: [
    { text: 'Usirudishe kichwa nyuma.', from: [s.common] },
    { text: 'Usizibe pua kwa kitu. Asipenge kamasi.', from: [s.common] },
  ],
  related: [linkTo('headInjury'), linkTo('bleeding'), allTopics],
});
