import picture from 'virtual:picture/banner-hospital/sw';
import type { HospitalContent } from '../pageTypes';
import { exampleLabel } from './exampleLabel';
import { figures } from './figures';
import { bookingLink, callLink, contactLink } from './links';
import { ratingLabel, samples } from './samples';

/** The second About page in Kiswahili: clinics, facilities and the people in them. */
export const aboutHospital: HospitalContent = {
  meta: {
    title: 'Kuhusu kliniki zetu, timu na vyumba',
    description:
      'Upande wa kliniki wa huduma yetu: dhamira, maono na historia, timu, kliniki tisa, famasia na maoni ya wateja.',
  },
  banner: {
    title: 'Kuhusu Kliniki Zetu',
    lead: 'Kliniki zinazoshirikiana na ambulensi zetu, famasia yetu, na watu wanaofanya kazi humo.',
    picture,
  },
  mission: {
    title: 'Dhamira Yetu',
    paragraphs: [
      'Kumtibu kila mgonjwa kwa muda wa kutosha, heshima na matibabu sahihi, na kueleza kila hatua kwa maneno rahisi.',
    ],
  },
  vision: {
    title: 'Maono Yetu',
    paragraphs: [
      'Huduma inayoendelea baada ya dharura: kutoka barabarani hadi wodini, na kutoka wodini hadi maisha ya kila siku.',
    ],
  },
  history: {
    title: 'Historia Yetu',
    paragraphs: [
      `Miaka ${figures.years.value} ya huduma, kwa ambulensi na paramediki.`,
      'Kliniki zetu hufanya kazi pamoja na ambulensi: kwa uchunguzi, miadi ya kufuatilia na dawa.',
    ],
  },
  team: {
    title: 'Timu Yetu',
    lead: 'Wanaokuhudumia hapa.',
    items: [
      {
        title: 'Wahudumu wa kliniki',
        text: 'Madaktari, matabibu (clinical officers) na wauguzi huwaona wagonjwa katika kliniki tisa.',
      },
      {
        title: 'Paramediki',
        text: 'Huwaleta wagonjwa, huwapeleka kwingine, na hufundisha wafanyakazi na umma.',
      },
      { title: 'Famasia', text: 'Dawa hukaguliwa na kuelezwa kabla hujaenda nyumbani.' },
      { title: 'Ofisi na ICT', text: 'Hujibu, hupanga miadi, na hutunza rekodi.' },
    ],
  },
  facilities: {
    title: 'Vyumba na Vituo',
    items: [
      'Vyumba vya kliniki tisa, Jumatatu hadi Ijumaa',
      'Famasia',
      'Chumba ambapo simu za dharura hupokelewa mchana na usiku',
      'Kituo cha ambulensi chenye ghala la vifaa',
      'Chumba cha mafunzo chenye wanasesere',
    ],
  },
  testimonials: { title: 'Wagonjwa na Wateja Wanasema', ratingLabel, exampleLabel, items: samples },
  call: {
    title: 'Njoo utuone',
    text: 'Omba miadi ya kliniki, au tuandikie swali.',
    actions: [contactLink, bookingLink, callLink],
  },
};
