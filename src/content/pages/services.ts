import words from '#words/services.json';
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
import training from 'virtual:picture/activity-first-aid-training';
import school from 'virtual:picture/school-1';
import site from 'virtual:picture/slide-site';
import { facts } from '../facts';
import type { ServicesContent } from '../pageTypes';
import type { Picture } from '../../media/picture';
import { factStripFrom } from './factStrip';
import { officeLinks, contactLink, requestLink } from './links';
import { serviceRow, type ServicePath } from './serviceRows';

const linkLabel = words.linkLabel;

function card(path: ServicePath, picture: Picture) {
  const { title, text, to } = serviceRow(path);
  return { title, description: text, picture, to };
}

/** The overview of all services. */
export const services: ServicesContent = {
  meta: words.meta,
  banner: { ...words.banner, picture: banner },
  strip: factStripFrom(facts),
  groups: [
    {
      id: 'now',
      ...words.groups.now,
      linkLabel,
      cards: [
        card('/EmergencyCare', emergencyResponse),
        card('/ParamedicsPage', paramedics),
        card('/PaediatricClinic', advancedCare),
      ],
    },
    {
      id: 'journeys',
      ...words.groups.journeys,
      linkLabel,
      cards: [
        card('/PatientTransfer', transport),
        card('/AirMedicalEvac', air),
        card('/InternationalPatientTransfer', international),
      ],
    },
    {
      id: 'cover',
      ...words.groups.cover,
      linkLabel,
      cards: [
        card('/SchoolEmergencyCover', school),
        card('/SiteEmergencyCover', site),
        card('/EvacuationServices', evacuation),
        card('/EventCoverage', events),
        card('/SportsCoverage', sports),
        card('/FirstAidTraining', training),
      ],
    },
  ],
  call: { ...words.call, actions: [requestLink, contactLink, ...officeLinks] },
};
