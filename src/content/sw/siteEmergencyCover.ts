import banner from 'virtual:picture/banner-site/sw';
import scene1 from 'virtual:picture/gallery-training-3/sw';
import scene2 from 'virtual:picture/gallery-training-5/sw';
import scene3 from 'virtual:picture/gallery-training-2/sw';
import scene4 from 'virtual:picture/gallery-training-6/sw';
import type { ServiceContent } from '../pageTypes';
import { callLink, contactLink, firstAidLink } from './links';
import { onThisPage } from './onThisPage';
import { responseTarget } from './promises';
import { quoteLink } from './quoteLink';
import { relatedPages } from './relatedPages';
import { scenes } from './scenes';
import { shortAnswers } from './shortAnswers';

/** Cover for worksites, in Kiswahili. */
export const siteEmergencyCover: ServiceContent = {
  meta: {
    title: 'Huduma ya Dharura Kazini: ujenzi, viwanda, mashamba',
    description:
      'Paramediki, ambulensi, mafunzo ya huduma ya kwanza na mpango wa kufika hospitali kwa ujenzi, viwanda na mashamba, kwa kuzingatia kanuni za 2024.',
  },
  banner: {
    title: 'Huduma ya Dharura Kazini',
    lead: 'Huduma ya kwanza kila zamu, na njia kutoka kazini hadi kitanda cha hospitali.',
    picture: banner,
  },
  order: 'inclusion',
  onThisPage,
  intro: {
    title: 'Kwa mameneja, wasimamizi na maafisa wa usalama',
    paragraphs: [
      'Unajua hatari za ujenzi, kiwanda, machimbo, shamba la maua au ghala lako. Sisi tunaleta sehemu ya matibabu ya mpango, na watu wa kuitekeleza.',
    ],
    answers: shortAnswers({
      get: 'Huduma ya kwanza kila zamu, mafunzo na ukaguzi kwa Legal Notice 79 ya 2024, na gari lililo kazini au linaloitwa.',
      cost: 'Inategemea saa, watu na gari. Bei kwa maandishi inayataja yote kabla hujakubali chochote.',
      now: 'Omba bei, ukitaja mahali, idadi ya watu na tarehe ya kuanza. Mtu ameumia sasa? Hakikisha mahali ni salama, kisha piga simu.',
    }),
  },
  benefits: {
    title: 'Sheria inataka nini, na tunavyosaidia',
    lead: 'Kanuni za huduma ya kwanza kwa maeneo ya kazi, Legal Notice 79 ya 2024, zinatumika tangu tarehe 15 Mei 2024. Zinahusu maeneo yote ya kazi, saa zote za kazi.',
    items: [
      {
        title: 'Watu waliofunzwa',
        text: 'Kanuni zinataka watu walioteuliwa na kufunzwa, majina na simu zao zikionekana. Tunawafunza watu wako na kutengeneza orodha nawe.',
      },
      {
        title: 'Ukaguzi kila mwaka',
        text: 'Huduma ya kwanza lazima ikaguliwe kila mwaka. Tunapitia nawe masanduku, vyumba, rekodi na zamu, na kuandika kinachokosekana.',
      },
      {
        title: 'Njia ya hospitali',
        text: 'Lazima kuwe na utaratibu wa kumpeleka majeruhi kwenye kituo cha afya. Tunauandika nawe, na tunaweza kuleta gari lake.',
      },
    ],
  },
  included: {
    title: 'Chagua unachohitaji',
    items: [
      'Paramediki kazini, kwa zamu au kwa mradi mzima',
      'Ambulensi iliyo tayari siku zenye hatari kubwa',
      'Kuja kazini tunapoitwa, mchana na usiku',
      'Mafunzo ya huduma ya kwanza kwa vikundi vidogo, kazini',
      'Masanduku na machela kukaguliwa na kujazwa',
      'Mazoezi: kuanguka kutoka juu, aliyenaswa, aliyeungua',
    ],
  },
  steps: {
    title: 'Simu ya kwanza hadi zamu ya kwanza',
    items: [
      {
        title: 'Tuelezee kazi',
        text: 'Mahali, idadi ya watu, zamu, hatari kuu, kuanza na kumaliza.',
      },
      {
        title: 'Tunakuja kutazama',
        text: 'Paramediki anapita mahali pa kazi na afisa wako wa usalama.',
      },
      {
        title: 'Unapata bei kwa maandishi',
        text: 'Watu, gari, saa na bei, pamoja na njia ya kufika hospitali.',
      },
      {
        title: 'Maelezo na zoezi',
        text: 'Wahudumu wanaelezwa kazi kama mkandarasi yeyote, na mnafanya zoezi moja pamoja.',
      },
    ],
  },
  ready: {
    title: 'Ukipiga simu kuhusu majeruhi',
    lead: 'Hakikisha mahali ni salama kabla ya kuingia. Kisha piga simu.',
    items: [
      'Jina la mahali pa kazi, nambari ya geti na alama ya karibu',
      'Nini kimetokea: kuanguka, mashine, gari, kemikali, stima',
      'Watu wangapi wameumia, na kama kuna aliyenaswa',
      'Anaamka? Anapumua? Anavuja damu?',
      'Ni nini bado ni hatari, na ni nini kimezimwa',
      'Nani anasubiri getini kuwaongoza wahudumu',
    ],
  },
  questions: {
    title: 'Maswali ya maeneo ya kazi',
    items: [
      {
        question: 'Mnahudumu wapi?',
        answer: [
          'Nairobi na eneo lake la viwanda kwa barabara, kaunti nyingine kwa wahudumu wanaokaa kazini. Kwa maeneo ya mbali mpango una uwanja mdogo wa ndege au mahali pa kutua.',
          responseTarget,
        ],
      },
      {
        question: 'Je, huduma yenu inatosha kutimiza sheria?',
        answer: [
          'Inasaidia kwa huduma ya kwanza, mafunzo, ukaguzi na kufika hospitali. Wajibu hubaki kwa mwajiri. Kutoka kwetu mnapata karatasi za kila moja, za kuhifadhi na kuonyesha. Muulize mshauri wenu wa usalama ni nini kingine kinachowahusu.',
        ],
      },
      {
        question: 'Paramediki kazini, au ambulensi ya kuitwa?',
        answer: [
          'Inategemea idadi ya watu, hatari na umbali hadi hospitali. Tunaangalia yote matatu na kukupa bei zote mbili.',
        ],
      },
      {
        question: 'Huduma kazini hugharimu kiasi gani?',
        answer: [
          'Inategemea saa, nani anakuja (mtoa huduma ya kwanza, paramediki, wahudumu wenye ambulensi), umbali na muda wa mradi. Zamu za usiku na wikendi zinawezekana: andika mpangilio wa zamu zenu kwenye ombi.',
        ],
      },
      {
        question: 'Je, mnaripoti ajali kwa niaba yetu?',
        answer: ['Tunawapa rekodi ya tulichokuta na tulichofanya. Ripoti kwa mamlaka hutolewa na mwajiri.'],
      },
    ],
  },
  photos: scenes('Mafunzo na kuwa tayari', [
    { picture: scene1, caption: 'Kutuliza mguu kwa mbao' },
    { picture: scene2, caption: 'Zoezi la kubeba jua likitua' },
    { picture: scene3, caption: 'Kila kitu mahali pake' },
    { picture: scene4, caption: 'Kukagua ghala la vifaa' },
  ]),
  related: relatedPages(['/SchoolEmergencyCover', '/EvacuationServices', '/EventCoverage'], 'kit', 'plan'),
  call: {
    title: 'Tuje kutazama kazini',
    text: 'Tutumie mahali, idadi ya watu na tarehe ya kuanza. Tunajibu kwa maswali, kisha kwa bei.',
    actions: [quoteLink('Site Emergency Cover'), contactLink, firstAidLink, callLink],
  },
};
