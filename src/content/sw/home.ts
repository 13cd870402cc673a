import cardAdvancedCare from 'virtual:picture/card-advanced-care/sw';
import cardEmergencyResponse from 'virtual:picture/card-emergency-response/sw';
import cardEvents from 'virtual:picture/card-events/sw';
import cardParamedics from 'virtual:picture/card-paramedics/sw';
import cardSports from 'virtual:picture/card-sports/sw';
import cardTransport from 'virtual:picture/card-transport/sw';
import heroPicture from 'virtual:picture/home-hero/sw';
import { forms } from '../../domain/forms';
import { pathIn } from '../../domain/language';
import type { HomeContent } from '../pageTypes';
import { clinics } from './clinics';
import { emergency } from './emergency';
import { exampleLabel } from './exampleLabel';
import { figures } from './figures';
import { contactLink, firstAidLink, linkInKiswahili } from './links';
import { ratingLabel, samples } from './samples';
import { slider } from './slides';

/** The home page, in Kiswahili. */
export const home: HomeContent = {
  meta: {
    title: 'Ambulensi na paramediki Kenya, mchana na usiku',
    description:
      'Ambulensi, paramediki na usafiri wa wagonjwa Kenya, mchana na usiku. Piga simu, soma la kufanya, au omba huduma ya shule, kazi au hafla.',
  },
  popup: {
    label: 'Karibu',
    title: 'Karibu.',
    titleLang: 'sw',
    text: 'Umeumia au unaugua sana? Tupigie kwanza.',
    closeLabel: 'Funga',
  },
  hero: {
    title: 'Bima ya maisha hulipa baadaye. Ambulensi huja sasa.',
    lead: 'Ambulensi na paramediki kote Kenya, mchana na usiku.',
    note: 'Sisi ni watoa huduma za matibabu, si kampuni ya bima.',
    actions: [firstAidLink, { label: 'Huduma Zetu', to: '#services' }],
    picture: heroPicture,
  },
  emergency,
  services: {
    title: 'Huduma Zetu',
    lead: 'Kutoka simu ya kwanza hadi wodini.',
    linkLabel: 'Soma Zaidi',
    cards: [
      {
        title: 'Huduma ya Matibabu ya Dharura',
        description: 'Wahudumu wanakuja kwako, nasi hatukati simu.',
        picture: cardEmergencyResponse,
        to: pathIn('sw', '/EmergencyCare'),
      },
      {
        title: 'Usafiri hadi Hospitalini',
        description: 'Kutoka nyumbani au wodini hadi hospitali inayofaa.',
        picture: cardTransport,
        to: pathIn('sw', '/PatientTransfer'),
      },
      {
        title: 'Huduma ya Juu ya Matibabu',
        description: 'Kwa wagonjwa mahututi, wakiwemo watoto.',
        picture: cardAdvancedCare,
        to: pathIn('sw', '/PaediatricClinic'),
      },
      {
        title: 'Huduma za Paramediki',
        description: 'Wahudumu wa dharura, wa kukaa tayari na wa ziara.',
        picture: cardParamedics,
        to: pathIn('sw', '/ParamedicsPage'),
      },
      {
        title: 'Huduma kwa Michezo',
        description: 'Paramediki uwanjani, mwisho wa mbio na njiani.',
        picture: cardSports,
        to: pathIn('sw', '/SportsCoverage'),
      },
      {
        title: 'Huduma kwa Hafla',
        description: 'Kwa matamasha, harusi na mikutano ya hadhara.',
        picture: cardEvents,
        to: pathIn('sw', '/EventCoverage'),
      },
    ],
  },
  slider,
  clinics,
  figures: {
    title: 'Kazi yetu kwa takwimu',
    items: [
      figures.evacuations,
      figures.clients,
      figures.calls,
      figures.years,
      figures.volunteers,
      figures.service,
    ],
  },
  testimonials: {
    title: 'Wateja Wetu Wanasema',
    ratingLabel,
    exampleLabel,
    items: samples,
    more: linkInKiswahili('Maoni yote', forms.review.page),
  },
  call: {
    title: 'Huduma kabla haijahitajika',
    text: 'Tuambie kuhusu shule, mahali pa kazi, hafla au mgonjwa wako.',
    actions: [contactLink],
  },
};
