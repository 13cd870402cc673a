import picture from 'virtual:picture/banner-faq/sw';
import { forms } from '../../domain/forms';
import type { FaqContent } from '../pageTypes';
import { emergency } from './emergency';
import { linkTo } from './firstAid/titles';
import { callLink, contactLink, firstAidLink, linkInKiswahili, whatHappensLink } from './links';
import { notAnInsurer, publicMoney, responseTarget } from './promises';

const stepByStep = { ...firstAidLink, label: 'Huduma ya kwanza, hatua kwa hatua' };

/** The ten questions, in Kiswahili. */
export const faq: FaqContent = {
  meta: {
    title: 'Maswali kumi kuhusu ambulensi na huduma zetu',
    description:
      'Upige simu lini, useme nini, ambulensi huchukua muda gani, nani huja, hospitali gani, na bei: maswali kumi kuhusu ambulensi zetu, na majibu.',
  },
  banner: {
    title: 'Maswali na Majibu',
    lead: 'Yale tunayoulizwa zaidi. Kwa dharura, tupigie simu mara moja.',
    picture,
  },
  emergency,
  questions: {
    title: 'Maswali kumi',
    items: [
      {
        question: 'Niite ambulensi lini?',
        answer: [
          'Wakati mtu anaweza kufa, au kupata madhara ya maisha yote, asiposaidiwa haraka: haamki, hapumui kawaida, ana maumivu ya kifua au dalili za kiharusi, anavuja damu nyingi, ameungua vibaya, au amepata ajali mbaya.',
          'Pia kwa degedege au kifafa cha mara ya kwanza au cha zaidi ya dakika 5, kwa damu, degedege au kifafa wakati wa mimba, na kwa mtoto aliyelegea au aliye wa bluu.',
          'Kama huna hakika, piga simu. Anayepokea simu hukusaidia kuamua.',
        ],
      },
      {
        question: 'Niseme nini ninapopiga simu?',
        answer: [
          'Kwanza uko wapi: barabara, mtaa, alama ya karibu, au Plus Code kutoka simu yako. Kisha nambari yako. Kisha nini kimetokea, kama mtu anaamka na anapumua, ana umri gani, na ni watu wangapi.',
          'Usikate simu. Majibu yako hayacheleweshi ambulensi.',
        ],
        links: [linkTo('whatToSay')],
      },
      {
        question: 'Ambulensi huchukua muda gani?',
        answer: [responseTarget],
        links: [whatHappensLink],
      },
      {
        question: 'Nifanye nini hadi ifike?',
        answer: [
          'Fanya anavyosema anayepokea simu. Mkiwa wawili, mmoja akae na mgonjwa; mwingine afungue geti, awashe taa na asubiri barabarani.',
          'Kusanya dawa na karatasi. Piga tena hali ya mgonjwa ikiwa mbaya zaidi, au mkienda mahali pengine.',
        ],
        links: [stepByStep],
      },
      {
        question: 'Je, ni salama kwenda hospitali mwenyewe kwa gari?',
        answer: [
          'Si salama kwa mtu mwenye maumivu ya kifua, dalili za kiharusi, damu nyingi au shida ya kupumua, au ambaye ni vigumu kumwamsha. Piga simu kwanza.',
          'Kama hakuna ambulensi iliyo karibu, anayepokea simu anaweza kukubali uende kwa gari. Hapo mtu wa pili amwangalie mgonjwa.',
        ],
      },
      {
        question: 'Nani huja, na vifaa gani?',
        answer: [
          'Wahudumu wa matibabu ya dharura (EMT), pamoja na paramediki kwa mgonjwa mahututi. Gari lina machela, oksijeni, mashine ya kushtua moyo, mbao za kutuliza mfupa na vifuniko vya jeraha; ambulensi za wagonjwa mahututi zina pia kifuatilia moyo, mashine ya kupumulia na dawa.',
        ],
      },
      {
        question: 'Mtatupeleka hospitali gani?',
        answer: [
          'Ya karibu zaidi inayoweza kutibu ugonjwa huu au jeraha hili. Kama kuna muda wa kuchagua, mgonjwa na familia huchagua.',
        ],
      },
      {
        question: 'Ni bei gani, na nani hulipa?',
        answer: [
          'Kwa safari na huduma zilizopangwa, unapata bei mapema. Kwa dharura tunaiambia familia safari inagharimu kiasi gani.',
          publicMoney,
        ],
        links: [linkInKiswahili('Nani hulipa, na vipi', '/WhatHappens#pays')],
      },
      {
        question: 'Je, mnauza bima?',
        answer: [
          `${notAnInsurer} Huduma kwa shule, maeneo ya kazi au kambi ni mkataba wa huduma. Kama una kampuni ya bima, tunakusaidia kuitumia.`,
        ],
      },
      {
        question: 'Nitapataje huduma au miadi?',
        answer: [
          'Kwa huduma ya shule, mahali pa kazi, mechi au hafla, tumia fomu ya mawasiliano; wiki tatu kabla ni wakati mzuri. Kwa kliniki, ichague kwenye ukurasa wa miadi, nasi tunakupigia ili tukubaliane tarehe.',
        ],
        links: [
          linkInKiswahili('Omba huduma', forms.contact.page),
          linkInKiswahili('Chagua kliniki', forms.booking.page),
        ],
      },
    ],
  },
  call: {
    title: 'Swali lako halipo hapa?',
    text: 'Tuandikie. Kama haliwezi kungoja, piga simu.',
    actions: [contactLink, stepByStep, callLink],
  },
};
