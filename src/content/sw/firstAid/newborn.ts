import { concernSources as c } from '../../en/firstAid/concernSources';
import { sources as s } from '../../en/firstAid/sources';
import { breaths } from './breaths';
import { firstAidTopic } from './frame';
import { pushOn } from './pushOn';
import { allTopics, linkTo } from './titles';

/** A newborn that does not cry or breathe, in Kiswahili. */
export const newborn = firstAidTopic({
  id: 'newborn',
  meta: {
    title: 'Mtoto mchanga halii: mkaushe, msugue, pumzi',
    description:
      'Mtoto aliyezaliwa sasa halii au hapumui: mkaushe, msugue mgongo na nyayo, kisha pumzi ndogo, mdomo na pua pamoja. Hatua kwa hatua.',
  },
  steps: [
    {
      act: 'Mkaushe mtoto vizuri kwa kitambaa.',
      text: 'Msugue mgongo na nyayo kwa sekunde 30. Piga simu, weka spika.',
      isLarge: true,
      from: [c.newborn, s.resuscitationUk, s.common],
    },
    {
      act: 'Ondoa kitambaa kilicholowa. Mfunike mwili wote, isipokuwa uso na kifua.',
      text: 'Kitambaa kikavu, kofia, karibu na mama. Usikate kamba ya kitovu.',
      from: [c.newborn],
    },
    { act: 'Mlaze mtoto chali, uso sawa.', from: [s.resuscitationUk, s.common] },
    {
      ask: 'Hapumui?',
      act: 'Puliza pumzi 5 ndogo.',
      text: 'Mdomo wako ufunike mdomo na pua. Hewa iliyo mashavuni mwako tu. Kifua lazima kiinuke.',
      isLarge: true,
      from: [s.resuscitationUk, s.common],
    },
    {
      ask: 'Kifua hakiinuki?',
      act: 'Uso sawa, kidevu juu, puliza tena.',
      from: [c.newborn, s.common],
    },
    {
      ask: 'Yuko hai, lakini hapumui mwenyewe?',
      act: 'Endelea: pumzi 30 hadi 40 kwa dakika.',
      from: [c.newborn, s.common],
    },
    {
      ask: 'Kifua kiliinuka, na bado hakuna dalili ya uhai?',
      act: 'Bonyeza kifua kwa vidole gumba viwili, kisha puliza:',
      links: [{ label: 'Kubonyeza kifua cha mtoto mchanga', to: pushOn.baby.to }],
      from: [s.resuscitationUk, s.common],
    },
    {
      ask: 'Anapumua au analia?',
      act: 'Mweke kifuani kwa mama, ngozi kwa ngozi.',
      text: 'Wafunike wote wawili.',
      from: [c.newborn],
    },
  ],
  never: [
    { text: 'Usimpige kofi, wala kumshika kichwa chini.', from: [c.newborn] },
    { text: 'Usinyonye wala kutoa kitu mdomoni, isipokuwa unakiona.', from: [c.newborn] },
  ],
  techniques: [breaths],
  more: [
    {
      id: 'twins',
      title: 'Ni watoto wawili?',
      items: [{ text: 'Msaidizi mmoja kwa kila mtoto. Asiyepumua awe wa kwanza.', from: [c.hesperian] }],
    },
  ],
  related: [linkTo('birth'), linkTo('pregnancy'), allTopics],
});
