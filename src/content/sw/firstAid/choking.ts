import babyChoking from 'virtual:picture/firstAid-baby-choking/sw';
import backBlows from 'virtual:picture/firstAid-back-blows/sw';
import bellyThrusts from 'virtual:picture/firstAid-belly-thrusts/sw';
import type { Link } from '../../../domain/link';
import { sources as s } from '../../en/firstAid/sources';
import type { Statement } from '../../firstAidTypes';
import { firstAidTopic } from './frame';
import { pushOn } from './pushOn';
import { allTopics, linkTo } from './titles';

const blows: Statement = {
  act: 'Mpige mgongoni mara 5.',
  isLarge: true,
  text: 'Kwa sehemu ya chini ya kiganja, kati ya mabega. Tazama baada ya kila pigo.',
  from: [s.resuscitation, s.choking],
};
const limp = (...links: readonly Link[]): Statement => ({
  ask: 'Amelegea, amezimia?',
  act: 'Mlaze sakafuni. Piga simu. Anza kubonyeza kifua:',
  text: 'Tazama mdomoni kabla ya kupuliza pumzi.',
  links,
  from: [s.resuscitation],
});
/** The steps of adults are for a child, too, up to the breaths. */
const childToo = (statement: Statement): Statement => ({
  ...statement,
  text: 'Mtoto: pumzi 5 kwanza. Tazama mdomoni kabla ya kupuliza pumzi.',
  from: [s.resuscitation, s.breathsFirst],
});
const goOn: Statement = { act: 'Rudia, 5 kisha 5,', text: 'hadi kitoke.', from: [s.resuscitation] };

/** Something is stuck in the throat, in Kiswahili. */
export const choking = firstAidTopic({
  id: 'choking',
  meta: {
    title: 'Amepaliwa: piga mgongoni, na kinachofuata',
    description:
      'Kitu kimekwama kooni: mwache akohoe, kisha piga mgongoni, halafu vuta tumbo, urudie. Hatua za mtu mzima, mtoto, mjamzito na mtoto mchanga.',
  },
  steps: [
    {
      ask: 'Anaweza kukohoa, kulia au kuongea?',
      act: 'Mwache akohoe.',
      from: [s.resuscitation],
    },
    {
      ask: 'Hawezi?',
      act: 'Anza sasa.',
      text: 'Piga simu, weka spika. Uko peke yako na mtoto mchanga: anza kwanza.',
      from: [s.resuscitation, s.choking],
    },
  ],
  variants: [
    {
      id: 'adult',
      name: 'Mtu\u00a0mzima, mtoto',
      title: 'Mtu mzima au mtoto',
      items: [
        {
          act: 'Simama kando na nyuma yake. Mwinamishe mbele.',
          text: 'Mkono wako mmoja kwenye kifua chake, kichwa chake chini. Kwa mtoto, piga magoti.',
          from: [s.choking],
        },
        { ...blows, pictures: [backBlows] },
        {
          ask: 'Bado kimekwama?',
          act: 'Weka ngumi juu kidogo ya kitovu,',
          text: 'chini ya mfupa wa kifua, mbali nao. Simama nyuma yake, funika ngumi kwa mkono wa pili.',
          from: [s.resuscitation, s.choking],
        },
        {
          act: 'Vuta ndani na juu, mara 5.',
          pictures: [bellyThrusts],
          from: [s.resuscitation, s.choking],
        },
        goOn,
        childToo(limp(pushOn.adult, pushOn.child)),
      ],
    },
    {
      id: 'pregnant',
      name: 'Mjamzito, mnene',
      title: 'Mjamzito, au mnene usiyeweza kumzunguka',
      items: [
        {
          act: 'Simama kando na nyuma yake. Mwinamishe mbele.',
          text: 'Mkono wako mmoja kwenye kifua chake, kichwa chake chini.',
          from: [s.choking],
        },
        { ...blows, pictures: [backBlows] },
        {
          ask: 'Bado kimekwama?',
          act: 'Weka ngumi katikati ya mfupa wa kifua.',
          text: 'Kutoka nyuma, funika ngumi kwa mkono wa pili. Vuta moja kwa moja nyuma, mara 5.',
          pictures: [bellyThrusts],
          from: [s.choking],
        },
        goOn,
        limp(pushOn.adult),
      ],
    },
    {
      id: 'baby',
      name: 'Kichanga',
      title: 'Mtoto mchanga, chini ya mwaka 1',
      items: [
        {
          act: 'Mlaze mtoto kifudifudi kwenye mkono na paja lako.',
          text: 'Shika taya, kichwa chini.',
          from: [s.choking],
        },
        blows,
        {
          ask: 'Bado kimekwama?',
          act: 'Mgeuze atazame juu, kichwa chini.',
          text: 'Bonyeza mara 5 katikati ya kifua kwa sehemu ya chini ya kiganja kimoja.',
          pictures: [babyChoking],
          from: [s.resuscitation, s.choking],
        },
        goOn,
        limp(pushOn.baby),
      ],
    },
  ],
  never: [
    { text: 'Usibonyeze tumbo la mtoto mchanga.', from: [s.resuscitation] },
    { text: 'Usitie kidole kooni usipoona kitu.', from: [s.common] },
    { text: 'Usimpe maji. Usimtikise mtu kichwa kikiwa chini.', from: [s.common] },
  ],
  more: [
    {
      id: 'more',
      title: 'Pia',
      items: [
        {
          text: 'Umepaliwa, uko peke yako? Piga simu, weka spika. Weka tumbo kwenye mgongo wa kiti, ujiangushe hapo kwa nguvu.',
          from: [s.choking],
        },
        {
          text: 'Aliyevutwa tumbo kwa ngumi lazima aonwe na daktari, hata akijisikia vizuri.',
          from: [s.resuscitation],
        },
      ],
    },
  ],
  related: [linkTo('notBreathing'), linkTo('allergy'), linkTo('asthma'), allTopics],
});
