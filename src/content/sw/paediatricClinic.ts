import banner from 'virtual:picture/banner-paediatric/sw';
import scene1 from 'virtual:picture/gallery-response-5/sw';
import scene2 from 'virtual:picture/gallery-response-7/sw';
import scene4 from 'virtual:picture/gallery-training-2/sw';
import scene3 from 'virtual:picture/gallery-training-6/sw';
import { bookingPath } from '../../domain/clinics';
import { clinics as english } from '../en/clinics';
import type { ServiceContent } from '../pageTypes';
import { clinics } from './clinics';
import { bookingLink, callLink, contactLink, linkInKiswahili } from './links';
import { onThisPage } from './onThisPage';
import { relatedPages } from './relatedPages';
import { scenes } from './scenes';
import { shortAnswers } from './shortAnswers';

const children = english.items.find(({ name }) => name === 'Pediatrics')?.id;
const clinic = clinics.items.find(({ id }) => id === children);
// Hours stay on one line.
const hours = clinic ? `${clinic.day}, ${clinic.time.replaceAll(' ', '\u00A0')}` : '';
const booking = clinic ? linkInKiswahili(bookingLink.label, bookingPath(clinic)) : bookingLink;

/** The clinic for children, and advanced care on the way, in Kiswahili. */
export const paediatricClinic: ServiceContent = {
  meta: {
    title: 'Kliniki ya Watoto na huduma ya juu',
    description:
      'Kliniki yetu ya watoto na vijana: saa zake, vitu vya kuja navyo, na jinsi wahudumu wetu wanavyohudumia na kusafirisha watoto wagonjwa.',
  },
  banner: {
    title: 'Kliniki ya Watoto',
    lead: `Kwa watoto wachanga, watoto na vijana. ${hours}.`,
    picture: banner,
  },
  order: 'pictures',
  onThisPage,
  intro: {
    title: 'Kwa wazazi na walezi',
    paragraphs: [
      'Mara nyingi watoto hawawezi kusema kinachouma. Kliniki yetu ina muda wa hilo. Wahudumu wetu huleta barakoa na mikanda ya presha ya saizi ya watoto, na hupiga magoti kuongea nao.',
    ],
    answers: shortAnswers({
      get: 'Miadi yenye muda wa maswali, na mpango wa maneno rahisi wa kwenda nao nyumbani.',
      cost: 'Tunapokupigia tunakuambia miadi inagharimu kiasi gani, kabla hujaja.',
      now: 'Omba miadi hapa. Mtoto ni mgonjwa sana? Usingoje kliniki: piga simu.',
    }),
  },
  benefits: {
    title: 'Kliniki na safarini',
    items: [
      {
        title: 'Kliniki',
        text: 'Ukuaji na lishe, kikohozi na ngozi, pumu, maoni ya daktari wa pili, na kuangaliwa baada ya kulazwa hospitalini.',
      },
      {
        title: 'Huduma ya juu safarini',
        text: 'Kwa mtoto mahututi: msaada wa kupumua, dripu, kifuatilia hali na safari yenye joto hadi wodi ya watoto.',
      },
    ],
  },
  included: {
    title: 'Katika kliniki',
    items: [
      'Kupimwa, na muda wa maswali yako',
      'Uzito, urefu na ukuaji wa mtoto, kwa maandishi',
      'Mpango wa maneno rahisi, wa kwenda nao nyumbani',
      'Barua za shule au za daktari mwingine',
      'Ushauri wa kurudi lini, na kupiga simu mara moja lini',
    ],
  },
  steps: {
    title: 'Miadi inavyokwenda',
    items: [
      { title: 'Omba tarehe', text: `Kliniki hufunguliwa ${hours}.` },
      { title: 'Tunakupigia', text: 'Ili tukubaliane saa. Ombi bado si miadi.' },
      { title: 'Fika mapema kidogo', text: 'Kupima uzito na urefu huja kabla ya daktari.' },
      { title: 'Rudi nyumbani na mpango', text: 'Ufanye nini, uangalie nini, urudi lini.' },
    ],
  },
  ready: {
    title: 'Vitu vya kuja navyo',
    items: [
      'Kitabu cha mama na mtoto au kadi ya chanjo',
      'Dawa anazotumia mtoto, ndani ya pakiti zake',
      'Barua na majibu kutoka kwa madaktari wengine',
      'Maswali yako kwenye karatasi',
      'Kichezeo anachokipenda, na kinywaji',
    ],
  },
  questions: {
    title: 'Maswali ya wazazi',
    items: [
      {
        question: 'Nisingoje kliniki wakati gani?',
        answer: [
          'Piga simu mara moja mtoto akiwa amelegea au amekuwa wa bluu, haamki, hapumui kawaida, au ana degedege au kifafa: mara ya kwanza, au zaidi ya dakika 5.',
          'Wahudumu huja mchana na usiku. Usitumie kliniki kwa dharura.',
        ],
      },
      {
        question: 'Mtoto wangu ni mgonjwa leo, na kliniki haijafunguliwa. Nifanye nini?',
        answer: [
          'Tupigie simu. Anayepokea simu anauliza mtoto yuko vipi, na anasema kama usubiri wahudumu, uende hospitali iliyo wazi, au uje siku ya kliniki.',
        ],
      },
      {
        question: 'Hadi umri gani?',
        answer: ['Tangu kuzaliwa hadi miaka 17. Baada ya hapo, tuulize kliniki inayofaa.'],
      },
      {
        question: 'Nani anaweza kuja na mtoto?',
        answer: [
          'Mzazi au mlezi, ambaye huamua kuhusu matibabu. Babu, nyanya na ndugu za mtoto wanakaribishwa pia.',
        ],
      },
      {
        question: 'Je, mnatoa chanjo?',
        answer: ['Njoo na kadi: tunaangalia kinachokosekana na kukuambia utaipata wapi.'],
      },
      {
        question: 'Mtoto wetu anaogopa madaktari. Tufanye nini?',
        answer: [
          'Tuambieni mnapoomba tarehe. Tunapanga miadi ndefu zaidi, na tunaonyesha kila hatua kwenye kichezeo kwanza.',
        ],
      },
      {
        question: 'Je, mnaweza kumhamisha mtoto kati ya hospitali?',
        answer: ['Ndiyo, na wahudumu na vifaa vya umri wake. Mzazi husafiri naye kila inapowezekana.'],
      },
    ],
  },
  photos: scenes('Huduma nyumbani na katika ambulensi', [
    { picture: scene1, caption: 'Nyumbani kijijini' },
    { picture: scene2, caption: 'Oksimita kidoleni' },
    { picture: scene3, caption: 'Kukagua ghala la vifaa' },
    { picture: scene4, caption: 'Kila kitu mahali pake' },
  ]),
  related: relatedPages(['/EmergencyCare', '/PatientTransfer'], 'clinics', 'sickChild', 'hospital'),
  call: {
    title: 'Omba miadi',
    text: 'Chagua siku, nasi tunakupigia ili tukubaliane saa.',
    actions: [booking, contactLink, callLink],
  },
};
