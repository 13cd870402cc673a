import picture from 'virtual:picture/banner-booking';
import type { BookingContent } from '../formTypes';
import { bookingForm } from './bookingForm';
import { clinics } from './clinics';
import { callLink } from './links';

/** The booking page. */
export const bookAppointment: BookingContent = {
  meta: {
    title: 'Book an appointment in one of our clinics',
    description:
      'Ask for a date in one of nine clinics, Monday to Friday. We call you back to agree on the time. What to have ready, and how a visit goes.',
  },
  banner: {
    title: 'Book Appointment',
    lead: 'Nine clinics, Monday to Friday. Ask for a date here; we call you back to agree on the time.',
    picture,
  },
  form: {
    ...bookingForm,
    clinics: clinics.items,
    title: 'Request a date',
    lead: 'Choose a clinic and one of its days. A request is free, and nothing is confirmed until we have called you.',
  },
  urgent: {
    title: 'Is it urgent?',
    text: 'Do not wait for a date: call us. The phone is answered day and night.',
    call: callLink,
  },
  steps: {
    title: 'What happens next',
    items: [
      {
        title: 'Your request gets a reference',
        text: 'The page shows it as soon as your request has arrived. Please keep it.',
      },
      {
        title: 'We call you back',
        text: 'To agree on the time, and to tell you what the visit costs. Until then nothing is confirmed.',
      },
      { title: 'You come', text: 'A quarter of an hour early, with your papers.' },
    ],
  },
  ready: {
    title: 'What to have ready',
    lead: 'The first two for our call, the others for the visit.',
    items: [
      'Name and date of birth of the patient',
      'A second day that would suit you',
      'Letters and results from other doctors',
      'Your medicines, in their boxes',
    ],
  },
};
