import banner from 'virtual:picture/banner-air/sw';
import scene4 from 'virtual:picture/gallery-air-1/sw';
import scene1 from 'virtual:picture/gallery-air-2/sw';
import scene2 from 'virtual:picture/gallery-air-3/sw';
import scene3 from 'virtual:picture/gallery-air-5/sw';
import type { ServiceContent } from '../pageTypes';
import { figures } from './figures';
import { callLink, contactLink } from './links';
import { onThisPage } from './onThisPage';
import { quoteLink } from './quoteLink';
import { relatedPages } from './relatedPages';
import { scenes } from './scenes';
import { shortAnswers } from './shortAnswers';

/** Air medical evacuation, in Kiswahili. */
export const airMedicalEvac: ServiceContent = {
  meta: {
    title: 'Ambulensi ya Ndege, 24/7',
    description:
      'Ambulensi ya ndege kutoka viwanja na hospitali kote Kenya: hatua nne, cha kuwa nacho tayari unapopiga simu, na majibu kuhusu gharama na hali ya hewa.',
  },
  banner: {
    title: 'Ambulensi ya Ndege',
    lead: 'Barabara ikiwa ndefu mno: wahudumu wa matibabu, ndege, na ambulensi pande zote mbili.',
    picture: banner,
  },
  order: 'pictures',
  onThisPage,
  intro: {
    title: 'Mgonjwa anapohitaji ndege',
    paragraphs: [
      'Kwa wagonjwa mahututi, au walio mbali mno kwa safari ndefu ya gari: kutoka kambi, lodge, mahali pa kazi au hospitali ndogo hadi hospitali inayoweza kuwatibu.',
    ],
    answers: shortAnswers({
      get: 'Simu moja inaanzisha yote: ndege, wahudumu, vibali, ambulensi pande zote mbili na kitanda kilichothibitishwa.',
      cost: 'Inategemea ndege, umbali na wahudumu. Unaambiwa bei kwanza, na dhamana ya malipo inahitajika kabla ndege haijaondoka.',
      now: 'Kwa mgonjwa anayehitaji ndege sasa, piga simu na useme unachojua. Kupanga mapema, omba bei.',
    }),
  },
  figures: {
    title: 'Huduma ya ndege kwa takwimu',
    items: [figures.evacuations, figures.service],
  },
  benefits: {
    title: 'Tunavyosafirisha kwa ndege',
    items: [
      {
        title: 'Kitanda hadi kitanda',
        text: 'Timu ileile inamhudumia mgonjwa kutoka kitanda cha kwanza hadi wodi inayompokea.',
      },
      {
        title: 'Madaktari huongea kwanza',
        text: 'Daktari wetu na daktari anayemtibu wanakubaliana kama mgonjwa anaweza kusafiri kwa ndege, na vipi.',
      },
      {
        title: 'Njia inayofaa ya kusafiri',
        text: 'Ndege, helikopta, kiti kwenye ndege ya abiria na msindikizaji, au barabara: tunapendekeza inayofaa.',
      },
    ],
  },
  included: {
    title: 'Kinachojumuishwa',
    items: [
      'Ushauri wa matibabu kabla ya kuruka',
      'Ndege, marubani na wahudumu wa matibabu',
      'Machela, oksijeni, kifuatilia hali na dawa ndani ya ndege',
      'Ambulensi ya barabara pande zote mbili',
      'Vibali vya kutua na kuruka',
      'Maandishi ya kukabidhi kwa madaktari wanaompokea',
    ],
  },
  steps: {
    title: 'Hatua nne',
    items: [
      {
        title: 'Kujua mahitaji ya mgonjwa',
        text: 'Tunauliza ugonjwa, matibabu, uzito na mahali, na tunaongea na daktari anayemtibu.',
      },
      {
        title: 'Kupanga usafiri',
        text: 'Tunatafuta ndege na uwanja, tunapata vibali, tunapanga malipo na kutuma ambulensi kwa mgonjwa.',
      },
      {
        title: 'Kumhudumia angani',
        text: 'Wahudumu wanaangalia moyo, kupumua na maumivu njia nzima, na wanaandika.',
      },
      {
        title: 'Kumkabidhi kwa usalama',
        text: 'Ambulensi inaipokea ndege. Wahudumu wanamkabidhi ana kwa ana, pamoja na maandishi.',
      },
    ],
  },
  ready: {
    title: 'Mambo ya kutayarisha',
    lead: 'Piga simu na useme unachojua. Mengine yanaweza kufuata.',
    items: [
      'Jina, tarehe ya kuzaliwa na uzito wa mgonjwa',
      'Mahali, na uwanja mdogo wa ndege wa karibu kama unaujua',
      'Hospitali na daktari anayemtibu, na nambari ya simu',
      'Ugonjwa, matibabu hadi sasa, dawa, mzio',
      'Kitambulisho au pasipoti',
      'Kampuni ya bima na nambari ya bima, au nani atalipa',
    ],
  },
  questions: {
    title: 'Maswali kuhusu kusafiri kwa ndege',
    items: [
      {
        question: 'Ndege zenu huenda wapi?',
        answer: [
          'Kote Kenya, na kuvuka mpaka kwa makubaliano. Viwanja vidogo vingi hutumika mchana tu, hali ya hewa ikiwa safi. Ikiwa uwanja wako hauwezi kutumika sasa, tunakuambia mara moja na kupanga njia salama inayofuata.',
          'Kwa mgonjwa anayekwenda nchi nyingine, soma Usafiri wa Kimataifa wa Wagonjwa.',
        ],
      },
      {
        question: 'Mnaweza kuondoka lini?',
        answer: [
          'Inategemea ndege, wahudumu, hali ya hewa, mwanga wa mchana na malipo. Anayepokea simu anakupa muda, na anakuambia ukibadilika.',
        ],
      },
      {
        question: 'Nani hulipia ndege?',
        answer: [
          'Kampuni ya bima, mwajiri au familia. Tunahitaji dhamana ya malipo kabla ndege haijaondoka, na tunaongea na kampuni yako ya bima pamoja nawe.',
        ],
      },
      {
        question: 'Je, ndugu anaweza kuja pamoja?',
        answer: ['Mara nyingi mmoja anaweza, nafasi na uzito vikiruhusu. Uliza unapopiga simu.'],
      },
      {
        question: 'Je, mgonjwa akiwa mahututi mno kwa ndege?',
        answer: [
          'Hapo daktari wetu anasema hivyo. Tunatafuta huduma iliyo karibu zaidi, au tunakwenda kwa barabara, hadi ndege iwe salama.',
        ],
      },
    ],
  },
  photos: scenes('Kutoka uwanjani hadi wodini', [
    { picture: scene1, caption: 'Helikopta uwanjani' },
    { picture: scene2, caption: 'Kando ya mgonjwa ndani ya ndege' },
    { picture: scene3, caption: 'Kilimanjaro juu ya mawingu' },
    { picture: scene4, caption: 'Kupaa juu ya mbuga' },
  ]),
  related: relatedPages(
    ['/EvacuationServices', '/InternationalPatientTransfer', '/PatientTransfer'],
    'firstAid',
    'questions',
  ),
  call: {
    title: 'Mgonjwa lazima asafirishwe',
    text: 'Sasa? Piga simu. Unapanga mapema kwa lodge, kambi au kampuni? Omba bei.',
    actions: [callLink, quoteLink('Air Medical Evacuation'), contactLink],
  },
};
