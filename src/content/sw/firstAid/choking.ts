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
const limp = (link: Link): Statement => ({
  ask: 'Amelegea, amezimia?',
  act: 'Mlaze sakafuni. Piga simu. Anza kubonyeza kifua:',
  text: 'Tazama mdomoni kabla ya kupuliza pumzi.',
  links: [link],
  from: [s.resuscitation],
});
const goOn: Statement = { act: 'Endelea, 5 na 5,', text: 'hadi kitoke.', from: [s.resuscitation] };

/** Something is stuck in the throat, in Kiswahili. */
export const choking = firstAidTopic({
  id: 'choking',
  meta: {
    title: 'Amepaliwa: piga mgongoni, na kinachofuata',
    description:
      'Kitu kimekwama kooni: mwache akohoe, kisha piga mgongoni na vuta tumbo kwa zamu. Hatua za mtu mzima, mtoto, mjamzito na mtoto mchanga.',
  },
  steps: [
    {
      ask: 'Anaweza kukohoa, kulia au kuongea?',
      act: 'Mwambie akohoe.',
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
          text: 'Mkono mmoja kifuani, kichwa chini. Mtoto: piga magoti.',
          from: [s.choking],
        },
        { ...blows, pictures: [backBlows] },
        {
          ask: 'Bado kimekwama?',
          act: 'Weka ngumi juu kidogo ya kitovu,',
          text: 'chini ya mfupa wa kifua, mbali nao. Simama nyuma yake, mkono wa pili juu ya ngumi.',
          from: [s.resuscitation, s.choking],
        },
        {
          act: 'Vuta ndani na juu, mara 5.',
          pictures: [bellyThrusts],
          from: [s.resuscitation, s.choking],
        },
        goOn,
        limp(pushOn.adult),
      ],
    },
    {
      id: 'pregnant',
      name: 'Mjamzito, mnene',
      title: 'Mjamzito, au mnene usiyeweza kumzunguka',
      items: [
        {
          act: 'Simama kando na nyuma yake. Mwinamishe mbele.',
          text: 'Mkono mmoja kifuani, kichwa chini.',
          from: [s.choking],
        },
        { ...blows, pictures: [backBlows] },
        {
          ask: 'Bado kimekwama?',
          act: 'Weka ngumi katikati ya mfupa wa kifua.',
          text: 'Kutoka nyuma, mkono wa pili juu yake. Vuta moja kwa moja nyuma, mara 5.',
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
          act: 'Mlaze mtoto kifudifudi juu ya mkono na paja lako.',
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
          text: 'Umepaliwa, uko peke yako? Piga simu, weka spika. Weka tumbo juu ya mgongo wa kiti, ujiangushe juu yake kwa nguvu.',
          from: [s.choking],
        },
        {
          text: 'Alivutwa tumbo kwa ngumi? Lazima aonwe na daktari, hata akiwa mzima.',
          from: [s.resuscitation],
        },
      ],
    },
  ],
  related: [linkTo('notBreathing'), linkTo('allergy'), linkTo('asthma'), allTopics],
});
