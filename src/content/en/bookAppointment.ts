import picture from 'virtual:picture/banner-booking';
import type { BookingContent } from '../pageTypes';
import { clinics } from './clinics';
import { callLink, contactLink, whatsappLink } from './links';

/** The booking page. */
export const bookAppointment: BookingContent = {
  meta: {
    title: 'Book an appointment in one of our clinics',
    description:
      'Ask for a date in one of nine clinics, Monday to Friday. We call you back to agree on the time. What to have ready, and how a visit goes.',
  },
  banner: {
    title: 'Book Appointment',
    lead: 'Nine clinics, Monday to Friday. Tell us which one; we call you back to agree on the time.',
    picture,
  },
  clinics: { ...clinics, title: 'Choose a clinic', lead: 'Each clinic has its day and its hours.' },
  steps: {
    title: 'From request to visit',
    items: [
      {
        title: 'Ask',
        text: 'Call, write on WhatsApp or use the contact form: which clinic, which week, your phone number.',
      },
      {
        title: 'We call you back',
        text: 'To agree on day and time. Your request is not yet an appointment.',
      },
      { title: 'Come', text: 'A quarter of an hour early, with your papers.' },
    ],
  },
  ready: {
    title: 'What to have ready',
    items: [
      'Name and date of birth of the patient',
      'The clinic, and two weeks that suit you',
      'A phone number where we reach you by day',
      'Letters and results from other doctors, for the visit',
      'Your medicines, in their boxes, for the visit',
    ],
  },
  call: {
    title: 'Ask for your date',
    text: 'Please leave medical details for the visit. If it is urgent, do not wait for a date: call.',
    actions: [
      { ...contactLink, to: `/ContactUs?service=${encodeURIComponent('Clinic appointment')}` },
      whatsappLink,
      callLink,
    ],
  },
};
