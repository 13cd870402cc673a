import { owner } from '../owner';
import type { LegalContent } from '../pageTypes';
import { inEnglish, lastChanged } from './lastChanged';
import { notAnInsurer, responseTarget } from './promises';

/** The terms in Kiswahili: what the English draft says, and that the English text binds. */
export const termsOfService: LegalContent = {
  meta: {
    title: 'Masharti ya Huduma',
    description:
      'Masharti ya ambulensi, safari na huduma zetu, na ya tovuti hii: haki, wajibu, ada, dhima na sheria inayotumika.',
  },
  intro: { title: 'Masharti ya Huduma', lead: 'Unachoweza kutarajia kwetu, na tunachotarajia kwako.' },
  changed: lastChanged('2026-11-25'),
  contentsTitle: 'Kwenye ukurasa huu',
  translation: inEnglish('/TermsOfService'),
  sections: [
    {
      title: 'Utangulizi',
      paragraphs: [
        `Masharti haya ni kati yako na ${owner.brand}, ${owner.address} (“sisi”). Yanatumika unapotumia tovuti hii, unapotupigia simu, au unapopata huduma kutoka kwetu.`,
        'Mkataba ulioandikwa wa huduma, hafla au safari unaweza kuongezea masharti haya. Vikitofautiana, mkataba ulioandikwa ndio unaotumika.',
      ],
    },
    {
      title: 'Haki na wajibu wa mgonjwa',
      paragraphs: [
        'Tunakuomba utuambie tunachohitaji kujua ili tukuhudumie, uwaheshimu wahudumu, na uhakikishe kwamba mahali ni salama kwao.',
        'Ukiwa mgonjwa, una haki ya:',
      ],
      points: [
        'matibabu ya dharura, ambayo hakuna anayeweza kunyimwa kulingana na kifungu cha 43(2) cha Katiba ya Kenya na Sheria ya Afya, 2017',
        'heshima, bila kujali asili, dini, jinsia, umri, ugonjwa au uwezo wako',
        'maelezo kwa maneno unayoyaelewa, na kuamua mwenyewe popote unapoweza; kwa mtoto, mzazi au mlezi huamua',
        'usiri, na nakala ya tulichoandika kukuhusu',
        'kulalamika, na kupata jibu: tuandikie kwanza, au andikia Baraza la Madaktari la Kenya (Kenya Medical Practitioners and Dentists Council), ambalo husajili ambulensi na wahudumu wa dharura',
      ],
    },
    {
      title: 'Matumizi ya huduma',
      paragraphs: [
        'Wahudumu wetu, pamoja na anayepokea simu, huamua gari gani litumwe na matibabu gani yanahitajika. Wanaweza kukataa kuingia mahali pasipo salama hadi pawe salama.',
        'Ombi la bei, kliniki au maoni kwenye tovuti hii ni ombi tu. Linakuwa makubaliano au miadi pale tu tunapolithibitisha.',
        'Maelezo ya tovuti hii ni ya jumla. Hayachukui nafasi ya kuchunguzwa. Tafadhali tumia tovuti kwa njia halali: usipige simu za uongo, usitumie majina ya uongo, usijaribu kuivuruga.',
      ],
    },
    {
      title: 'Faragha na usiri',
      paragraphs: [
        'Unachowaambia wahudumu hubaki kati yako, wao na wanaoendelea kukutibu. Tunatoa zaidi ya hapo kwa idhini yako tu, au pale sheria inapodai.',
        'Tunashughulikia taarifa binafsi kulingana na Sheria ya Ulinzi wa Data, 2019. Sera yetu ya Faragha inaeleza jinsi tunavyofanya.',
      ],
    },
    {
      title: 'Ada na malipo',
      paragraphs: [
        'Kwa huduma zilizopangwa unapata bei kwa maandishi kabla hatujaanza, nayo husema utalipa nini ukighairi. Kwa dharura, huduma huja kwanza, na bili hufuata; ukiuliza, tunakueleza ilivyohesabiwa.',
        'Kama kampuni ya bima, mwajiri au hazina ya umma hukulipia, tuambie mapema. Wasicholipa hubaki deni la aliyeagiza huduma, kadiri sheria inavyoruhusu.',
        notAnInsurer,
      ],
    },
    {
      title: 'Mipaka ya dhima',
      paragraphs: [
        'Tunafanya kazi kwa uangalifu unaotarajiwa kwa wahudumu waliofunzwa. Hatuwezi kuahidi matokeo.',
        'Hatuna dhima kwa kuchelewa kunakotokana na msongamano wa magari, hali ya hewa, barabara au viwanja vidogo vya ndege vilivyofungwa, mitandao isiyofanya kazi au maelekezo yasiyo sahihi. Hatuna dhima kama tovuti hii haipatikani kwa muda.',
        'Hakuna sehemu ya masharti haya inayopunguza dhima ambayo sheria hairuhusu ipunguzwe, kama dhima kwa kifo au jeraha lililosababishwa na uzembe.',
      ],
    },
    {
      title: 'Dharura',
      paragraphs: [
        `Kwa dharura piga ${owner.phone.display}, au 999 au 112, polisi, ambao huenda wasitume ambulensi. Usitumie fomu, barua pepe, maoni au msaidizi kwa dharura: huenda hakuna atakayesoma kwa wakati.`,
        responseTarget,
        'Muda huu ni lengo. Si hakikisho wala si sehemu ya mkataba, isipokuwa mkataba ulioandikwa uwe unasema hivyo.',
      ],
    },
    {
      title: 'Mabadiliko ya masharti',
      paragraphs: [
        'Tunaweza kubadilisha masharti haya. Yaliyo kwenye ukurasa huu yanatumika kuanzia siku yalipochapishwa. Mabadiliko hayagusi tuliyokubaliana nawe kwa maandishi hapo awali.',
      ],
    },
    {
      title: 'Sheria inayotumika',
      paragraphs: [
        'Sheria ya Kenya hutumika, na mahakama za Kenya huamua. Kabla ya kwenda mahakamani, tafadhali tupe nafasi ya kurekebisha mambo.',
      ],
    },
    {
      title: 'Mawasiliano',
      paragraphs: [
        `Maswali kuhusu masharti haya: simu ${owner.phone.display}, barua pepe ${owner.email}, au ${owner.address}.`,
      ],
    },
  ],
};
