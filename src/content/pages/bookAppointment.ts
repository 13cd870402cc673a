import words from '#words/bookAppointment.json';
import picture from 'virtual:picture/banner-booking';
import { claimed } from '../claimed';
import type { BookingContent } from '../formTypes';
import { bookingForm } from './bookingForm';
import { clinics } from './clinics';
import { clinicVisit } from './clinicVisit';
import { callLink } from './links';

/** The booking page. */
export const bookAppointment: BookingContent = {
  meta: words.meta,
  banner: { ...words.banner, picture },
  visit: clinicVisit,
  form: {
    ...bookingForm,
    clinics: clinics.items,
    title: words.form.title,
    lead: words.form.lead,
  },
  urgent: {
    title: words.urgent.title,
    text: [words.urgent.text, ...claimed('crewsAlways', words.urgent.always)].join(' '),
    call: callLink,
  },
  steps: {
    title: words.steps.title,
    items: [words.steps.items.requestGetsReference, words.steps.items.callBack, words.steps.items.come],
  },
  ready: words.ready,
};
