import advancedCare from 'virtual:picture/card-advanced-care';
import emergencyResponse from 'virtual:picture/card-emergency-response';
import events from 'virtual:picture/card-events';
import paramedics from 'virtual:picture/card-paramedics';
import sports from 'virtual:picture/card-sports';
import transport from 'virtual:picture/card-transport';
import banner from 'virtual:picture/banner-services';
import air from 'virtual:picture/slide-air-evacuation';
import evacuation from 'virtual:picture/gallery-response-3';
import international from 'virtual:picture/gallery-air-6';
import school from 'virtual:picture/school-1';
import site from 'virtual:picture/slide-site';
import { facts } from '../facts';
import type { ServicesContent } from '../pageTypes';
import type { Picture } from '../../media/picture';
import { factStripFrom } from './factStrip';
import { callLink, contactLink, requestLink } from './links';
import { serviceRow, type ServicePath } from './serviceRows';

const linkLabel = 'Learn More';

function card(path: ServicePath, picture: Picture) {
  const { title, text, to } = serviceRow(path);
  return { title, description: text, picture, to };
}

/** The overview of all services. */
export const services: ServicesContent = {
  meta: {
    title: 'All our services',
    description:
      'Emergency response, patient transfer, air and international transfer, and cover for schools, sites, sports and events: find what you need.',
  },
  banner: {
    title: 'Our Services',
    lead: 'Find the one that fits, or call and let us ask the questions.',
    picture: banner,
  },
  strip: factStripFrom(facts),
  groups: [
    {
      id: 'now',
      title: 'Somebody is ill or hurt',
      lead: 'Care that comes to the patient.',
      linkLabel,
      cards: [
        card('/EmergencyCare', emergencyResponse),
        card('/ParamedicsPage', paramedics),
        card('/PaediatricClinic', advancedCare),
      ],
    },
    {
      id: 'journeys',
      title: 'A patient has to travel',
      lead: 'Planned journeys and urgent ones, by road and by air.',
      linkLabel,
      cards: [
        card('/PatientTransfer', transport),
        card('/AirMedicalEvac', air),
        card('/InternationalPatientTransfer', international),
      ],
    },
    {
      id: 'cover',
      title: 'Cover before it is needed',
      lead: 'Agreed beforehand, for a day or for the whole year.',
      linkLabel,
      cards: [
        card('/SchoolEmergencyCover', school),
        card('/SiteEmergencyCover', site),
        card('/EvacuationServices', evacuation),
        card('/EventCoverage', events),
        card('/SportsCoverage', sports),
      ],
    },
  ],
  call: {
    title: 'Not sure which one?',
    text: 'Describe what you need in your own words. We will find the service for you.',
    actions: [requestLink, contactLink, callLink],
  },
};
