import cardAdvancedCare from 'virtual:picture/card-advanced-care';
import cardEmergencyResponse from 'virtual:picture/card-emergency-response';
import cardEvents from 'virtual:picture/card-events';
import cardParamedics from 'virtual:picture/card-paramedics';
import cardSports from 'virtual:picture/card-sports';
import cardTransport from 'virtual:picture/card-transport';
import heroPicture from 'virtual:picture/home-hero';
import { forms } from '../../domain/forms';
import type { HomeContent } from '../pageTypes';
import { clinics } from './clinics';
import { emergency } from './emergency';
import { exampleLabel } from './exampleLabel';
import { figures } from './figures';
import { callLink, contactLink } from './links';
import { ratingLabel, samples } from './samples';
import { slider } from './slides';

/** The home page. */
export const home: HomeContent = {
  meta: {
    title: 'Ambulance and paramedics in Kenya, day and night',
    description:
      'Ambulances, paramedics and patient transfer in Kenya, day and night. Call, read what to do, or ask for cover for a school, site or event.',
  },
  popup: {
    label: 'Welcome',
    title: 'Karibu.',
    titleLang: 'sw',
    text: 'If somebody is hurt or very ill, do not read on: call.',
    call: callLink,
    closeLabel: 'Close',
  },
  hero: {
    title: 'Life insurance pays later. An ambulance comes now.',
    lead: 'Ambulances and paramedics across Kenya, day and night.',
    note: 'We are a medical provider, not an insurer.',
    call: callLink,
    action: { label: 'Our Services', to: '#services' },
    picture: heroPicture,
  },
  emergency,
  services: {
    title: 'Our Services',
    lead: 'From the first call to the hospital, and cover before anything happens.',
    linkLabel: 'Read More',
    cards: [
      {
        title: 'Emergency Medical Response',
        description: 'A crew on the way, and a dispatcher who stays on the line.',
        picture: cardEmergencyResponse,
        to: '/EmergencyCare',
      },
      {
        title: 'Transport to Medical Facilities',
        description: 'From home or ward to the right hospital, with care on the way.',
        picture: cardTransport,
        to: '/PatientTransfer',
      },
      {
        title: 'Advanced Medical Interventions',
        description: 'Care for the sickest patients, children among them.',
        picture: cardAdvancedCare,
        to: '/PaediatricClinic',
      },
      {
        title: 'Paramedics Services',
        description: 'Trained crews for emergencies, stand-by and visits.',
        picture: cardParamedics,
        to: '/ParamedicsPage',
      },
      {
        title: 'Sports Coverage',
        description: 'Paramedics at the touchline, the finish and on the route.',
        picture: cardSports,
        to: '/SportsCoverage',
      },
      {
        title: 'Event Coverage',
        description: 'Concerts, weddings, rallies: a plan, a post and a way out.',
        picture: cardEvents,
        to: '/EventCoverage',
      },
    ],
  },
  slider,
  clinics,
  figures: {
    title: 'In figures',
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
    title: 'What Our Clients Say',
    ratingLabel,
    exampleLabel,
    items: samples,
    more: { label: 'All testimonials', to: forms.review.page },
  },
  call: {
    title: 'Cover before it is needed',
    text: 'Tell us about your school, site, event or patient. Asking costs nothing.',
    actions: [contactLink, callLink],
  },
};
