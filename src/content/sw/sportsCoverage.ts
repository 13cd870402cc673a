import banner from 'virtual:picture/banner-sports/sw';
import scene1 from 'virtual:picture/gallery-events-1/sw';
import scene2 from 'virtual:picture/gallery-events-5/sw';
import scene3 from 'virtual:picture/gallery-events-6/sw';
import scene4 from 'virtual:picture/gallery-events-2/sw';
import type { ServiceContent } from '../pageTypes';
import { callLink, contactLink, firstAidLink } from './links';
import { onThisPage } from './onThisPage';
import { quoteLink } from './quoteLink';
import { relatedPages } from './relatedPages';
import { scenes } from './scenes';
import { shortAnswers } from './shortAnswers';

/** Cover for sports, in Kiswahili. */
export const sportsCoverage: ServiceContent = {
  meta: {
    title: 'Huduma kwa Michezo: mechi, mbio, mazoezi',
    description:
      'Paramediki kwa raga, kandanda, mbio za barabarani, baiskeli, riadha na michezo ya shule Kenya: kando ya uwanja, mwishoni na njiani.',
  },
  banner: {
    title: 'Huduma kwa Michezo',
    lead: 'Kando ya uwanja, mwisho wa mbio na njiani, machela ikiwa karibu.',
    picture: banner,
  },
  order: 'inclusion',
  onThisPage,
  intro: {
    title: 'Kwa waandalizi wa mbio, klabu na shule',
    paragraphs: [
      'Michezo ina majeraha yake: kugongwa kichwa, goti kuteguka, mkimbiaji kuanguka kwa sababu ya joto. Ina sheria zake pia, na wahudumu wetu wanajua ni lini wanaruhusiwa kuingia uwanjani.',
    ],
    answers: shortAnswers({
      get: 'Mpango wa matibabu wenye ramani, wahudumu mahali panapofaa, mashine ya kushtua moyo iliyo karibu, na ambulensi yenye njia wazi ya kutoka.',
      cost: 'Inategemea saa, vituo na magari. Tarehe na ramani zinatosha kwa bei ya kwanza.',
      now: 'Omba bei wiki tatu kabla, au mapema zaidi kwa mbio za barabara za umma. Tarehe iko karibu? Piga simu.',
    }),
  },
  benefits: {
    title: 'Huduma inayofaa mchezo',
    items: [
      {
        title: 'Uwanjani',
        text: 'Raga, kandanda, magongo: wawili kando ya uwanja, machela na ambulensi nyuma yao.',
      },
      {
        title: 'Barabara na njia',
        text: 'Marathoni, baiskeli, mbio za magari: vituo njiani, pikipiki, na wahudumu nyuma ya wa mwisho.',
      },
      {
        title: 'Mbio, ukumbi, bwawa',
        text: 'Riadha, michezo ya kujilinda, kuogelea: kituo kimoja, na mashine ya kushtua moyo karibu na mchezo.',
      },
    ],
  },
  included: {
    title: 'Kinachojumuishwa',
    items: [
      'Mpango wa matibabu wenye ramani, vituo na chaneli za redio',
      'Wahudumu waliosoma sheria za mchezo',
      'Mashine ya kushtua moyo, barafu, mbao za kutuliza mfupa, vifaa vya shingo, machela',
      'Kivuli na maji kwa wanamichezo kwenye joto',
      'Ambulensi yenye njia wazi ya kutoka',
      'Orodha ya majeraha kwa daktari wa timu, baada ya idhini',
    ],
  },
  steps: {
    title: 'Siku ya mbio kwa hatua',
    items: [
      {
        title: 'Kabla',
        text: 'Tunapita njia nzima nawe, kwa gari au kwa miguu, na kuweka alama ambapo ambulensi inaweza kuingia.',
      },
      {
        title: 'Wakati wa maelezo',
        text: 'Wasimamizi wa njia wanajifunza nambari moja, na jinsi ya kutaja mahali: kilomita, upande, alama ya karibu.',
      },
      {
        title: 'Mchezoni',
        text: 'Mtu mmoja anafuatilia wahudumu wote, na anakuambia walio huru wakiwa wachache mno.',
      },
      {
        title: 'Baada',
        text: 'Wahudumu wa nyuma wanamleta wa mwisho. Unapata orodha na ushauri wetu.',
      },
    ],
  },
  ready: {
    title: 'Tunachohitaji kujua',
    items: [
      'Mchezo, kiwango na umri wa wanamichezo',
      'Tarehe, saa za kuanza na za kumaliza zinazotarajiwa',
      'Njia au uwanja, kwa ramani au faili',
      'Idadi ya wanamichezo na watazamaji',
      'Sheria za shirikisho lenu kuhusu huduma ya matibabu',
      'Madaktari wa timu ambao tayari wapo',
    ],
  },
  questions: {
    title: 'Maswali ya wanamichezo',
    items: [
      {
        question: 'Mnahudumia viwanja na njia zipi?',
        answer: [
          'Kuanzia viwanja vya shule Nairobi hadi njia za Bonde la Ufa na pwani. Ambapo hakuna barabara tunapanga wabebaji, 4x4 au mahali pa kutua.',
          'Miongozo ya mbio za barabarani inataka huduma ya msingi ya kuokoa maisha na mashine ya kushtua moyo zimfikie kila mkimbiaji ndani ya dakika nane. Tunalenga hilo, na tunakuonyesha kwenye ramani ambapo ni vigumu.',
        ],
      },
      {
        question: 'Nani huamua kama mchezaji aendelee?',
        answer: [
          'Sheria za mchezo zinasema ni nani. Ambapo uamuzi ni wetu na tunashuku ameumia kichwa, jibu ni hapana.',
        ],
      },
      {
        question: 'Huduma kwa mechi au mbio hugharimu kiasi gani?',
        answer: [
          'Inategemea saa, vituo, magari na umbali hadi uwanja wenu. Wanamichezo au watazamaji zaidi huenda wakahitaji kituo kimoja zaidi. Tunakuonyesha sababu kwenye ramani.',
        ],
      },
      {
        question: 'Je, ambulensi ikimpeleka mtu hospitali?',
        answer: [
          'Mpango unasema kabla ya kuanza: gari la pili linachukua nafasi, au mchezo unasimama hadi irudi.',
        ],
      },
      {
        question: 'Je, mnaweza kuhudumia msimu mzima?',
        answer: [
          'Ndiyo. Tuma orodha ya mechi, nasi tunaleta wahudumu kwenye mechi za nyumbani kwa bei moja.',
        ],
      },
      {
        question: 'Je, mnafundisha makocha wetu?',
        answer: [
          'Ndiyo: moyo kusimama, kuumia kichwa, joto na kuvuja damu, kwa alasiri moja uwanjani kwenu.',
        ],
      },
    ],
  },
  photos: scenes('Kwenye mechi na mbio', [
    { picture: scene1, caption: 'Macho kwenye mechi' },
    { picture: scene2, caption: 'Kufuata waendesha baiskeli vilimani' },
    { picture: scene3, caption: 'Chini ya taa za uwanja' },
    { picture: scene4, caption: 'Wakimbiaji kwenye hema la huduma ya kwanza' },
  ]),
  related: relatedPages(
    ['/EventCoverage', '/SchoolEmergencyCover', '/SiteEmergencyCover'],
    'headInjury',
    'kit',
  ),
  call: {
    title: 'Tutumie mechi au njia yenu',
    text: 'Tarehe na ramani zinatosha kwa bei ya kwanza.',
    actions: [quoteLink('Sports Coverage'), contactLink, firstAidLink, callLink],
  },
};
