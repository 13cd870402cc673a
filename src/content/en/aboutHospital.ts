import picture from 'virtual:picture/banner-hospital';
import type { HospitalContent } from '../pageTypes';
import { exampleLabel } from './exampleLabel';
import { figures } from './figures';
import { bookingLink, callLink, contactLink } from './links';
import { ratingLabel, samples } from './samples';

/** The second About page: clinics, facilities and the people in them. */
export const aboutHospital: HospitalContent = {
  meta: {
    title: 'About our clinics, team and facilities',
    description:
      'The clinic side of our service: mission, vision and history, the team, nine clinics, a pharmacy and reviews.',
  },
  banner: {
    title: 'About Our Clinics',
    lead: 'The clinics behind our ambulances, our pharmacy and the people who work there.',
    picture,
  },
  mission: {
    title: 'Our Mission',
    paragraphs: [
      'To treat each patient with time, respect and sound medicine, and to explain each step in plain words.',
    ],
  },
  vision: {
    title: 'Our Vision',
    paragraphs: [
      'Care that goes on after the emergency: from the roadside to the ward, and from the ward back to daily life.',
    ],
  },
  history: {
    title: 'Our History',
    paragraphs: [
      `${figures.years.value} ${figures.years.label}, with ambulances and paramedics.`,
      'Our clinics work beside the ambulances: for check-ups, follow-up visits and medicines.',
    ],
  },
  team: {
    title: 'Our Team',
    lead: 'Who looks after you here.',
    items: [
      { title: 'Clinicians', text: 'Doctors, clinical officers and nurses see patients in nine clinics.' },
      { title: 'Paramedics', text: 'They bring patients in, move them on, and train staff and public.' },
      { title: 'Pharmacy', text: 'Medicines are checked and explained before you go home.' },
      { title: 'Office and IT', text: 'They answer, book, and keep records safe.' },
    ],
  },
  facilities: {
    title: 'Our Facilities',
    items: [
      'Consulting rooms for nine clinics, Monday to Friday',
      'A pharmacy',
      'A room where emergency calls are answered day and night',
      'An ambulance station with a kit store',
      'A training room with manikins',
    ],
  },
  testimonials: { title: 'What Patients and Clients Say', ratingLabel, exampleLabel, items: samples },
  call: {
    title: 'Come and see us',
    text: 'Ask for a clinic appointment, or write to us with a question.',
    actions: [contactLink, bookingLink, callLink],
  },
};
