import { concernSources as c } from '../../en/firstAid/concernSources';
import { sources as s } from '../../en/firstAid/sources';
import { firstAidTopic } from './frame';
import { ifNoResponse } from './sharedLines';
import { allTopics, linkTo } from './titles';

/** Chest pain that no injury explains, in Kiswahili. */
export const heartAttack = firstAidTopic({
  id: 'heartAttack',
  meta: {
    title: 'Mshtuko wa moyo: kifua kinauma, fanya hivi',
    description:
      'Kifua kinauma bila kuumia: piga simu, mtu aketi apumzike, cha kujua kuhusu aspirini, na kwa nini usiendeshe gari mwenyewe.',
  },
  steps: [
    {
      act: 'Aketi chini. Piga simu.',
      text: 'Aegemee ukuta, akunje magoti. Asitembee wala kuendesha gari.',
      isLarge: true,
      from: [s.firstAid, s.common],
    },
    {
      act: 'Usimpe aspirini',
      text: 'kama ana mzio wake, anavuja damu, ana vidonda vya tumbo, jeraha, dalili za kiharusi au mimba, chini ya miaka 16, au amekatazwa. Anatumia dawa za kuzuia damu kuganda: uliza kwanza.',
      from: [s.firstAid, s.common],
    },
    {
      ask: 'Hakuna lolote kati ya haya?',
      act: 'Mtu mzima aliye macho anaweza kutafuna aspirini moja ya mg 300,',
      text: 'au nne za mg 75 au mg 81.',
      from: [s.firstAid, s.common],
    },
    { act: 'Mtu alete karibu mashine ya kushtua moyo (AED).', from: [s.firstAid] },
    ifNoResponse,
  ],
  callIf: [
    {
      text: 'Kifua kinabana, ni kizito au ni kama kinakandamizwa, zaidi ya dakika chache.',
      from: [s.firstAid],
    },
    { text: 'Maumivu ya mkono, taya, shingo, mgongo au tumbo la juu.', from: [s.firstAid] },
    { text: 'Jasho baridi, anakosa pumzi, anatapika au anazimia.', from: [s.firstAid] },
    {
      text: 'Wanawake, wazee na wenye kisukari: mshtuko 1 kati ya 3 hauna maumivu ya kifua.',
      from: [c.heart],
    },
  ],
  never: [
    { text: 'Usiendeshe gari mwenyewe hadi hospitali.', from: [s.firstAid] },
    { text: 'Usimpe dawa nyingine yoyote, isipokuwa wahudumu wakikuambia kwenye simu.', from: [s.common] },
  ],
  related: [linkTo('stroke'), linkTo('notBreathing'), linkTo('asthma'), allTopics],
});
