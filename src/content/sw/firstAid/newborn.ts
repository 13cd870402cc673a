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
      act: 'Mkaushe mtoto.',
      text: 'Msugue mgongo na nyayo kwa sekunde 30. Piga simu, weka spika.',
      isLarge: true,
      from: [c.newborn, s.resuscitationUk, s.common],
    },
    { act: 'Mlaze chali, uso sawa.', from: [s.resuscitationUk, s.common] },
    {
      ask: 'Hapumui?',
      act: 'Puliza pumzi 5 ndogo.',
      text: 'Mdomo wako ufunike mdomo na pua. Hewa iliyo mashavuni mwako tu.',
      isLarge: true,
      from: [s.resuscitationUk, s.common],
    },
    {
      ask: 'Hakuna dalili ya uhai?',
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
  never: [{ text: 'Usimpige kofi, wala kumshika kichwa chini.', from: [c.newborn] }],
  techniques: [breaths],
  related: [linkTo('birth'), linkTo('pregnancy'), allTopics],
});
