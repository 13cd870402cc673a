import banner from 'virtual:picture/banner-school/sw';
import type { ServiceContent } from '../pageTypes';
import { callLink, contactLink, firstAidLink } from './links';
import { onThisPage } from './onThisPage';
import { notAnInsurer, responseTarget } from './promises';
import { quoteLink } from './quoteLink';
import { relatedPages } from './relatedPages';
import { shortAnswers } from './shortAnswers';

/** Words of the cover for schools in Kiswahili, for both of its pages. */
export const schoolCover = {
  banner: {
    title: 'Huduma ya Dharura Shuleni',
    lead: 'Nambari moja ya kupiga, wafanyakazi wanaojua la kufanya, na ambulensi mwanafunzi anapoihitaji.',
    picture: banner,
  },
  order: 'pictures',
  onThisPage,
  intro: {
    title: 'Kwa walimu wakuu, bodi na wauguzi',
    paragraphs: [
      'Kuanguka uwanjani, pumu darasani, homa bwenini usiku: mtu mzima mmoja lazima aamue haraka. Mpango wake hutengenezwa kabla ya siku hiyo.',
    ],
    answers: shortAnswers({
      get: 'Ambulensi mchana na usiku, wafanyakazi waliofunzwa na mpango ulioandikwa wa shule yenu, kwa muhula au mwaka.',
      cost: 'Bei moja kwa shule, kulingana na wanafunzi, wanafunzi wa bweni na umbali. Huja kwa maandishi, na unaamua bila haraka.',
      now: 'Omba bei, ukitaja jina la shule yako na idadi ya wanafunzi. Mwanafunzi ameumia sasa? Piga simu.',
    }),
  },
  benefits: {
    title: 'Kinachobadilika shuleni kwenu',
    items: [
      {
        title: 'Hakuna kubahatisha',
        text: 'Walimu wanajifunza wapige simu lini, waseme nini, na nani akae na wanafunzi wengine.',
      },
      {
        title: 'Tunajua geti lenu',
        text: 'Maelekezo, mageti, mabweni na mahali pa kukutana huhifadhiwa kabla ya simu ya kwanza.',
      },
      {
        title: 'Wazazi wanajulishwa',
        text: 'Baada ya kila simu mwalimu mkuu anapata ripoti fupi ya kuijulisha familia.',
      },
    ],
  },
  included: {
    title: 'Kinachojumuishwa',
    items: [
      'Ambulensi kuja shuleni kwenu mchana na usiku',
      'Ziara, na mpango wa dharura ulioandikwa wa shule yenu',
      'Mafunzo ya huduma ya kwanza kwa walimu, matroni na madereva',
      'Ukaguzi wa masanduku ya huduma ya kwanza na chumba cha wagonjwa kila muhula',
      'Zoezi moja la kuondoka kwa dharura kila mwaka, na maelezo baadaye',
      'Paramediki kwa siku za michezo na safari, mkiagiza mapema',
    ],
  },
  steps: {
    title: 'Huduma inavyoanza',
    items: [
      {
        title: 'Tunaongea',
        text: 'Kuhusu wanafunzi, wanafunzi wa bweni, mabasi na kalenda ya muhula.',
      },
      {
        title: 'Tunaitembelea shule',
        text: 'Paramediki anaangalia mageti, uwanja, jikoni, maabara na mabweni.',
      },
      { title: 'Unapata mpango na bei', text: 'Vyote kwa maandishi. Unaamua bila haraka.' },
      {
        title: 'Tunafundisha na kuanza',
        text: 'Wafanyakazi wanajifunza, mabango yanabandikwa, na huduma inaanza tarehe iliyowekwa.',
      },
    ],
  },
  ready: {
    title: 'Ukipiga simu kuhusu mwanafunzi',
    items: [
      'Shule, geti, na mwanafunzi yuko wapi shuleni',
      'Nambari ya simu ambayo haitumiki kwa mengine',
      'Nini kimetokea. Anaamka? Anapumua?',
      'Umri, magonjwa yanayojulikana, dawa na mzio',
      'Nani anawapokea wahudumu getini, na nani anawapigia wazazi',
    ],
  },
  questions: {
    title: 'Maswali ya shule',
    items: [
      {
        question: 'Mnahudumia shule za wapi?',
        answer: [
          'Nairobi na kaunti zinazoizunguka, nyingine kwa makubaliano. Kabla hujatia sahihi tunakuambia gari gani litakuja, na kutoka wapi.',
          responseTarget,
        ],
      },
      {
        question: 'Huduma kwa shule hugharimu kiasi gani?',
        answer: [
          'Inategemea wanafunzi na wanafunzi wa bweni, umbali, na mnachoongeza, kama siku za michezo. Kuna bei moja kwa shule: hakuna mwanafunzi anayehitaji kuandikishwa.',
        ],
      },
      {
        question: 'Je, kanuni za maeneo ya kazi zinahusu shule?',
        answer: [
          'Legal Notice 79 ya 2024 inataja maeneo yote ya kazi. Inataka watoa huduma ya kwanza waliofunzwa, ukaguzi wa kila mwaka na njia ya kufika hospitali. Tunasaidia kwa yote matatu; wajibu hubaki kwa shule.',
        ],
      },
      {
        question: 'Nani huamua kama mwanafunzi aende hospitali?',
        answer: [
          'Shule na wazazi, kwa ushauri wa wahudumu. Maisha yakiwa hatarini wahudumu hawangoji: nchini Kenya hakuna anayeweza kunyimwa matibabu ya dharura.',
        ],
      },
      {
        question: 'Je, safari za shule zimo?',
        answer: ['Ndiyo, mkituambia njia na tarehe. Kwa mahali pa mbali tunataja msaada ulio karibu zaidi.'],
      },
      {
        question: 'Je, hii ni bima ya matibabu ya wanafunzi?',
        answer: [
          `Hapana. ${notAnInsurer} Bili za hospitali ni za wazazi, kampuni yao ya bima au bima ya umma.`,
        ],
      },
      {
        question: 'Mnahifadhi nini kuhusu wanafunzi wetu?',
        answer: [
          'Maandishi ya wahudumu pekee, kuhusu mgonjwa waliyemtibu. Hatuhitaji orodha ya majina wala ya magonjwa.',
        ],
      },
    ],
  },
  related: relatedPages(['/SiteEmergencyCover', '/SportsCoverage', '/EventCoverage'], 'kit', 'plan'),
  call: {
    title: 'Anza kwa ziara',
    text: 'Tutumie jina la shule yako, idadi ya wanafunzi na siku nzuri ya kuja.',
    actions: [quoteLink('School Emergency Cover'), contactLink, firstAidLink, callLink],
  },
} satisfies Omit<ServiceContent, 'meta'>;
