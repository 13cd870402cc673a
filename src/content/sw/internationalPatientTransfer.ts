import banner from 'virtual:picture/banner-international/sw';
import scene4 from 'virtual:picture/gallery-air-3/sw';
import scene1 from 'virtual:picture/gallery-air-4/sw';
import scene3 from 'virtual:picture/gallery-air-6/sw';
import scene2 from 'virtual:picture/gallery-air-7/sw';
import type { ServiceContent } from '../pageTypes';
import { callLink, contactLink } from './links';
import { onThisPage } from './onThisPage';
import { quoteLink } from './quoteLink';
import { relatedPages } from './relatedPages';
import { scenes } from './scenes';
import { shortAnswers } from './shortAnswers';

/** Transfers across borders, in Kiswahili. */
export const internationalPatientTransfer: ServiceContent = {
  meta: {
    title: 'Usafiri wa Kimataifa wa Wagonjwa kutoka Kenya',
    description:
      'Kumrudisha mgonjwa nyumbani Kenya, au kumpeleka kutibiwa ng’ambo: karatasi, msindikizaji, ndege na ambulensi zote mbili, kutoka ofisi moja.',
  },
  banner: {
    title: 'Usafiri wa Kimataifa wa Wagonjwa',
    lead: 'Kutoka kitanda nchi moja hadi kitanda nchi nyingine, na ofisi moja inayoshughulikia yote.',
    picture: banner,
  },
  order: 'journey',
  onThisPage,
  intro: {
    title: 'Kwa familia na hospitali, hapa na ng’ambo',
    paragraphs: [
      'Mama yako aliugua akiwa ziarani ng’ambo. Mwanao anahitaji upasuaji katika nchi nyingine. Mgeni wa hoteli yako anataka kupona nyumbani kwake.',
    ],
    answers: shortAnswers({
      get: 'Ofisi moja inayopanga na hospitali zote mbili, inayotafuta ndege, inayosafiri na mgonjwa na inayokuambia mambo yanavyokwenda.',
      cost: 'Inategemea njia ya kusafiri, umbali na wahudumu. Bei moja kwa maandishi ina kila kitu. Unakubali kabla ya kulipa.',
      now: 'Omba bei: nani, kutoka wapi hadi wapi, na kufikia lini. Piga simu au andika kwa WhatsApp ukiwa ng’ambo.',
    }),
  },
  benefits: {
    title: 'Njia tatu za kusafiri',
    lead: 'Madaktari wanaamua iliyo salama. Kama kuna chaguo, unachagua kwa bei.',
    items: [
      {
        title: 'Kiti na msindikizaji',
        text: 'Daktari, muuguzi au paramediki anaketi kando ya mgonjwa anayeweza kusafiri kwenye kiti cha ndege ya abiria.',
      },
      {
        title: 'Machela, ndege ya abiria',
        text: 'Baadhi ya ndege za abiria huweka machela nyuma ya pazia. Huchukua siku kadhaa kupanga.',
      },
      {
        title: 'Ambulensi ya ndege',
        text: 'Ndege ya mgonjwa huyu pekee, yenye vifaa na wahudumu wa wagonjwa mahututi.',
      },
    ],
  },
  included: {
    title: 'Tunayokufanyia',
    items: [
      'Uthibitisho wa madaktari wa pande zote mbili kwamba mgonjwa anaweza kusafiri kwa ndege',
      'Fomu ambazo kampuni za ndege zinataka',
      'Msindikizaji, vifaa, oksijeni na dawa',
      'Ambulensi za kwenda na kutoka uwanja wa ndege',
      'Uthibitisho wa kitanda na wa daktari anayempokea',
      'Habari kwa familia katika kila hatua',
    ],
  },
  steps: {
    title: 'Safari inavyopangwa',
    items: [
      {
        title: 'Ongea nasi, kisha utume ripoti',
        text: 'Tunakuambia jinsi ya kuituma kwa usalama. Ripoti na majina ya hospitali mbili yanatosha kuanza.',
      },
      {
        title: 'Madaktari wanaamua',
        text: 'Daktari anayemtibu, anayesafiri naye na anayempokea wanakubaliana siku na njia.',
      },
      { title: 'Unakubali mpango na bei', text: 'Bei moja kwa maandishi, yenye kila kitu.' },
      { title: 'Tunasafiri', text: 'Kitanda hadi kitanda, timu moja ikiwajibika.' },
      {
        title: 'Tunamkabidhi',
        text: 'Daktari anayempokea anapata maandishi, dawa na ripoti ana kwa ana.',
      },
    ],
  },
  ready: {
    title: 'Karatasi za kutafuta',
    items: [
      'Pasipoti ya mgonjwa yenye muda wa kutosha, na visa kama inahitajika',
      'Ripoti ya daktari, isiyozidi siku chache',
      'Orodha ya dawa na mzio',
      'Majina na nambari za simu za hospitali na madaktari wa pande zote mbili',
      'Kampuni ya bima na nambari ya bima, au nani atalipa',
      'Pasipoti ya ndugu anayesafiri naye',
    ],
  },
  questions: {
    title: 'Maswali ya familia',
    items: [
      {
        question: 'Mnasafirisha wagonjwa kutoka na kwenda nchi zipi?',
        answer: [
          'Kutoka Kenya kwenda nchi nyingine, na kutoka nchi nyingine kuja Kenya. Kituo chetu ni Nairobi; wagonjwa walio kwingine Kenya huja kwa barabara au kwa ndege.',
          'Kinachowezekana kinategemea kampuni za ndege, mipaka na afya. Tunakuambia kabla hujalipa chochote.',
        ],
      },
      {
        question: 'Huchukua muda gani kupanga?',
        answer: [
          'Kiti kwenye ndege ya abiria na msindikizaji mara nyingi huchukua siku chache, machela zaidi, ambulensi ya ndege muda mfupi zaidi. Karatasi na kitanda cha kumpokea ndivyo vinavyoamua zaidi.',
        ],
      },
      {
        question: 'Ninaishi ng’ambo. Ninaweza kupanga nikiwa huku?',
        answer: ['Ndiyo. Piga simu au andika kwa WhatsApp, utuambie uko wapi ili tukupigie saa inayofaa.'],
      },
      {
        question: 'Je, mnatuchagulia hospitali?',
        answer: [
          'Hapana. Wewe na madaktari wako mnachagua. Tunahakikisha kwamba daktari wa huko anayetajwa jina amekubali kumpokea mgonjwa.',
        ],
      },
      {
        question: 'Je, bima yangu italipa?',
        answer: [
          'Iulize kampuni ya bima kabla ya kupanga chochote. Tunaitumia ripoti ya daktari na bei yetu, ukikubali.',
        ],
      },
      {
        question: 'Karatasi zetu zinatumika vipi?',
        answer: [
          'Karatasi za afya huenda tu kwa madaktari, kampuni za ndege na ofisi zinazozihitaji kwa safari hii.',
        ],
      },
    ],
  },
  photos: scenes('Safari ndefu', [
    { picture: scene1, caption: 'Kupanda ndege jioni' },
    { picture: scene2, caption: 'Kando ya miamba ya pwani' },
    { picture: scene3, caption: 'Van ya wagonjwa kando ya ndege' },
    { picture: scene4, caption: 'Kando ya mgonjwa ndani ya ndege' },
  ]),
  related: relatedPages(
    ['/AirMedicalEvac', '/PatientTransfer', '/EvacuationServices'],
    'hospital',
    'questions',
  ),
  call: {
    title: 'Tuambie nani anasafiri, na wapi',
    text: 'Ujumbe mfupi unatosha. Tafadhali tuma karatasi za afya baada tu ya kuongea nasi.',
    actions: [quoteLink('International Patient Transfer'), contactLink, callLink],
  },
};
