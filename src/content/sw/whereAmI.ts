import { chatAbout } from '../whatsapp';
import type { WhereAmIContent } from '../pageTypes';
import { linkTo } from './firstAid/titles';
import { callLink } from './links';
import { messages } from './messages';

/** Finds out where somebody is, and hands it on; in Kiswahili. */
export const whereAmI: WhereAmIContent = {
  meta: {
    title: 'Tuambie uko wapi',
    description:
      'Barabara haina jina? Simu yako hupata mahali ulipo na kukupa msimbo mfupi wa kutusomea. Au jibu maswali matano, ututumie majibu.',
  },
  title: 'Tuambie uko wapi',
  lead: 'Jina la barabara halihitajiki. Simu yako inaweza kupata mahali ulipo na kukupa msimbo mfupi wa kutusomea.',
  place: {
    call: callLink,
    whatsapp: chatAbout('emergency', messages),
    labels: {
      find: 'Tafuta mahali nilipo',
      finding: 'Inatafuta…',
      why: 'Simu yako itakuuliza kwanza. Mahali ulipo hubaki kwenye simu hii. Tunapajua tu ukitutumia au ukitusomea.',
      looking: 'Simu yako inaweza kuuliza kama ukurasa huu ujue uko wapi. Kubali.',
      hint: 'Ndani ya nyumba huchukua muda. Toka nje, au simama dirishani.',
      callNote: 'tutakuuliza',
      readNote: 'soma msimbo',
      readOut: 'Tupigie simu, utusomee huu',
      code: 'Plus Code:',
      sayPlus: 'sema “jumlisha”, kisha mbili za mwisho',
      short: 'Kwa ufupi',
      town: 'Mji',
      position: 'Nukta',
      map: 'Fungua ramani',
      circle: 'kukuzunguka. Mraba ni msimbo, upana wa m\u00a014.',
      compass: 'Ukitazama kutoka mjini, kaskazini ni juu.',
      north: 'K',
      old: 'Mahali hapa palipatikana',
      oldText: 'Huenda umeondoka hapo tangu wakati huo.',
      again: 'Jaribu tena kutafuta mahali',
      wrong: 'Sipo mahali hapa',
      wrongText: 'Subiri, nenda mahali pa wazi, au paeleze',
      inWords: 'Eleza mahali kwa maneno',
      inWordsText: 'Kaunti, barabara, alama, nani anasubiri',
      describe: 'Eleza mahali ulipo',
      withMaps: 'Katika Maps, bonyeza mahali hapo kwa kidole bila kuachilia, soma Plus Code na mji.',
      empty: 'Tafadhali jibu swali moja, au piga simu.',
      make: 'Andika ujumbe',
      private: 'Hakuna kinachohifadhiwa wala kutumwa hadi ukitume mwenyewe.',
      send: 'Au utume, baada ya kupiga simu',
      whatsapp: 'WhatsApp',
      sms: 'SMS',
      copy: 'Nakili',
      share: 'Shiriki',
      copied: 'Ujumbe umenakiliwa.',
      marked:
        'Kivinjari hiki hakinakili chenyewe. Ujumbe umewekewa alama: ubonyeze kwa kidole bila kuachilia.',
      offline: 'Ukurasa huu hufanya kazi hata bila mtandao, ukiwa umeufungua hapo awali.',
    },
    words: {
      metres: 'mita {n}',
      shortMetres: 'm {n}',
      kilometres: 'km {n}',
      directions: [
        'kaskazini',
        'kaskazini mashariki',
        'mashariki',
        'kusini mashariki',
        'kusini',
        'kusini magharibi',
        'magharibi',
        'kaskazini magharibi',
      ],
      fromTown: '{distance} {direction} mwa {town}',
      inTown: 'mjini {town}',
      found: 'Pamepatikana, ndani ya {accuracy}',
      scale: {
        house: 'Ni kama nyumba moja.',
        street: 'Ni kama mtaa mmoja.',
        village: 'Ni kama kijiji kimoja.',
        area: 'Ni eneo tu.',
      },
      improving: 'Bado inaboreka. Usifunge ukurasa.',
      steady: 'Inakufuata ukurasa huu ukiwa wazi.',
      moving: 'Unasonga. Soma msimbo tena utakaposimama.',
      rough: 'Ni sahihi ndani ya {accuracy} tu. Ongeza alama ya karibu.',
      ago: 'dakika {n} zilizopita',
      noShort: 'hakuna mji wa karibu: soma msimbo wote',
      plus: 'jumlisha',
      message: {
        at: 'Nahitaji msaada. Niko {code}, {town} (ndani ya {accuracy}).',
        described: 'Nahitaji msaada. Mahali ni hapa.',
        answers: {
          town: 'Kaunti, mji au mtaa',
          road: 'Barabara na upande',
          landmark: 'Alama ya karibu',
          gate: 'Geti, ghorofa au ploti',
          waits: 'Anayewasubiri',
        },
      },
    },
    problems: {
      denied: {
        title: 'Simu yako haikutupa mahali ulipo.',
        text: 'Ulikataa, au ukurasa huu umezuiwa kujua mahali. Ni sawa: tuambie kwa maneno, au piga simu tu. Ili kuruhusu, bonyeza alama iliyo kando ya anwani ya ukurasa, kisha “Location”, ujaribu tena.',
      },
      off: {
        title: 'Simu yako haikutupa mahali ulipo.',
        text: '“Location” imezimwa, au ulikataa. Ni sawa: tuambie kwa maneno, au piga simu tu. Au washa “Location” katika mipangilio ya simu, ujaribu tena.',
      },
      unavailable: {
        title: 'Simu yako haiwezi kupata mahali ulipo.',
        text: 'Washa “Location”, utoke nje au usimame dirishani. Au tuambie kwa maneno, au piga simu tu.',
      },
      timeout: {
        title: 'Simu yako inachukua muda kupata mahali ulipo.',
        text: 'Inaendelea kutafuta. Toka nje au simama dirishani. Wakati huo tuambie kwa maneno, au piga simu tu.',
      },
      insecure: {
        title: 'Ukurasa huu haukufunguliwa kwa usalama.',
        text: 'Kivinjari hutoa mahali kwa ukurasa ambao anwani yake huanza na “https” pekee. Tuambie kwa maneno, au piga simu tu.',
      },
      unsupported: {
        title: 'Kivinjari hiki hakiwezi kupata mahali.',
        text: 'Tuambie kwa maneno, au piga simu tu.',
      },
      coarse: {
        title: 'Simu yako inajua eneo tu.',
        text: 'Huenda imekosea kwa kilomita kadhaa, kwa hivyo bado hakuna msimbo wa kusoma. Inaendelea kutafuta. Toka nje au simama dirishani, au tuambie kwa maneno.',
      },
      abroad: {
        title: 'Simu yako inasema uko nje ya Kenya.',
        text: 'Huenda imekosea. Tuambie kwa maneno, au piga simu tu.',
      },
    },
    questions: {
      town: { label: 'Kaunti, mji au mtaa', help: 'Mashambani: kata ndogo na soko' },
      road: {
        label: 'Barabara na upande unaoelekea',
        help: 'Sema “kuelekea…”. Kwenye barabara kuu, nguzo ya kilomita',
      },
      landmark: {
        label: 'Alama ya karibu',
        help: 'Stage, shule, kanisa, msikiti, kambi ya chifu au duka la M-PESA',
      },
      gate: { label: 'Geti, ghorofa au ploti', help: 'Rangi ya geti hutusaidia usiku' },
      waits: {
        label: 'Nani anatusubiri, na wapi?',
        help: 'Kwenye barabara ambayo gari linafika, akiwa na tochi',
      },
    },
  },
  related: {
    title: 'Hadi msaada ufike',
    pages: [
      {
        title: linkTo('whatToSay').label,
        text: 'Mahali ulipo huja kwanza',
        to: linkTo('whatToSay').to,
      },
      { title: 'Huduma ya kwanza', text: 'La kufanya sasa, hatua kwa hatua', to: '/sw/FirstAid' },
    ],
  },
};
