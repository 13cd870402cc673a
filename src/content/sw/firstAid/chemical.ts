import eyeRinse from 'virtual:picture/firstAid-eye-rinse/sw';
import { concernSources as c } from '../../en/firstAid/concernSources';
import { sources as s } from '../../en/firstAid/sources';
import type { Statement } from '../../firstAidTypes';
import { firstAidTopic } from './frame';
import { allTopics, linkTo, pathOf } from './titles';

/** How an eye is rinsed, in Kiswahili. */
const rinseEye: readonly Statement[] = [
  {
    act: 'Jicho lililoumia liwe chini, kope wazi.',
    text: 'Mwaga maji kutoka upande wa pua kwenda nje.',
    pictures: [eyeRinse],
    from: [c.burnClinics],
  },
  { act: 'Endelea kwa dakika 20,', text: 'na ndani ya gari hadi hospitali.', from: [c.burnClinics] },
];

/** Acid and other chemicals, on the skin and in the eye; in Kiswahili. */
export const chemical = firstAidTopic({
  id: 'chemical',
  meta: {
    title: 'Tindikali au kemikali kwenye ngozi au jichoni',
    description:
      'Tindikali au kemikali nyingine kwenye ngozi au jichoni: kinga mikono yako, pangusa unga, osha kwa maji mengi. Kinachofuata.',
  },
  steps: [
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
    { act: 'Nenda hospitali', text: 'kila mtu anapounguzwa na kemikali.', from: [c.burnClinics] },
  ],
  never: [
    { text: 'Usipasue malengelenge.', from: [c.burnClinics] },
    { text: 'Usisugue jicho.', from: [s.common] },
  ],
  techniques: [{ id: 'eye', title: 'Jichoni', items: rinseEye }],
  more: [
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
