import banner from 'virtual:picture/banner-evacuation/sw';
import scene2 from 'virtual:picture/gallery-air-1/sw';
import scene4 from 'virtual:picture/gallery-air-2/sw';
import scene1 from 'virtual:picture/gallery-response-3/sw';
import scene3 from 'virtual:picture/gallery-training-7/sw';
import type { ServiceContent } from '../pageTypes';
import { callLink, contactLink } from './links';
import { onThisPage } from './onThisPage';
import { notAnInsurer } from './promises';
import { quoteLink } from './quoteLink';
import { relatedPages } from './relatedPages';
import { scenes } from './scenes';
import { shortAnswers } from './shortAnswers';

/** Evacuation cover, in Kiswahili. */
export const evacuationServices: ServiceContent = {
  meta: {
    title: 'Huduma ya Uokoaji kwa kambi, lodge na timu',
    description:
      'Mpango na makubaliano ya uokoaji kwa lodge, mashamba, timu za nyanjani na kampuni zilizo mbali na hospitali Kenya: kwa 4x4, barabara au ndege.',
  },
  banner: {
    title: 'Huduma ya Uokoaji',
    lead: 'Uko mbali na hospitali? Kubaliana nasi sasa nani atamchukua mgonjwa, vipi na kumpeleka wapi.',
    picture: banner,
  },
  order: 'journey',
  onThisPage,
  intro: {
    title: 'Kwa wanaoishi au kufanya kazi mbali',
    paragraphs: [
      'Lodge na kambi, ranchi na mashamba, timu za utafiti na misaada, wajenzi wa barabara, shule zilizo safarini: hospitali ya karibu inaweza kuwa mbali kwa nusu siku.',
    ],
    answers: shortAnswers({
      get: 'Mpango ulioandikwa kwa kila mahali, ushauri kwa simu mchana na usiku, na njia ya kutoka kwa 4x4, barabara au ndege kama mlivyokubaliana.',
      cost: 'Inategemea mahali, watu na magari. Bei zote huandikwa kabla makubaliano hayajaanza.',
      now: 'Omba bei, ukituma orodha ya mahali penu na watu wangapi hukaa hapo. Mtu ni mgonjwa huko sasa? Piga simu.',
    }),
  },
  benefits: {
    title: 'Tunachokubaliana mapema',
    items: [
      {
        title: 'Njia ya kutoka',
        text: 'Njia za gari, vivuko vya mito, viwanja vidogo vya ndege na mahali pa kutua, wakati wa kiangazi na wa mvua.',
      },
      {
        title: 'Uamuzi',
        text: 'Nani upande wako anaweza kuomba uokoaji, na nani anachukua nafasi yake usiku.',
      },
      {
        title: 'Pesa',
        text: 'Bei kwa kila mahali na gari, na malipo yanavyohakikishwa, ili kusiwe na kusubiri sahihi.',
      },
    ],
  },
  included: {
    title: 'Kinachojumuishwa',
    items: [
      'Mpango ulioandikwa kwa kila mahali penu',
      'Ushauri kwa simu mchana na usiku, hata kama hakuna anayehamishwa',
      'Ambulensi ya 4x4, van ya wagonjwa, ndege au helikopta kama mlivyokubaliana',
      'Orodha ya vifaa na mafunzo kwa watu walio hapo',
      'Simu ya majaribio kila mwaka',
      'Mawasiliano na kampuni za bima na hospitali wakati wa uokoaji',
    ],
  },
  steps: {
    title: 'Nini hutokea unapopiga simu',
    items: [
      {
        title: 'Tunapata mpango wako',
        text: 'Taja jina la mahali. Mahali penyewe, uwanja wa ndege na nambari za simu viko kwenye skrini yetu.',
      },
      {
        title: 'Tunapima hali pamoja',
        text: 'Mhudumu anaongea na aliye kando ya mgonjwa, na anasema la kufanya sasa.',
      },
      { title: 'Tunachagua njia', text: 'Barabara, ndege, au zote mbili na mahali pa kukutana.' },
      {
        title: 'Tunamleta mgonjwa',
        text: 'Hadi hospitali inayoweza kutibu ugonjwa huu, kitanda kikiwa kimethibitishwa.',
      },
    ],
  },
  ready: {
    title: 'Vitu vya kuwa navyo kambini',
    items: [
      'Jina la mahali na koordineti au Plus Code yake',
      'Simu au redio yenye chaji, na mahali penye mtandao mzuri',
      'Hali ya barabara na uwanja leo: matope, maji, wanyama',
      'Mgonjwa: umri, uzito, ugonjwa, dawa, mzio',
      'Pasipoti au kitambulisho, kampuni ya bima na nambari ya bima',
      'Taa za mahali pa kutua, na mtu anayepajua',
    ],
  },
  questions: {
    title: 'Maswali kuhusu huduma ya uokoaji',
    items: [
      {
        question: 'Huduma inapatikana wapi?',
        answer: [
          'Katika kaunti zote za Kenya: kila mahali pana ukurasa wake katika mpango wenu. Nchi jirani kwa makubaliano.',
          'Kwa mahali pa mbali hatuahidi dakika. Mpango unasema kila njia huchukua muda gani mchana, usiku na baada ya mvua.',
        ],
      },
      {
        question: 'Je, hii ni bima?',
        answer: [
          `Hapana. ${notAnInsurer} Huu ni mkataba wa huduma. Hufanya kazi pamoja na bima yenu, ambayo tunawasaidia kuitumia.`,
        ],
      },
      {
        question: 'Je, wageni wamo pia?',
        answer: [
          'Kila aliye mahali palipokubaliwa yumo: wageni, wafanyakazi, na majirani mnaowaleta kwetu. Makubaliano yanasema nani analipia safari ipi.',
        ],
      },
      {
        question: 'Makubaliano yanagharimu kiasi gani?',
        answer: [
          'Inategemea ni mahali pangapi na watu wangapi, ni mbali kiasi gani, na magari gani yamo. Gharama ya kila safari, zaidi ya hiyo, imeandikwa kando yake.',
        ],
      },
      {
        question: 'Je, ndege huruka usiku?',
        answer: [
          'Pale tu ambapo uwanja au mahali pa kutua, ndege na hali ya hewa vinaruhusu. Mpango wenu unasema hivyo kwa kila mahali.',
        ],
      },
      {
        question: 'Tuna bima yenye laini yake ya simu. Kwa nini tuwapigie ninyi?',
        answer: [
          'Pigeni laini zote mbili. Tunaweza kuanza kwa ushauri na gari, huku laini yao ikifungua faili.',
        ],
      },
    ],
  },
  photos: scenes('Barabarani na angani', [
    { picture: scene1, caption: 'Mvua njiani, kwenye mashamba ya chai' },
    { picture: scene2, caption: 'Kupaa juu ya mbuga' },
    { picture: scene3, caption: 'Redio mbele ya ramani' },
    { picture: scene4, caption: 'Helikopta uwanjani' },
  ]),
  related: relatedPages(
    ['/AirMedicalEvac', '/SiteEmergencyCover', '/InternationalPatientTransfer'],
    'kit',
    'plan',
  ),
  call: {
    title: 'Pata mpango wa mahali penu',
    text: 'Tutumie orodha ya mahali penu na watu wangapi hukaa hapo. Simu ya majaribio huja kwanza, mkataba baadaye.',
    actions: [quoteLink('Evacuation Cover'), contactLink, callLink],
  },
};
