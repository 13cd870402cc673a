import type { RuleId } from '../../../domain/assistantIds';
import type { AssistantAnswer } from '../../assistantTypes';
import { owner } from '../../owner';
import { topicLinks } from '../firstAid/topicLinks';
import { contactLink, whatsappSaying } from '../links';
import { quoteLink } from '../quoteLink';
import { responseTarget } from '../promises';
import { chats } from './chats';

const paramedics = { label: 'Our crews and vehicles', to: '/ParamedicsPage' };

const equipment: AssistantAnswer = {
  lines: [
    'Every ambulance: stretcher, oxygen, suction, bag-mask, defibrillator and vital signs monitor.',
    'Splints, collars, boards, dressings, and a kit for births.',
    'Advanced units add a heart monitor, airway set, ventilator, infusion pumps and emergency drugs.',
  ],
  links: [paramedics],
};

/** Answers about the service itself. */
export const serviceAnswers = {
  responseTime: {
    call: true,
    lines: [responseTarget, `An emergency now? Do not wait for an answer here: call ${owner.phone.display}.`],
    links: [topicLinks.whatToSay],
  },
  equipment,
  inAmbulance: equipment,
  hello: {
    call: true,
    lines: [
      `Hello. Is it an emergency? Call ${owner.phone.display} now.`,
      'Otherwise ask me about first aid, our crews and ambulances, or a planned journey.',
    ],
    links: [topicLinks.overview, { label: 'Ten questions, answered', to: '/FAQ' }],
  },
  availability: {
    call: true,
    lines: [
      'Our ambulances and our phone are there 24/7, every day of the year. Crews stand by in Nairobi.',
      `Which one is free near you? The dispatcher tells you: call ${owner.phone.display}.`,
    ],
    links: [paramedics],
  },
  paramedic: {
    lines: [
      'A paramedic gives advanced emergency care before the hospital, mainly for breathing and the heart.',
      'The paramedic comes with the technician to a very ill patient, and can be booked for a shift or an event.',
    ],
    links: [paramedics, quoteLink('Paramedics Services')],
  },
  contact: {
    call: true,
    lines: [
      `Phone, day and night: ${owner.phone.display}.`,
      `Email: ${owner.email}.`,
      'Quotes, cover, bookings, feedback and complaints: use the form, or WhatsApp.',
      'Do not write health details there: call us about them.',
    ],
    links: [contactLink, whatsappSaying(chats.question)],
  },
  transport: {
    call: true,
    lines: [
      `In an emergency call ${owner.phone.display}: we take the patient to the nearest hospital that can treat them.`,
      'A planned journey, between home, clinic and hospital: ask for a quote, with the price beforehand.',
      'Say from where to where, when, and whether the patient can sit.',
    ],
    links: [
      { label: 'Patient Transfer', to: '/PatientTransfer' },
      quoteLink('Patient Transfer'),
      { label: 'Air Medical Evacuation', to: '/AirMedicalEvac' },
    ],
  },
  advancedCare: {
    call: true,
    lines: [
      'Advanced units carry a heart monitor, airway set, ventilator, infusion pumps and emergency drugs.',
      `A paramedic comes with them. Very ill, in an emergency? Call ${owner.phone.display}.`,
      'To move a very ill patient between hospitals, ask for a patient transfer.',
    ],
    links: [
      paramedics,
      { label: 'Patient Transfer', to: '/PatientTransfer' },
      { label: 'Air Medical Evacuation', to: '/AirMedicalEvac' },
    ],
  },
  crew: {
    lines: [
      'Two people: an emergency medical technician and, for a very ill patient, a paramedic.',
      'They treat, explain, and agree with you where to go.',
    ],
    links: [paramedics, { label: 'Meet Our Team', to: '/OurTeam' }],
  },
  training: {
    lines: [
      'First aid training is part of our cover for schools and for sites.',
      'For a course of your own, write to us with place, day and number of people.',
    ],
    links: [
      contactLink,
      { label: 'Cover for schools', to: '/SchoolEmergencyCover' },
      { label: 'Cover for sites', to: '/SiteEmergencyCover' },
    ],
  },
  emtDifference: {
    lines: [
      'An EMT, emergency medical technician, gives emergency care before the hospital.',
      'A paramedic gives advanced emergency care before the hospital.',
      'In our crews both work together; the paramedic comes to a very ill patient.',
    ],
    links: [paramedics],
  },
} satisfies Partial<Record<RuleId, AssistantAnswer>>;
