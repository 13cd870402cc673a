import eyeRinse from 'virtual:picture/firstAid-eye-rinse/sw';
import { concernSources as c } from '../../en/firstAid/concernSources';
import { sources as s } from '../../en/firstAid/sources';
import type { Statement } from '../../firstAidTypes';
import { firstAidTopic } from './frame';
import { allTopics, linkTo, pathOf } from './titles';

/** How an eye is rinsed, in Kiswahili. */
const rinseEye: readonly Statement[] = [
  {
    act: 'Osha papo hapo. Jicho lenye kemikali liwe chini, kope wazi.',
    text: 'Mwaga maji kutoka upande wa pua kwenda nje. Toa lenzi ya jicho (contact lens) ikiwa ni rahisi.',
    pictures: [eyeRinse],
    from: [c.burnClinics, c.eyes],
  },
  {
    act: 'Endelea kwa dakika 20 au zaidi,',
    text: 'na ndani ya gari hadi hospitali. Beba pakiti ya kemikali.',
    from: [c.burnClinics, c.eyes],
  },
];

/** Acid and other chemicals, on the skin and in the eye; in Kiswahili. */
export const chemical = firstAidTopic({
  id: 'chemical',
  meta: {
    title: 'Tindikali au kemikali, na jicho lililoumia',
    description:
      'Tindikali au kemikali nyingine kwenye ngozi au jichoni: kinga mikono yako, pangusa unga, osha kwa maji mengi. Jicho limegongwa au limekatwa: usilioshe.',
  },
  steps: [
    {
      ask: 'Ni jicho?',
      act: 'Soma hapa:',
      links: [
        { label: 'kemikali jichoni', to: '#eye' },
        { label: 'limegongwa, limekatwa, vumbi', to: '#eyeInjury' },
      ],
      from: [c.eyes],
    },
    {
      act: 'Vaa glavu au mifuko mikononi mwako.',
      text: 'Piga simu, weka spika. Pangusa unga mkavu.',
      from: [c.burnClinics],
    },
    {
      act: 'Mwagia maji, yatiririke kutoka mwilini, dakika 20 au zaidi.',
      text: 'Kata nguo, zitoe. Usizipitishe kichwani.',
      isLarge: true,
      from: [c.burnClinics],
    },
    {
      act: 'Funika bila kubana',
      text: 'kwa plastiki ya kufunikia chakula (cling film) au kitambaa safi.',
      from: [s.firstAid],
    },
    { act: 'Kila aliyeunguzwa na kemikali aende hospitali.', from: [c.burnClinics] },
  ],
  never: [
    { text: 'Usipasue malengelenge.', from: [c.burnClinics] },
    { text: 'Usisugue jicho. Usilioshe jicho lililokatwa au lililotobolewa.', from: [c.eyes] },
    {
      text: 'Kemikali jichoni: usilifunge kwa bendeji, na usitumie kitu kingine isipokuwa maji.',
      from: [c.eyes],
    },
  ],
  techniques: [{ id: 'eye', title: 'Kemikali jichoni', items: rinseEye }],
  more: [
    {
      id: 'eyeInjury',
      title: 'Jicho limegongwa, limekatwa, au lina vumbi',
      items: [
        { text: 'Limegongwa: liwekee kitambaa baridi, bila kubonyeza.', from: [c.eyes] },
        {
          text: 'Baada ya kugongwa lina maumivu, damu au weusi kulizunguka, au haoni vizuri au anaona viwili viwili: aende hospitali.',
          from: [c.eyes],
        },
        {
          text: 'Limekatwa, au kitu kimekwama ndani: aketi wima. Usilioshe, usilibonyeze, usikitoe.',
          from: [c.eyes],
        },
        {
          text: 'Lifunike kwa sehemu ya chini ya kikombe, ukibandike kwa tepu. Jicho la pili lisisogee. Hospitali sasa.',
          from: [c.eyes],
        },
        { text: 'Usimpe chakula, aspirini wala ibuprofen.', from: [c.eyes] },
        {
          text: 'Vumbi: usisugue. Apepese jicho, kisha lioshe. Bado liko? Nendeni kliniki.',
          from: [c.eyes],
        },
      ],
    },
    {
      id: 'snake',
      title: 'Nyoka ametema mate?',
      items: [
        {
          text: 'Osha jicho sasa hivi, kwa dakika 15 hadi 20:',
          links: [{ label: 'sumu ya nyoka jichoni', to: `${pathOf('snakebite')}#eye` }],
          from: [c.snakeEye],
        },
      ],
    },
  ],
  related: [linkTo('burns'), linkTo('poison'), allTopics],
});
