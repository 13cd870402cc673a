import type { BookingFormContent } from '../formTypes';
import { contactForm } from './contactForm';
import { consentWords } from './consents';
import { dayWords } from './days';
import { formNotes } from './formNotes';
import { callLink, whatsappLink } from './links';

/** Words of the booking form. */
export const bookingForm: BookingFormContent = {
  labels: {
    clinicId: 'Clinic',
    date: 'Date',
    name: 'Your name',
    phone: 'Phone',
    email: 'Email',
    note: 'Anything we should know',
    optional: 'optional',
    clinicTimes: '{day}, {time}',
    days: dayWords,
    nextDay: 'The next day is {day}.',
    closedChoice: '{day}: closed, {reason}',
    closed: 'Closed: {days}.',
    closedDay: '{day} ({reason})',
    range: '{from} to {to}',
    chooseDate: 'Choose a date',
    chooseClinicFirst: 'Choose a clinic first',
    submit: 'Request this date',
    sending: 'Sending …',
    summary: 'There is a problem',
    sent: 'Your request has arrived. Its reference is {reference}.',
    sentWithoutReference: 'Your request has arrived.',
    next: 'We call you to agree on the time. Nothing is confirmed until then.',
    refused: 'Your request was not sent. Everything is still here: try again, or reach us another way.',
    unreachable:
      'There was no answer, so your request may not have arrived. Everything is still here. You can safely try again, as it will not be sent twice, or reach us another way.',
    ...formNotes,
    notice: consentWords.booking,
    asText: 'I would like an appointment: {clinic}, {date}. {name}, {phone}. {note}',
  },
  help: {
    date: 'A day on which your clinic runs, from tomorrow to 90 days ahead.',
    dateOfClinic: '{clinic} runs on {day}, {time}.',
    phone: 'We call this number to agree on the time.',
    note: 'Please do not write medical history here. Bring it to the visit.',
  },
  messages: {
    clinicId: { required: 'Choose a clinic.', clinic: 'Choose one of these clinics.' },
    date: {
      required: 'Choose a date.',
      date: 'Choose a valid date.',
      past: 'Choose a date from tomorrow on.',
      too_far: 'Choose a date within the next 90 days.',
      weekday: '{clinic} runs on {day}s: choose a {day}.',
      closed: '{clinic} is closed on {date}: {reason}. {next}',
    },
    name: contactForm.messages.name,
    phone: contactForm.messages.phone,
    email: contactForm.messages.email,
    note: { too_long: 'Your note must be 2,000 characters or fewer.' },
  },
  otherWays: { call: callLink, whatsapp: { ...whatsappLink, label: 'Ask on WhatsApp' } },
};
