import { helpLinks } from '../../en/firstAid/helpLinks';
import { sources as s } from '../../en/firstAid/sources';
import { firstAidTopic } from './frame';
import { ifNoResponse } from './sharedLines';
import { allTopics, linkTo } from './titles';

/** Shot, stabbed, beaten, strangled; in Kiswahili. */
export const attack = firstAidTopic({
  id: 'attack',
  meta: {
    title: 'Amepigwa risasi, amedungwa kisu au amenyongwa',
    description:
      'Amepigwa risasi, amedungwa kisu, amepigwa au amenyongwa: ngoja pawe salama, piga simu, bonyeza jeraha, tafuta la pili. Usichopaswa kugusa.',
  },
  steps: [
    {
      act: 'Ngoja hadi washambuliaji waondoke.',
      text: 'Kisha piga simu. Polisi, ambao huenda wasitume ambulensi:',
      links: [helpLinks.police],
      from: [s.common, s.numbers],
    },
    {
      act: 'Bonyeza jeraha kwa nguvu.',
      text: 'Kitambaa, mikono miwili, uzito wote:',
      links: [linkTo('bleeding')],
      isLarge: true,
      from: [s.firstAid],
    },
    { act: 'Tafuta jeraha la pili,', text: 'hata mgongoni.', from: [s.common] },
    {
      ask: 'Kisu kimo ndani?',
      act: 'Kiache.',
      text: 'Bonyeza pande zote mbili. Tundu kifuani: liache wazi.',
      from: [s.firstAid, s.chest],
    },
    { act: 'Asipate baridi.', from: [s.firstAid] },
    ifNoResponse,
  ],
  never: [{ text: 'Usiguse kisu wala silaha.', from: [s.common] }],
  more: [
    {
      id: 'strangled',
      title: 'Amenyongwa',
      items: [
        { text: 'Sauti imekauka, au kumeza kunauma? Piga simu sasa.', from: [s.common] },
        { text: 'Nenda hospitali, hata bila alama shingoni.', from: [s.common] },
        { text: 'Hakuna kitu kilichokwama: usimpige mgongoni.', from: [s.common] },
        {
          text: 'Haamki? Shika kichwa kisisogee, inua taya:',
          links: [linkTo('spine')],
          from: [s.resuscitationUk],
        },
      ],
    },
  ],
  related: [linkTo('headInjury'), linkTo('sexualViolence'), linkTo('violenceAtHome'), allTopics],
});
