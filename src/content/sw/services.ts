import banner from 'virtual:picture/banner-services/sw';
import advancedCare from 'virtual:picture/card-advanced-care/sw';
import emergencyResponse from 'virtual:picture/card-emergency-response/sw';
import events from 'virtual:picture/card-events/sw';
import paramedics from 'virtual:picture/card-paramedics/sw';
import sports from 'virtual:picture/card-sports/sw';
import transport from 'virtual:picture/card-transport/sw';
import international from 'virtual:picture/gallery-air-6/sw';
import evacuation from 'virtual:picture/gallery-response-3/sw';
import school from 'virtual:picture/school-1/sw';
import air from 'virtual:picture/slide-air-evacuation/sw';
import site from 'virtual:picture/slide-site/sw';
import type { Picture } from '../../media/picture';
import type { ServicePath } from '../en/serviceRows';
import { facts } from '../facts';
import type { ServicesContent } from '../pageTypes';
import { factStripFrom } from './factStrip';
import { callLink, contactLink, requestLink } from './links';
import { serviceRow } from './serviceRows';

const linkLabel = 'Soma Zaidi';

function card(path: ServicePath, picture: Picture) {
  const { title, text, to } = serviceRow(path);
  return { title, description: text, picture, to };
}

/** The overview of all services in Kiswahili. */
export const services: ServicesContent = {
  meta: {
    title: 'Huduma zetu zote',
    description:
      'Dharura, usafiri wa wagonjwa, ndege, safari za kimataifa, na huduma kwa shule, kazi, michezo na hafla: tafuta unachohitaji.',
  },
  banner: {
    title: 'Huduma Zetu',
    lead: 'Tafuta inayokufaa, au piga simu tukuulize maswali.',
    picture: banner,
  },
  strip: factStripFrom(facts),
  groups: [
    {
      id: 'now',
      title: 'Mtu ni mgonjwa au ameumia',
      lead: 'Huduma inayomfuata mgonjwa alipo.',
      linkLabel,
      cards: [
        card('/EmergencyCare', emergencyResponse),
        card('/ParamedicsPage', paramedics),
        card('/PaediatricClinic', advancedCare),
      ],
    },
    {
      id: 'journeys',
      title: 'Mgonjwa anahitaji kusafiri',
      lead: 'Safari zilizopangwa na za haraka, kwa barabara na kwa ndege.',
      linkLabel,
      cards: [
        card('/PatientTransfer', transport),
        card('/AirMedicalEvac', air),
        card('/InternationalPatientTransfer', international),
      ],
    },
    {
      id: 'cover',
      title: 'Huduma kabla haijahitajika',
      lead: 'Kwa makubaliano ya mapema, ya siku moja au mwaka mzima.',
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
    title: 'Hujui ni ipi?',
    text: 'Eleza unachohitaji kwa maneno yako. Tutakutafutia huduma inayofaa.',
    actions: [requestLink, contactLink, callLink],
  },
};
