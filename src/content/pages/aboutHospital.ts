import words from '#words/aboutHospital.json';
import { fill } from '../../domain/fill';
import picture from 'virtual:picture/banner-hospital';
import { claimed } from '../claimed';
import type { HospitalContent } from '../pageTypes';
import { exampleLabel } from './exampleLabel';
import { figures, figuresNote } from './figures';
import { bookingLink, officeLinks, contactLink } from './links';
import { ratingLabel, samples } from './samples';

/** The second About page: clinics, facilities and the people in them. */
export const aboutHospital: HospitalContent = {
  meta: words.meta,
  banner: { ...words.banner, picture },
  mission: words.mission,
  vision: words.vision,
  history: {
    title: words.history.title,
    paragraphs: [
      fill(words.history.paragraphs.figures, { value: figures.years.value }),
      ...(figuresNote === undefined ? [] : [figuresNote]),
      words.history.paragraphs.clinicsWorkBesideAmbulancesCheck,
    ],
  },
  team: {
    title: words.team.title,
    lead: words.team.lead,
    items: [
      words.team.items.clinicians,
      words.team.items.paramedics,
      words.team.items.pharmacy,
      words.team.items.office,
    ],
  },
  facilities: {
    title: words.facilities.title,
    items: [
      words.facilities.items.clinics,
      words.facilities.items.pharmacy,
      ...claimed('rooms', words.facilities.items.dispatch),
      ...claimed('rooms', words.facilities.items.station),
      ...claimed('rooms', words.facilities.items.training),
    ],
  },
  testimonials: { title: words.testimonials.title, ratingLabel, exampleLabel, items: samples },
  call: { ...words.call, actions: [contactLink, bookingLink, ...officeLinks] },
};
