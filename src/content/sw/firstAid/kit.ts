import { concernSources as c } from '../../en/firstAid/concernSources';
import { sources as s } from '../../en/firstAid/sources';
import { firstAidTopic } from './frame';
import { allTopics, linkTo } from './titles';

/** What belongs in a first-aid kit, in Kiswahili. */
export const kit = firstAidTopic({
  id: 'kit',
  meta: {
    title: 'Sanduku la huduma ya kwanza: lina nini',
    description:
      'Shashi, bendeji, glavu, mkasi, blanketi la joto: orodha ya sanduku la huduma ya kwanza nyumbani, garini, shuleni na kazini nchini Kenya.',
  },
  stepsTitle: 'Chapisha orodha hii, kagua sanduku lako',
  unordered: true,
  calm: true,
  steps: [
    { act: 'Kujikinga:', text: 'glavu, barakoa ya kupulizia pumzi, mfuko wa taka.', from: [c.kitDraft] },
    {
      act: 'Kwa majeraha:',
      text: 'shashi (gauze) na pamba, vifuniko vya jeraha visivyo na viini (sterile), plasta, vifuniko vya macho.',
      from: [c.kitDraft],
    },
    {
      act: 'Kushikilia vifuniko:',
      text: 'bendeji za pembe tatu na za crepe, pini, mkasi.',
      from: [c.kitDraft],
    },
    {
      act: 'Kusafisha:',
      text: 'dawa ya kuua viini na maji safi ya kuoshea macho (sterile eye wash).',
      from: [c.kitDraft, s.common],
    },
    {
      act: 'Kwa mgonjwa na usiku:',
      text: 'blanketi la joto (thermal), tochi, filimbi.',
      from: [c.kitDraft],
    },
    { act: 'Kijikaratasi', text: 'kinachosema la kufanya.', from: [c.kitDraft] },
    {
      act: 'Ni vizuri pia kuwa na:',
      text: 'ORS, mkanda ulionunuliwa (tourniquet) au kitambaa cha kuzuia damu, orodha ya nambari za simu.',
      from: [s.common],
    },
  ],
  more: [
    {
      id: 'work',
      title: 'Kazini',
      lead: 'Sheria ina orodha yake: Legal Notice 79 ya 2024. Linganisha sanduku lako nayo.',
      items: [
        { text: 'Watu waliofunzwa huduma ya kwanza, saa zote za kazi', from: [c.workplaces] },
        { text: 'Majina na nambari zao za simu, ukutani', from: [c.workplaces] },
        { text: 'Njia ya kumpeleka mtu hospitali', from: [c.workplaces] },
        { text: 'Ukaguzi wa huduma ya kwanza mara moja kwa mwaka', from: [c.workplaces] },
      ],
      link: { label: 'Huduma yetu kwa maeneo ya kazi', to: '/sw/SiteEmergencyCover' },
    },
  ],
  related: [linkTo('bleeding'), linkTo('burns'), linkTo('plan'), allTopics],
});
