import type { RuleId } from '../../../domain/assistantIds';
import type { AssistantAnswer } from '../../assistantTypes';
import { claimed } from '../../claimed';
import { owner } from '../../owner';
import { topicLinks } from '../firstAid/topicLinks';
import { contactLink, whatsappSaying } from '../links';
import { quoteLink } from '../quoteLink';
import { responseTarget } from '../promises';
import { chats } from './chats';

const paramedics = { label: 'Our crews and vehicles', to: '/ParamedicsPage' };

/** What only advanced ambulances carry: ours, once that is confirmed. */
const [advanced = ''] = claimed(
  'advancedUnits',
  'Our advanced ambulances add a heart monitor, an airway set, a ventilator, infusion pumps and emergency drugs.',
  'An advanced ambulance adds a heart monitor, an airway set, a ventilator, infusion pumps and emergency drugs.',
);

const equipment: AssistantAnswer = {
  lines: [
    'An ambulance carries a stretcher, oxygen, suction, a bag-mask, a defibrillator and a vital signs monitor.',
    'It also carries splints, neck collars, boards, dressings and a birth kit.',
    advanced,
  ],
  links: [paramedics],
};

/** Answers about the service itself. */
export const serviceAnswers = {
  responseTime: {
    call: true,
    lines: [
      responseTarget,
      `If it is an emergency, do not wait for an answer here. Call ${owner.phone.display} now.`,
    ],
    links: [topicLinks.whatToSay],
  },
  equipment,
  inAmbulance: equipment,
  hello: {
    call: true,
    lines: [
      `Hello. If it is an emergency, call ${owner.phone.display} now.`,
      'Otherwise, ask me about first aid, our crews and ambulances, or a planned journey.',
    ],
    links: [topicLinks.overview, { label: 'Ten questions, answered', to: '/FAQ' }],
  },
  availability: {
    call: true,
    lines: [
      ...claimed(
        'crewsAlways',
        'Our ambulances and our phone are there 24/7, every day of the year.',
        'Our ambulances are there 24/7.',
      ),
      `Call ${owner.phone.display}, and the dispatcher tells you which one can come to you.`,
    ],
    links: [paramedics],
  },
  paramedic: {
    lines: [
      'A paramedic gives advanced emergency care before the hospital, mainly for breathing and the heart.',
      'If you need a paramedic for a shift or an event, ask us for a quote.',
    ],
    links: [paramedics, quoteLink('Paramedics Services')],
  },
  contact: {
    call: true,
    lines: [
      `Our phone number is ${owner.phone.display}.`,
      `Our email address is ${owner.email}.`,
      'For quotes, cover, bookings, feedback and complaints, use the form or WhatsApp.',
      'Do not write health details there. Call us about them.',
    ],
    links: [contactLink, whatsappSaying(chats.question)],
  },
  transport: {
    call: true,
    lines: [
      `In an emergency, call ${owner.phone.display}. The patient goes to the nearest hospital that can treat them.`,
      'For a planned journey between home, clinic and hospital, ask for a quote.',
      'Say from where to where you travel, when, and whether the patient can sit.',
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
      advanced,
      `If someone is very ill, call ${owner.phone.display} and say so.`,
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
      'An ambulance crew has an emergency medical technician and, for a very ill patient, a paramedic.',
      'They treat the patient, explain what they do, and agree with you where to go.',
    ],
    links: [paramedics, { label: 'Meet Our Team', to: '/OurTeam' }],
  },
  training: {
    lines: [
      'First aid training can be part of the cover for a school or a site.',
      'For a course, ask for a quote with the town, the day and the number of people.',
    ],
    links: [
      { label: 'First-aid training', to: '/FirstAidTraining' },
      { label: 'Cover for schools', to: '/SchoolEmergencyCover' },
      { label: 'Cover for sites', to: '/SiteEmergencyCover' },
    ],
  },
  emtDifference: {
    lines: [
      'An EMT (emergency medical technician) gives emergency care before the patient reaches hospital.',
      'A paramedic has longer training, and also gives advanced emergency care.',
      'They work together in a crew when a patient is very ill.',
    ],
    links: [paramedics],
  },
} satisfies Partial<Record<RuleId, AssistantAnswer>>;
