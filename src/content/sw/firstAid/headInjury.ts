import { concernSources as c } from '../../en/firstAid/concernSources';
import { sources as s } from '../../en/firstAid/sources';
import { firstAidTopic } from './frame';
import { allTopics, linkTo } from './titles';

/** A blow to the head, in Kiswahili. */
export const headInjury = firstAidTopic({
  id: 'headInjury',
  meta: {
    title: 'Ameumia kichwa: piga simu lini, fanya nini',
    description:
      'Ameanguka au amegongwa kichwa: asisogee, bonyeza kuzunguka jeraha, mwangalie siku nzima. Dalili za kupiga simu: mtu mzima, kichanga, mzee.',
  },
  steps: [
    {
      act: 'Asisogee.',
      text: 'Shingo inauma? Shika kichwa kisisogee.',
      from: [c.concussion, s.resuscitationUk],
    },
    {
      ask: 'Kuna jeraha?',
      act: 'Bonyeza kitambaa kulizunguka,',
      text: 'kamwe usibonyeze mahali palipobonyea.',
      from: [s.common],
    },
    {
      ask: 'Haamki wala haitikii?',
      act: 'Fungua njia ya hewa:',
      links: [linkTo('spine')],
      from: [s.resuscitationUk],
    },
    { ask: 'Anajisikia sawa tena?', act: 'Mtu akae naye kwa masaa 24.', from: [s.common] },
  ],
  callIf: [
    { text: 'Alizimia, hata kidogo tu, au ana usingizi au amechanganyikiwa.', from: [c.concussion] },
    { text: 'Anatapika, ana degedege au kifafa, au anaona vitu viwili viwili.', from: [c.concussion] },
    { text: 'Kichwa kinazidi kuuma. Mkono au mguu hauna nguvu au unachomachoma.', from: [c.concussion] },
    { text: 'Majimaji yasiyo na rangi, au damu, yanatoka sikioni au puani.', from: [c.concussion] },
    { text: 'Shingo inauma, au anatumia dawa za kuzuia damu kuganda.', from: [c.concussion] },
    {
      text: 'Mtoto mchanga analia kwa njia isiyo ya kawaida, ana uvimbe, au hataki kunyonya.',
      from: [c.concussion],
    },
    { text: 'Mzee: aende hospitali kila anapogongwa kichwa.', from: [c.concussion] },
  ],
  never: [
    { text: 'Asiendelee kucheza, asiendeshe gari, asinywe pombe.', from: [c.concussion] },
    { text: 'Usimwache peke yake.', from: [c.concussion] },
  ],
  related: [linkTo('spine'), linkTo('seizure'), linkTo('bleeding'), allTopics],
});
