import banner from 'virtual:picture/banner-emergency-care/sw';
import scene1 from 'virtual:picture/gallery-response-1/sw';
import scene2 from 'virtual:picture/gallery-response-6/sw';
import scene3 from 'virtual:picture/gallery-response-4/sw';
import scene4 from 'virtual:picture/gallery-response-2/sw';
import { facts } from '../facts';
import { owner } from '../owner';
import type { ServiceContent } from '../pageTypes';
import { emergency } from './emergency';
import { bookingLink, callLink, contactLink, firstAidLink } from './links';
import { onThisPage } from './onThisPage';
import { pricesFrom } from './prices';
import { publicMoney, responseTarget } from './promises';
import { relatedPages } from './relatedPages';
import { scenes } from './scenes';
import { shortAnswers } from './shortAnswers';

/** Emergency response in Kiswahili; the emergency card stands on this page too. */
export const emergencyCare: ServiceContent = {
  meta: {
    title: 'Huduma ya Matibabu ya Dharura: la kufanya sasa',
    description:
      'Upige simu lini, useme nini kwanza, nini hutokea unaposubiri na wahudumu hufanya nini: huduma ya dharura kwa maneno rahisi.',
  },
  banner: {
    title: 'Huduma ya Matibabu ya Dharura',
    lead: 'Piga simu kwanza. Endelea kusoma tu ikiwa mtu mwingine yuko na mgonjwa.',
    picture: banner,
  },
  emergency,
  order: 'inclusion',
  onThisPage,
  intro: {
    title: 'Kwa yeyote aliye na mgonjwa',
    paragraphs: [],
    answers: shortAnswers({
      get: 'Anayepokea simu anabaki nawe kwenye laini, wahudumu wana oksijeni na mashine ya kushtua moyo, na hospitali inajua unakuja.',
      cost: 'Huhitaji kuwa mwanachama, na hulipi chochote kabla wahudumu hawajafika. Bili hufuata. Nchini Kenya hakuna anayeweza kunyimwa matibabu ya dharura.',
      now: `Piga ${owner.phone.display}, useme uko wapi. Huhitaji kujua shida ni nini. Anayepokea simu hukusaidia kuijua.`,
    }),
  },
  benefits: {
    title: 'Useme nini, kwa mpangilio huu',
    items: [
      {
        title: '1. Wapi',
        text: 'Barabara, mtaa, nyumba, ghorofa. Kwenye barabara kuu: unaelekea wapi, na alama ya karibu. Pini ya mahali au Plus Code husaidia.',
      },
      { title: '2. Nambari yako', text: 'Simu ikikatika, tunakupigia.' },
      { title: '3. Nini kimetokea', text: 'Kwa sentensi moja. Anaamka? Anapumua?' },
      { title: '4. Nani', text: 'Ni watu wangapi, wana umri gani hivi, na hatari yoyote ambayo bado ipo.' },
    ],
  },
  included: {
    title: 'Kinachokufikia',
    items: [
      'Anayepokea simu, anayebaki nawe kwenye laini',
      'Wahudumu wa karibu zaidi walio huru',
      'Pikipiki inayotangulia, ambapo magari hayasongi',
      'Wahudumu wenye oksijeni, mashine ya kushtua moyo na dawa',
      'Hospitali inayojua unakuja',
    ],
  },
  steps: {
    title: 'Nini hutokea baada ya kupiga simu',
    items: [
      {
        title: 'Wahudumu wanatumwa',
        text: 'Mara nyingi kabla ya swali la mwisho. Majibu hayawacheleweshi.',
      },
      { title: 'Unaelekezwa', text: 'Weka simu kwenye spika, ufanye anavyosema anayepokea simu.' },
      { title: 'Wahudumu wanafika', text: 'Wanapima, wanatibu, na wanakuambia wanavyoona.' },
      {
        title: 'Hospitali inampokea',
        text: 'Wahudumu hukaa hadi muuguzi au daktari asikie yote.',
      },
    ],
  },
  ready: {
    title: 'Unaposubiri',
    lead: 'Mkiwa wawili, mmoja akae na mgonjwa, mwingine afanye haya.',
    items: [
      'Usitumie simu kwa mambo mengine, na iwe na chaji',
      'Fungua geti, washa taa, zuia lifti isiondoke',
      'Tuma mtu barabarani',
      'Kusanya dawa, kadi ya kliniki na kitambulisho',
      'Piga tena hali ya mgonjwa ikiwa mbaya zaidi, au mkienda mahali pengine',
    ],
  },
  prices: pricesFrom(facts),
  questions: {
    title: 'Maswali kuhusu huduma ya dharura',
    items: [
      {
        question: 'Mnafika baada ya muda gani, na mnatoka wapi?',
        answer: [
          responseTarget,
          'Hakuna ambulensi iliyo karibu? Anayepokea simu anakuambia, na mnazungumzia njia nyingine. 999 na 112 ni laini za polisi, na huenda wasitume ambulensi.',
        ],
      },
      {
        question: 'Je, nimpeleke mgonjwa mwenyewe kwa gari?',
        answer: [
          'Piga simu kwanza. Maumivu ya kifua, dalili za kiharusi, damu nyingi au shida ya kupumua vinaweza kuzidi ndani ya gari, ambapo hakuna wa kusaidia. Anayepokea simu anasema kama kwenda kwa gari ni bora.',
        ],
      },
      {
        question: 'Kwa dharura, nani hulipa?',
        answer: ['Tunaiambia familia safari inagharimu kiasi gani.', publicMoney],
      },
      {
        question: 'Itakuwa hospitali gani?',
        answer: ['Ya karibu zaidi inayoweza kutibu ugonjwa huu. Kama kuna muda wa kuchagua, unachagua wewe.'],
      },
      {
        question: 'Je, nikipiga simu na kumbe si kitu?',
        answer: ['Ni vizuri. Hakuna anayekulaumu kwa kupiga simu kwa nia njema.'],
      },
    ],
  },
  photos: scenes('Tukiwa njiani kuja kwako', [
    { picture: scene1, caption: 'Jijini usiku' },
    { picture: scene2, caption: 'Matatu zinatupisha' },
    { picture: scene3, caption: 'Machela ikiingia garini' },
    { picture: scene4, caption: 'Pikipiki inafika kwanza' },
  ]),
  related: relatedPages(
    ['/ParamedicsPage', '/PatientTransfer', '/AirMedicalEvac'],
    'whatHappens',
    'firstAid',
  ),
  call: {
    title: 'Si dharura?',
    text: 'Tuandikie, au omba miadi katika mojawapo ya kliniki zetu.',
    actions: [
      callLink,
      contactLink,
      { ...firstAidLink, label: 'Huduma ya kwanza, hatua kwa hatua' },
      bookingLink,
    ],
  },
};
