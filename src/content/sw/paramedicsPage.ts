import banner from 'virtual:picture/banner-paramedics/sw';
import scene1 from 'virtual:picture/gallery-response-7/sw';
import scene2 from 'virtual:picture/gallery-response-5/sw';
import scene3 from 'virtual:picture/gallery-training-1/sw';
import scene4 from 'virtual:picture/gallery-training-6/sw';
import type { ServiceContent } from '../pageTypes';
import { figures } from './figures';
import { callLink, contactLink } from './links';
import { onThisPage } from './onThisPage';
import { publicMoney, responseTarget } from './promises';
import { quoteLink } from './quoteLink';
import { relatedPages } from './relatedPages';
import { scenes } from './scenes';
import { shortAnswers } from './shortAnswers';

/** The paramedics, in Kiswahili. */
export const paramedicsPage: ServiceContent = {
  meta: {
    title: 'Huduma za Paramediki',
    description:
      'Nani huja unapopiga simu: wahudumu wetu, magari na vifaa vyao, wanachofanya wakiwa nawe, na jinsi ya kuagiza paramediki mapema.',
  },
  banner: {
    title: 'Huduma za Paramediki',
    lead: 'Watu wanaomtibu mgonjwa papo hapo, kisha wanampeleka hospitali.',
    picture: banner,
  },
  order: 'inclusion',
  onThisPage,
  intro: {
    title: 'Nani huja unapopiga simu',
    paragraphs: [
      'Watu wawili wenye sare: mhudumu wa matibabu ya dharura (EMT) na, kwa mgonjwa mahututi, paramediki, anayetoa pia huduma ya juu ya kupumua na moyo. Huja kwa ambulensi, kwa 4x4 ambapo barabara inaishia, au kwa pikipiki ambapo magari hayasongi.',
    ],
    answers: shortAnswers({
      get: 'Wahudumu waliofunzwa na gari lao: kwa dharura, au walioagizwa kwa zamu, safari, mechi au hafla.',
      cost: 'Ukiagiza mapema, bei huja kwanza. Kwa dharura wahudumu huja kwanza, na bili baadaye.',
      now: 'Ni dharura? Piga simu. Unataka paramediki siku fulani? Omba bei, ukitaja mahali, tarehe na idadi ya watu.',
    }),
  },
  figures: {
    title: 'Kazi yetu kwa takwimu',
    items: [figures.clients, figures.calls, figures.years, figures.volunteers],
  },
  benefits: {
    title: 'Wanachofanya wakiwa nawe',
    items: [
      {
        title: 'Kutazama na kusikiliza',
        text: 'Wanaangalia kupumua, mapigo ya moyo, presha na maumivu, na wanakuuliza nini kilitokea.',
      },
      {
        title: 'Kutibu papo hapo',
        text: 'Oksijeni, bendeji, mbao za kutuliza mfupa, mashine ya kushtua moyo, dawa: kinachohitajika kabla ya safari, na si zaidi.',
      },
      {
        title: 'Kukabidhi vizuri',
        text: 'Kwa nusu dakika hospitali inasikia nani anakuja, nini kilitokea na amepewa nini.',
      },
    ],
  },
  included: {
    title: 'Kilicho ndani ya ambulensi',
    lead: 'Kila gari hukaguliwa mwanzo wa zamu.',
    items: [
      'Machela, kiti na ubao wa kubebea kwa ngazi na njia mbaya',
      'Oksijeni, mashine ya kunyonya majimaji na mfuko wa kupulizia pumzi',
      'Mashine ya kushtua moyo na kifuatilia hali ya mgonjwa (monitor)',
      'Mbao za kutuliza mfupa, kola za shingo, vifuniko vya jeraha na vifaa vya walioungua',
      'Vifaa vya kuzalisha',
      'Ambulensi za wagonjwa mahututi: vifaa vya njia ya hewa, mashine ya kupumulia, pampu za dawa',
    ],
  },
  steps: {
    title: 'Kutoka simu yako hadi hospitali',
    items: [
      {
        title: 'Anayepokea simu anauliza',
        text: 'Kwanza mahali, kisha nambari yako, kisha nini kimetokea. Wahudumu wanaweza kuondoka ukiwa bado unaongea.',
      },
      { title: 'Unaelekezwa', text: 'Anayepokea simu anabaki kwenye laini, na anasema la kufanya.' },
      { title: 'Wahudumu wanampokea mgonjwa', text: 'Wanatibu, wanaeleza, na mnakubaliana mwende wapi.' },
      { title: 'Hospitali iko tayari', text: 'Inaambiwa kabla hujafika.' },
    ],
  },
  ready: {
    title: 'Kabla wahudumu hawajafika',
    items: [
      'Fungua geti, washa taa',
      'Tuma mtu barabarani apunge mkono',
      'Mfunge mbwa',
      'Weka dawa na karatasi kwenye mfuko mmoja',
      'Piga tena hali ikiwa mbaya zaidi, au mkienda mahali pengine',
    ],
  },
  questions: {
    title: 'Maswali kuhusu wahudumu wetu',
    items: [
      {
        question: 'Wahudumu wako wapi, na wanafika baada ya muda gani?',
        answer: [
          'Wahudumu wako tayari Nairobi mchana na usiku. Kaunti nyingine huhudumiwa kutoka hapo, kwa ndege au kwa makubaliano na wahudumu wa huko.',
          responseTarget,
        ],
      },
      {
        question: 'Je, wahudumu wenu wamesajiliwa?',
        answer: [
          'Baraza la Madaktari la Kenya (Kenya Medical Practitioners and Dentists Council) limeagiza ambulensi zote na wahudumu wote wa dharura wasajiliwe. Tuulize nambari za usajili wetu, na uulize huduma nyingine yoyote pia.',
        ],
      },
      {
        question: 'Je, naweza kuagiza paramediki mapema?',
        answer: [
          'Ndiyo: kwa zamu, safari, mechi au hafla. Omba bei, ukitaja mahali, tarehe na idadi ya watu.',
        ],
      },
      {
        question: 'Je, bima ya umma hulipia ambulensi?',
        answer: [publicMoney],
      },
      {
        question: 'Wanaojitolea hufanya nini?',
        answer: [
          'Husaidia kwenye hafla, mazoezi na mafunzo, pamoja na wahudumu waliohitimu, kamwe si badala yao.',
        ],
      },
    ],
  },
  photos: scenes('Paramediki kazini', [
    { picture: scene1, caption: 'Oksimita kidoleni' },
    { picture: scene2, caption: 'Nyumbani kijijini' },
    { picture: scene3, caption: 'Kubonyeza kifua cha mwanasesere' },
    { picture: scene4, caption: 'Kukagua ghala la vifaa' },
  ]),
  related: relatedPages(['/EmergencyCare', '/EventCoverage', '/PatientTransfer'], 'whatHappens', 'firstAid'),
  call: {
    title: 'Agiza paramediki, au uliza kwanza',
    text: 'Kwa tarehe iliyowekwa, wiki tatu kabla ni wakati mzuri.',
    actions: [quoteLink('Paramedics Services'), contactLink, callLink],
  },
};
