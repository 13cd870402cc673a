import banner from 'virtual:picture/banner-events/sw';
import scene1 from 'virtual:picture/gallery-events-3/sw';
import scene2 from 'virtual:picture/gallery-events-4/sw';
import scene3 from 'virtual:picture/gallery-events-7/sw';
import scene4 from 'virtual:picture/gallery-events-6/sw';
import type { ServiceContent } from '../pageTypes';
import { callLink, contactLink, firstAidLink } from './links';
import { onThisPage } from './onThisPage';
import { quoteLink } from './quoteLink';
import { relatedPages } from './relatedPages';
import { scenes } from './scenes';
import { shortAnswers } from './shortAnswers';

/** Cover for events, in Kiswahili. */
export const eventCoverage: ServiceContent = {
  meta: {
    title: 'Huduma kwa Hafla: huduma ya kwanza na ambulensi',
    description:
      'Huduma ya matibabu kwa matamasha, harusi, mikutano na masoko Kenya: mpango, kituo cha huduma ya kwanza, ambulensi na njia ya kutoka kwenye umati.',
  },
  banner: {
    title: 'Huduma kwa Hafla',
    lead: 'Mpango, kituo ambacho wageni wako wanakiona, na njia wazi ya ambulensi kutoka.',
    picture: banner,
  },
  order: 'pictures',
  onThisPage,
  intro: {
    title: 'Kwa waandalizi wa hafla, kubwa na ndogo',
    paragraphs: [
      'Matamasha, harusi, krusedi, mikutano ya hadhara, masoko, filamu na siku za kampuni. Wageni wengi huhitaji plasta au kiti kivulini. Wachache huhitaji paramediki, haraka, na huenda ambulensi za umma ziko kazini kwingine.',
    ],
    answers: shortAnswers({
      get: 'Watoa huduma ya kwanza, kituo ambacho wageni wako wanakiona, ambulensi ukiihitaji, na mpango wa matibabu wa kuombea leseni.',
      cost: 'Inategemea saa, wahudumu, magari na umbali. Unapata bei kwa maandishi. Wageni hawalipii huduma ya kwanza kamwe.',
      now: 'Omba bei wiki tatu kabla, ukitaja tarehe, mahali na idadi ya wageni. Muda ni mfupi zaidi? Piga simu.',
    }),
  },
  benefits: {
    title: 'Tunavyoamua kiwango cha huduma',
    lead: 'Hakuna idadi moja kwa wote. Tunauliza mambo manne.',
    items: [
      { title: 'Umati', text: 'Ni wangapi, wana umri gani, wameketi au wanacheza, na watakaa muda gani.' },
      {
        title: 'Mahali',
        text: 'Uwanja, ukumbi, barabara au maji; mageti, miteremko, mwanga, na umbali hadi hospitali.',
      },
      { title: 'Siku', text: 'Joto, mvua, pombe, fataki, kufika gizani.' },
      {
        title: 'Mara iliyopita',
        text: 'Kilichotokea kwenye hafla hii hapo awali, au kwenye nyingine kama hii.',
      },
    ],
  },
  included: {
    title: 'Unachoweza kuagiza',
    items: [
      'Watoa huduma ya kwanza wawili wawili, kwa miguu',
      'Hema au chumba cha huduma ya kwanza chenye vitanda na kivuli',
      'Paramediki na ambulensi ya wagonjwa mahututi',
      'Pikipiki kwa uwanja mrefu au wenye watu wengi',
      'Kituo cha redio kando ya timu yako ya usalama',
      'Mpango wa matibabu wa kuombea leseni',
    ],
  },
  steps: {
    title: 'Ombi hadi mgeni wa mwisho',
    items: [
      {
        title: 'Tuma maelezo mafupi',
        text: 'Tarehe, mahali, saa, wageni wanaotarajiwa. Wiki tatu kabla au zaidi, tafadhali.',
      },
      { title: 'Tunapanga nawe', text: 'Ramani, vituo, mageti, njia ya ambulensi, hospitali za karibu.' },
      { title: 'Tunapeana maelezo', text: 'Usalama, jukwaa, baa na wafanyakazi wanajua wampigie nani.' },
      {
        title: 'Tunakaa',
        text: 'Wahudumu huwa mahali pao kabla mageti hayajafunguliwa, na huondoka yakishafungwa.',
      },
      { title: 'Unapata ripoti', text: 'Takwimu na ushauri wa wakati ujao, bila majina.' },
    ],
  },
  ready: {
    title: 'Cha kuandika kwenye ombi lako',
    items: [
      'Tarehe, saa za kufungua na kufunga, siku za matayarisho',
      'Mahali, pamoja na ramani au pini ya mahali',
      'Wageni wanaotarajiwa, na wanakuja kufanya nini',
      'Pombe, kulala kambini, maji, fataki, wanyama',
      'Nani anasimamia usalama, na chaneli yao ya redio',
      'Kilichotokea kwenye hafla zilizopita',
    ],
  },
  questions: {
    title: 'Maswali ya waandalizi',
    items: [
      {
        question: 'Mnaenda wapi?',
        answer: [
          'Nairobi na viunga vyake wikendi nyingi, kaunti nyingine tukijulishwa mapema. Tunakuja na kivuli, maji, mwanga na umeme wetu.',
          'Ambulensi ikiondoka na mgonjwa, mpango unasema nini hufanyika hadi irudi: gari la pili, au programu isimame kidogo.',
        ],
      },
      {
        question: 'Tunahitaji watoa huduma ya kwanza wangapi?',
        answer: [
          'Miongozo ya hafla ya Uingereza huanza na karibu wawili kwa kila wageni 1,000. Zaidi ya wageni 2,000 inataka paramediki aongoze, zaidi ya 10,000 daktari. Tunaanzia hapo, kisha tunaangalia hafla yako.',
        ],
      },
      {
        question: 'Huduma kwa hafla hugharimu kiasi gani?',
        answer: [
          'Inategemea saa, wahudumu, magari na umbali. Bei unayopewa inasema kama safari ya kwenda hospitali imo, au inalipiwa zaidi.',
        ],
      },
      {
        question: 'Je, hafla ikifutwa?',
        answer: ['Tujulishe mapema uwezavyo. Bei unayopewa inasema kinacholipwa, na kufikia lini.'],
      },
      {
        question: 'Je, mnahudumia harusi ndogo?',
        answer: ['Ndiyo. Huenda watoa huduma ya kwanza wawili wenye sanduku lao wakatosha.'],
      },
    ],
  },
  photos: scenes('Hafla, mchana na usiku', [
    { picture: scene1, caption: 'Katikati ya umati usiku' },
    { picture: scene2, caption: 'Vituo vyetu kwenye ramani' },
    { picture: scene3, caption: 'Kuangalia ufuo' },
    { picture: scene4, caption: 'Chini ya taa za uwanja' },
  ]),
  related: relatedPages(
    ['/SportsCoverage', '/SchoolEmergencyCover', '/SiteEmergencyCover'],
    'firstAid',
    'plan',
  ),
  call: {
    title: 'Tuambie tarehe na mahali',
    text: 'Tarehe iko karibu? Piga simu. Tutakuambia ukweli kama bado tunaweza kupata wahudumu.',
    actions: [quoteLink('Event Coverage'), contactLink, firstAidLink, callLink],
  },
};
