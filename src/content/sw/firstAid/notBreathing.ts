import babyCpr from 'virtual:picture/firstAid-baby-cpr/sw';
import cpr from 'virtual:picture/firstAid-cpr/sw';
import cprHands from 'virtual:picture/firstAid-cpr-hands/sw';
import { concernSources as c } from '../../en/firstAid/concernSources';
import { sources as s } from '../../en/firstAid/sources';
import { beat } from './beat';
import { breaths } from './breaths';
import { firstAidTopic } from './frame';
import { tapAndShout } from './tapAndShout';
import { allTopics, linkTo } from './titles';

/** CPR, in Kiswahili. */
export const notBreathing = firstAidTopic({
  id: 'notBreathing',
  meta: {
    title: 'Hapumui: bonyeza kifua, hatua kwa hatua',
    description:
      'Piga simu, angalia kama anapumua, bonyeza kifua kwa nguvu na haraka: mtu mzima, mtoto na mtoto mchanga.',
  },
  poster: true,
  steps: [tapAndShout],
  variants: [
    {
      id: 'adult',
      name: 'Mtu mzima',
      title: 'Mtu mzima',
      items: [
        {
          act: 'Mlaze chali kwenye sakafu ngumu.',
          text: 'Piga magoti karibu. Rudisha kichwa nyuma, inua kidevu. Tazama kifua, kwa sekunde zisizidi 10.',
          from: [s.resuscitation, s.resuscitationUk, s.common],
        },
        {
          ask: 'Hapumui, anavuta pumzi mara mojamoja tu, au huna hakika?',
          act: 'Bonyeza katikati ya kifua kwa nguvu na haraka.',
          isLarge: true,
          metronome: beat.adult,
          pictures: [cprHands, cpr],
          from: [s.resuscitation, s.resuscitationUk],
        },
        {
          act: 'Sehemu ya chini ya kiganja kimoja',
          text: 'kwenye nusu ya chini ya mfupa wa katikati ya kifua. Mkono wa pili juu ya huo, vidole visiguse kifua.',
          from: [s.resuscitation, s.common],
        },
        {
          act: 'Viwiko visikunjike.',
          text: 'Nyoosha mikono, mabega yawe juu ya mikono yako.',
          from: [s.common],
        },
        {
          act: 'Bonyeza chini moja kwa moja, sentimita 5 hadi 6,',
          text: 'mara 100 hadi 120 kwa dakika, karibu mara 2 kwa sekunde.',
          from: [s.resuscitation],
        },
        { act: 'Acha kifua kiinuke kabisa', text: 'kila baada ya kubonyeza.', from: [s.resuscitation] },
        {
          ask: 'Hujafunzwa?',
          act: 'Bonyeza bila kupumzika.',
          text: 'Umefunzwa: bonyeza mara 30, kisha pumzi 2.',
          from: [s.resuscitation],
        },
        {
          act: 'Badilishaneni kila dakika 2.',
          text: 'Tuma mtu alete mashine ya kushtua moyo (AED).',
          from: [s.resuscitation],
        },
        {
          ask: 'AED imefika?',
          act: 'Iwashe, ufuate inachosema.',
          text: 'Ngozi tupu na kavu: kibandiko kimoja chini ya mfupa wa bega ulio chini ya shingo, kulia; kingine chini ya kwapa la kushoto. Fuata picha zilizo kwenye vibandiko.',
          from: [s.resuscitationUk],
        },
        {
          ask: 'Ni mjamzito?',
          act: 'Mahali pale pale, kina kile kile.',
          text: 'Msaidizi asukume tumbo la mama kuelekea upande wa kushoto wa mama, kwa mikono miwili.',
          from: [s.resuscitation],
        },
      ],
    },
    {
      id: 'child',
      name: 'Mtoto',
      title: 'Mtoto, mwaka 1 hadi kubalehe',
      items: [
        {
          act: 'Mlaze mtoto chali kwenye sakafu ngumu.',
          text: 'Rudisha kichwa nyuma kidogo, inua kidevu. Tazama kifua, kwa sekunde zisizidi 10.',
          from: [s.resuscitation, s.resuscitationUk, s.common],
        },
        {
          ask: 'Hapumui, anavuta pumzi mara mojamoja tu, au huna hakika?',
          act: 'Puliza pumzi 5.',
          isLarge: true,
          text: 'Bana pua, midomo yako izunguke mdomo wake. Puliza sekunde 1 kila moja, hadi kifua kiinuke.',
          from: [s.breathsFirst, s.common],
        },
        {
          act: 'Kisha bonyeza mara 30, kwa nguvu na haraka.',
          text: 'Sehemu ya chini ya kiganja kimoja katikati ya kifua. Mikono miwili ukihitaji.',
          metronome: beat.child,
          from: [s.resuscitation],
        },
        {
          act: 'Bonyeza theluthi moja ya kifua,',
          text: 'karibu sentimita 5, mara 100 hadi 120 kwa dakika. Acha kifua kiinuke kabisa.',
          from: [s.resuscitation],
        },
        {
          act: 'Endelea: pumzi 2, kubonyeza 30.',
          text: 'Huwezi kupuliza pumzi? Bonyeza bila kupumzika.',
          from: [s.resuscitation],
        },
        {
          ask: 'Uko peke yako, na huna simu?',
          act: 'Puliza na ubonyeze kwa dakika 1, kisha nenda upige simu.',
          text: 'Mtoto mdogo: mbebe uende naye.',
          from: [c.childAlone],
        },
        {
          act: 'Badilishaneni kila dakika 2.',
          text: 'Tuma mtu alete AED.',
          from: [s.resuscitation],
        },
        {
          ask: 'AED imefika?',
          act: 'Itumie kwa umri wowote. Fuata inachosema.',
          text: 'Chini ya miaka 8 au kilo 25: vibandiko au kitufe cha mtoto. Kuna vya mtu mzima tu? Vitumie.',
          from: [c.aedForAll],
        },
        {
          act: 'Vibandiko visigusane.',
          text: 'Mtoto mdogo: kimoja katikati ya kifua, kingine mgongoni kati ya mabega. Kisha endelea kubonyeza papo hapo.',
          from: [c.aedForAll],
        },
      ],
    },
    {
      id: 'baby',
      name: 'Kichanga',
      title: 'Mtoto mchanga, chini ya mwaka 1',
      items: [
        {
          act: 'Mlaze mtoto chali, uso sawa.',
          text: 'Inua kidevu, usirudishe kichwa nyuma. Tazama kifua, kwa sekunde zisizidi 10.',
          from: [s.resuscitationUk, s.common],
        },
        {
          ask: 'Hapumui, anavuta pumzi mara mojamoja tu, au huna hakika?',
          act: 'Puliza pumzi 5 ndogo.',
          isLarge: true,
          text: 'Mdomo wako ufunike mdomo na pua. Hewa iliyo mashavuni mwako tu.',
          from: [s.breathsFirst, s.common],
        },
        {
          act: 'Kisha bonyeza mara 30, vidole gumba viwili',
          metronome: beat.baby,
          pictures: [babyCpr],
          text: 'kando kwa kando katikati ya kifua, chini kidogo ya mstari wa chuchu. Vidole vingine vizunguke mgongo.',
          from: [s.resuscitation],
        },
        {
          act: 'Bonyeza theluthi moja ya kifua,',
          text: 'karibu sentimita 4, mara 100 hadi 120 kwa dakika. Acha kifua kiinuke kabisa.',
          from: [s.resuscitation],
        },
        {
          ask: 'Ni vigumu kwa vidole gumba?',
          act: 'Tumia sehemu ya chini ya kiganja kimoja.',
          text: 'Njia zote mbili ni bora kuliko vidole viwili.',
          from: [s.resuscitation],
        },
        {
          act: 'Endelea: pumzi 2, kubonyeza 30.',
          text: 'Huwezi kupuliza pumzi? Bonyeza bila kupumzika.',
          from: [s.resuscitation],
        },
        {
          ask: 'Uko peke yako, na huna simu?',
          act: 'Puliza na ubonyeze kwa dakika 1, kisha nenda upige simu.',
          text: 'Mbebe mtoto uende naye.',
          from: [c.childAlone],
        },
        {
          ask: 'AED imefika?',
          act: 'Itumie: ni bora kuliko kutoitumia. Pumzi na kubonyeza kwanza.',
          text: 'Kibandiko kimoja katikati ya kifua, kingine mgongoni kati ya mabega. Visigusane.',
          from: [c.aedForAll],
        },
      ],
    },
  ],
  never: [
    { text: 'Usitafute mapigo ya moyo.', from: [s.resuscitation] },
    { text: 'Usiache kwa sababu mbavu imevunjika.', from: [s.resuscitation] },
    { text: 'Usibonyeze kifua cha mtu aliye macho.', from: [s.resuscitationUk] },
  ],
  techniques: [breaths],
  more: [
    {
      id: 'gasps',
      title: 'Anavuta pumzi mara mojamoja au anatetemeka?',
      items: [
        {
          text: 'Hiyo si pumzi ya kawaida: huenda moyo umesimama. Bonyeza kifua.',
          from: [s.resuscitationUk],
        },
        {
          text: 'Kutetemeka kunaweza kumaanisha kwamba moyo umesimama. Kukiisha, angalia kama anapumua.',
          from: [s.resuscitationUk],
        },
      ],
    },
    {
      id: 'until',
      title: 'Endelea hadi',
      items: [
        {
          text: 'apumue au aamke, wahudumu wachukue nafasi yako, au ushindwe kuendelea.',
          from: [s.resuscitation],
        },
      ],
    },
    {
      id: 'breathing',
      title: 'Anapumua kawaida?',
      items: [
        {
          text: 'Mlaze kwa ubavu, tazama kifua:',
          links: [linkTo('notAwake')],
          from: [s.recovery],
        },
        {
          text: 'Ulifunzwa kubonyeza mara 30 kwanza kwa mtoto? Njia zote mbili hufunzwa.',
          from: [s.resuscitation, s.breathsFirst],
        },
      ],
    },
  ],
  next: [linkTo('choking'), linkTo('drowning')],
  related: [allTopics],
});
