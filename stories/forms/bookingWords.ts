import { clinics } from '../../src/content/en/clinics';
import type { BookingFormProps } from '../../src/forms/BookingForm/BookingForm';
import { contactWords } from './contactWords';

/** Words of the booking form, and the nine clinics. */
export const bookingWords = {
  action: '/book-appointment',
  clinics: clinics.items,
  labels: {
    clinicId: 'Clinic',
    date: 'Date',
    name: 'Your name',
    phone: 'Phone',
    email: 'E-mail',
    note: 'Anything we should know',
    optional: 'optional',
    clinicTimes: '{day}, {time}',
    days: {
      weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
      months: [
        ...['January', 'February', 'March', 'April', 'May', 'June'],
        ...['July', 'August', 'September', 'October', 'November', 'December'],
      ],
      pattern: '{weekday} {day} {month} {year}',
    },
    chooseDate: 'Choose a date',
    chooseClinicFirst: 'Choose a clinic first',
    submit: 'Ask for this date',
    sending: 'Sending…',
    summary: 'Please check these answers',
    sent: 'Your request has arrived. Its reference is {reference}.',
    sentWithoutReference: 'Your request has arrived.',
    next: 'We call you to agree on the time. Nothing is confirmed until then.',
    refused: 'Your request was not sent. Everything is still here: try again, or reach us another way.',
    tooMany: 'Too many requests came from your network. Wait a minute, or call us on 0700 000 000.',
    unreachable: 'Your request was not sent: there was no answer. Everything is still here.',
    asText: 'Appointment: {clinic}, {date}\n{name}, {phone}\n{note}',
  },
  help: {
    date: 'A day on which your clinic is held, from tomorrow to 90 days ahead.',
    dateOfClinic: '{clinic} is held on {day}, {time}.',
    phone: 'We call this number to agree on the time.',
    note: 'Please write no medical history here; bring it to the visit.',
  },
  messages: {
    clinicId: { required: 'Choose a clinic', clinic: 'Choose one of these clinics' },
    date: {
      required: 'Choose a date',
      date: 'Enter a date such as 9 March 2026',
      past: 'Choose a date from tomorrow on',
      too_far: 'Choose a date within the next 90 days',
      weekday: '{clinic} is on {day}s: choose a {day}',
    },
    name: contactWords.messages.name,
    phone: contactWords.messages.phone,
    email: contactWords.messages.email,
    note: { too_long: 'The note may have at most 2,000 characters' },
  },
  otherWays: contactWords.otherWays,
} satisfies Omit<BookingFormProps, 'send'>;
