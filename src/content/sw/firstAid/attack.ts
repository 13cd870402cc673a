import { sources as s } from '../../en/firstAid/sources';
import { quietTopic } from './frame';
import { quietLines as lines } from './quietLines';
import { ifNoResponse } from './sharedLines';
import { allTopics, linkTo } from './titles';

/** Shot, stabbed, beaten, strangled; in Kiswahili. */
export const attack = quietTopic({
  id: 'attack',
  quiet: {
    title: 'Nenda mahali salama',
    lead: 'Wasaidie wengine hatari ikiisha.',
    lines: [lines.police, lines.ours('Ambulensi yetu', 'Kuna aliyeumia: piga mara moja')],
    noAnswer:
      'Hawajibu? Piga tena. Hakuna anayekuja? Tumieni gari lolote hadi hospitali ya karibu iliyo wazi.',
  },
  steps: [
    { act: 'Ngoja hadi washambuliaji waondoke.', text: 'Kisha piga simu.', from: [s.common] },
    {
      act: 'Bonyeza jeraha kwa nguvu.',
      text: 'Kitambaa, mikono miwili, uzito wote:',
      links: [linkTo('bleeding')],
      isLarge: true,
      from: [s.firstAid],
    },
    {
      act: 'Tafuta jeraha la pili,',
      text: 'hata mgongoni. Asipate baridi.',
      from: [s.common, s.firstAid],
    },
    {
      ask: 'Kisu kimo ndani?',
      act: 'Kiache. Usiguse silaha yoyote.',
      text: 'Bonyeza pande zote mbili. Tundu kifuani: liache wazi.',
      from: [s.firstAid, s.chest, s.common],
    },
    ifNoResponse,
  ],
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
