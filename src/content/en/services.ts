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
import type { ServicesContent } from '../pageTypes';
import { callLink, contactLink } from './links';

const linkLabel = 'Learn More';

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
  groups: [
    {
      id: 'now',
      title: 'Somebody is ill or hurt',
      lead: 'Care that comes to the patient.',
      linkLabel,
      cards: [
        {
          title: 'Emergency Medical Response',
          description: 'When to call, what to say, what happens next.',
          picture: emergencyResponse,
          to: '/EmergencyCare',
        },
        {
          title: 'Paramedics Services',
          description: 'Who comes, with what, and what they do.',
          picture: paramedics,
          to: '/ParamedicsPage',
        },
        {
          title: 'Paediatric Clinic',
          description: 'A clinic for children, and advanced care on the move.',
          picture: advancedCare,
          to: '/PaediatricClinic',
        },
      ],
    },
    {
      id: 'journeys',
      title: 'A patient has to travel',
      lead: 'Planned journeys and urgent ones, by road and by air.',
      linkLabel,
      cards: [
        {
          title: 'Patient Transfer',
          description: 'Between home, clinic and hospital, anywhere in Kenya.',
          picture: transport,
          to: '/PatientTransfer',
        },
        {
          title: 'Air Medical Evacuation',
          description: 'From an airstrip to a hospital bed in four steps.',
          picture: air,
          to: '/AirMedicalEvac',
        },
        {
          title: 'International Patient Transfer',
          description: 'Home to Kenya, or abroad for treatment.',
          picture: international,
          to: '/InternationalPatientTransfer',
        },
      ],
    },
    {
      id: 'cover',
      title: 'Cover before it is needed',
      lead: 'Agreed beforehand, for a day or for the whole year.',
      linkLabel,
      cards: [
        {
          title: 'School Emergency Cover',
          description: 'For heads, boards and school nurses.',
          picture: school,
          to: '/SchoolEmergencyCover',
        },
        {
          title: 'Site Emergency Cover',
          description: 'For building sites, factories, farms and offices.',
          picture: site,
          to: '/SiteEmergencyCover',
        },
        {
          title: 'Evacuation Cover',
          description: 'For lodges, camps and teams far from a hospital.',
          picture: evacuation,
          to: '/EvacuationServices',
        },
        {
          title: 'Events Coverage',
          description: 'For concerts, weddings, rallies and markets.',
          picture: events,
          to: '/EventCoverage',
        },
        {
          title: 'Sports Coverage',
          description: 'For matches, races and school games.',
          picture: sports,
          to: '/SportsCoverage',
        },
      ],
    },
  ],
  call: {
    title: 'Not sure which one?',
    text: 'Describe in your own words what you need. We find the service.',
    actions: [contactLink, callLink],
  },
};
