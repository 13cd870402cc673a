import { concernSources as c } from '../../en/firstAid/concernSources';
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
    { act: 'Aketi, ainame mbele.', from: [c.nosebleed] },
    {
      act: 'Bana sehemu laini ya pua kwa dakika 10 hadi 15.',
      text: 'Apumue kwa mdomo. Usichungulie.',
      isLarge: true,
      from: [c.nosebleed],
    },
    { ask: 'Damu bado inatoka?', act: 'Mara moja zaidi.', from: [c.nosebleed] },
    { ask: 'Hakuna dalili ya kupiga simu?', act: 'Nenda kliniki.', from: [c.nosebleed] },
  ],
  callIf: [
    { text: 'Damu inatoka zaidi ya dakika 30.', from: [c.nosebleed] },
    { text: 'Anahisi kuzimia, au ana chini ya miaka 2.', from: [c.nosebleed] },
    { text: 'Ilianza baada ya kugongwa, au anatumia dawa za kuzuia damu kuganda.', from: [c.nosebleed] },
  ],
  never: [
    { text: 'Usirudishe kichwa nyuma.', from: [c.nosebleed] },
    { text: 'Usizibe pua kwa kitu. Asipenge kamasi.', from: [c.nosebleed] },
  ],
  related: [linkTo('headInjury'), linkTo('bleeding'), allTopics],
});
