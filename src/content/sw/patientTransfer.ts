import banner from 'virtual:picture/banner-patient-transfer/sw';
import scene1 from 'virtual:picture/gallery-response-4/sw';
import scene2 from 'virtual:picture/gallery-response-3/sw';
import scene3 from 'virtual:picture/gallery-air-6/sw';
import scene4 from 'virtual:picture/gallery-response-1/sw';
import { facts } from '../facts';
import type { ServiceContent } from '../pageTypes';
import { callLink, contactLink } from './links';
import { onThisPage } from './onThisPage';
import { pricesFrom } from './prices';
import { publicMoney } from './promises';
import { quoteLink } from './quoteLink';
import { relatedPages } from './relatedPages';
import { scenes } from './scenes';
import { shortAnswers } from './shortAnswers';

/** Transfers inside Kenya, in Kiswahili. */
export const patientTransfer: ServiceContent = {
  meta: {
    title: 'Usafiri wa Wagonjwa kati ya nyumbani na hospitali',
    description:
      'Kumsafirisha mgonjwa kati ya nyumbani, kliniki na hospitali popote Kenya: kwa ambulensi au van ya wagonjwa, na wahudumu, kwa bei ya makubaliano.',
  },
  banner: {
    title: 'Usafiri wa Wagonjwa',
    lead: 'Kutoka wodi hadi wodi, nyumbani hadi kliniki, Kisumu hadi Nairobi: akiwa amelala, ameketi au na kifuatilia hali (monitor).',
    picture: banner,
  },
  order: 'journey',
  onThisPage,
  intro: {
    title: 'Kwa familia na wodi',
    paragraphs: [
      'Baba yako yuko hospitalini Kisumu, na upasuaji ni Nairobi. Shangazi yako anarudi nyumbani na hawezi kuketi garini. Wodi yako inahitaji skani inayofanywa upande wa pili wa mji.',
    ],
    answers: shortAnswers({
      get: 'Wahudumu wanaomchukua mgonjwa kitandani, na wanaoondoka tu muuguzi anayefuata akishampokea.',
      cost: 'Inategemea umbali, wahudumu na muda wa kusubiri. Bei huwekwa kabla ya safari.',
      now: 'Omba bei siku mbili kabla: kutoka wapi hadi wapi, na siku gani. Mgonjwa lazima aondoke mara moja? Piga simu.',
    }),
  },
  benefits: {
    title: 'Gari gani, wahudumu gani',
    items: [
      {
        title: 'Van ya wagonjwa',
        text: 'Kwa mgonjwa anayeweza kuketi au kulala, na anahitaji msaada kidogo, kiti cha magurudumu au oksijeni.',
      },
      {
        title: 'Ambulensi yenye wahudumu (EMT)',
        text: 'Kwa mgonjwa anayehitaji kuangaliwa, na ambaye huenda akahitaji matibabu ya kwanza njiani.',
      },
      {
        title: 'Ambulensi yenye paramediki',
        text: 'Kwa mgonjwa mahututi: kifuatilia hali, pampu, mashine ya kupumulia. Muuguzi au daktari anaweza kwenda naye.',
      },
    ],
  },
  included: {
    title: 'Kinachojumuishwa',
    items: [
      'Tunamchukua mgonjwa kitandani, hata kutoka ghorofa za juu',
      'Huduma na uangalizi njia nzima',
      'Oksijeni na kifuatilia hali vinapohitajika',
      'Kiti cha ndugu mmoja, nafasi ikiwepo',
      'Simu kwa wodi zote mbili, na kwako tukifika',
      'Kumkabidhi kwa muuguzi aliyetajwa kwa jina, pamoja na maandishi',
    ],
  },
  steps: {
    title: 'Safari inavyokwenda',
    items: [
      { title: 'Unaomba', text: 'Kutoka wapi hadi wapi, siku gani, mgonjwa ana hali gani.' },
      {
        title: 'Wodi zinakubaliana',
        text: 'Daktari anayemtibu anamruhusu mgonjwa, daktari atakayempokea anathibitisha kitanda.',
      },
      {
        title: 'Unapata bei isiyobadilika',
        text: 'Kulingana na umbali, wahudumu na muda wa kusubiri, kabla hatujaondoka.',
      },
      { title: 'Tunasafiri', text: 'Tunasimama mgonjwa anapohitaji, na tunakupigia tunapoondoka.' },
      { title: 'Tunamkabidhi', text: 'Mgonjwa, karatasi, dawa na vitu vyake, kimoja kimoja.' },
    ],
  },
  ready: {
    title: 'Mambo ya kutayarisha',
    items: [
      'Jina, umri na uzito wa mgonjwa',
      'Anwani, wodi na nambari za simu za pande zote mbili',
      'Ugonjwa, na mgonjwa anaweza nini: kutembea, kuketi, kulala',
      'Oksijeni, dripu, mirija au kutengwa, kama vipo',
      'Barua ya kuruhusiwa, picha za X-ray na dawa',
      'Nani analipa, na kwa njia gani',
    ],
  },
  prices: pricesFrom(facts),
  questions: {
    title: 'Maswali ya familia',
    items: [
      {
        question: 'Mnahudumia kaunti zipi?',
        answer: [
          'Kwa barabara kati ya sehemu zozote mbili za Kenya. Barabara ikiwa ndefu au mbaya tunalinganisha nawe barabara na ndege.',
          'Kwa safari ya siku iliyowekwa, omba siku mbili kabla. Hospitali ikitaka mgonjwa ahamishwe mara moja, piga simu.',
        ],
      },
      {
        question: 'Niko Nairobi, mgonjwa yuko kwingine. Ninaweza kupanga safari?',
        answer: [
          'Ndiyo. Tunaongea na wodi, tunakutumia bei, na tunakupigia mgonjwa akishachukuliwa na akishakabidhiwa.',
        ],
      },
      {
        question: 'Safari hugharimu kiasi gani?',
        answer: [
          'Inategemea umbali, gari, wahudumu na muda wa kusubiri. Unapata bei kabla ya safari, na hubaki kama mlivyokubaliana, isipokuwa safari ibadilike.',
        ],
      },
      {
        question: 'Kisumu hadi Nairobi, bora kwa barabara au kwa ndege?',
        answer: [
          'Kwanza madaktari wanasema mgonjwa anaweza kustahimili nini. Safari ya barabara huchukua saa nyingi; ndege inahitaji viwanja vya ndege, hali nzuri ya hewa na malipo ya mapema. Zote mbili zikiwa salama, tunakupa bei zote mbili.',
        ],
      },
      {
        question: 'Je, bima ya umma hulipa?',
        answer: [publicMoney],
      },
      {
        question: 'Je, hali ya mgonjwa ikiwa mbaya zaidi njiani?',
        answer: [
          'Wahudumu wanatibu, wanaijulisha hospitali ya karibu inayofaa, na kwenda huko. Kisha wanakupigia.',
        ],
      },
      {
        question: 'Mnaweza kumpeleka mtu nyumbani siku zake za mwisho?',
        answer: [
          'Ndiyo. Tunaendesha taratibu, tunabeba familia nafasi ikiwepo, na tunasaidia kumlaza mgonjwa kitandani.',
        ],
      },
    ],
  },
  photos: scenes('Safari na mgonjwa', [
    { picture: scene1, caption: 'Machela ikiingia garini' },
    { picture: scene2, caption: 'Mvua njiani, kwenye mashamba ya chai' },
    { picture: scene3, caption: 'Van ya wagonjwa kando ya ndege' },
    { picture: scene4, caption: 'Jijini usiku' },
  ]),
  related: relatedPages(
    ['/InternationalPatientTransfer', '/AirMedicalEvac', '/EmergencyCare'],
    'hospital',
    'questions',
  ),
  call: {
    title: 'Panga safari',
    text: 'Tuambie kutoka wapi hadi wapi, na siku gani. Tutauliza mengine.',
    actions: [quoteLink('Patient Transfer'), contactLink, callLink],
  },
};
