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
import { contactLink } from './links';
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
    text: 'Hurt or very ill? Call us first.',
    closeLabel: 'Close',
  },
  hero: {
    title: 'Life insurance pays later. An ambulance comes now.',
    lead: 'Ambulances and paramedics across Kenya, day and night.',
    note: 'We are a medical provider, not an insurer.',
    actions: [
      { label: 'First aid', to: '/FirstAid' },
      { label: 'Our Services', to: '#services' },
    ],
    picture: heroPicture,
  },
  emergency,
  services: {
    title: 'Our Services',
    lead: 'From the first call to the hospital bed.',
    linkLabel: 'Read More',
    cards: [
      {
        title: 'Emergency Medical Response',
        description: 'A crew comes to you, and we stay on the line.',
        picture: cardEmergencyResponse,
        to: '/EmergencyCare',
      },
      {
        title: 'Transport to Medical Facilities',
        description: 'From home or ward to the right hospital.',
        picture: cardTransport,
        to: '/PatientTransfer',
      },
      {
        title: 'Advanced Medical Interventions',
        description: 'Care for very ill patients, including children.',
        picture: cardAdvancedCare,
        to: '/PaediatricClinic',
      },
      {
        title: 'Paramedics Services',
        description: 'Crews for emergencies, stand-by and visits.',
        picture: cardParamedics,
        to: '/ParamedicsPage',
      },
      {
        title: 'Sports Coverage',
        description: 'Paramedics at the pitch, the finish and the route.',
        picture: cardSports,
        to: '/SportsCoverage',
      },
      {
        title: 'Event Coverage',
        description: 'For concerts, weddings and rallies.',
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
    text: 'Tell us about your school, site, event or patient.',
    actions: [contactLink],
  },
};
