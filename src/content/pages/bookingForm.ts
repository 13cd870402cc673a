import words from '#words/bookingForm.json';
import type { BookingFormContent } from '../formTypes';
import { contactForm } from './contactForm';
import { consentWords } from './consents';
import { dayWords } from './days';
import { formNotes } from './formNotes';
import { officeLink, whatsappLink } from './links';

/** Words of the booking form. */
export const bookingForm: BookingFormContent = {
  labels: {
    clinicId: words.labels.clinicId,
    date: words.labels.date,
    name: words.labels.name,
    phone: words.labels.phone,
    email: words.labels.email,
    note: words.labels.note,
    optional: words.labels.optional,
    clinicTimes: '{day}, {time}',
    days: dayWords,
    nextDay: words.labels.nextDay,
    closedChoice: words.labels.closedChoice,
    closed: words.labels.closed,
    closedDay: '{day} ({reason})',
    range: words.labels.range,
    chooseDate: words.labels.chooseDate,
    chooseClinicFirst: words.labels.chooseClinicFirst,
    submit: words.labels.submit,
    sending: words.labels.sending,
    summary: words.labels.summary,
    sent: words.labels.sent,
    sentWithoutReference: words.labels.sentWithoutReference,
    next: words.labels.next,
    refused: words.labels.refused,
    unreachable: words.labels.unreachable,
    ...formNotes,
    notice: consentWords.booking,
    asText: words.labels.asText,
  },
  help: words.help,
  messages: {
    clinicId: words.messages.clinicId,
    date: words.messages.date,
    name: contactForm.messages.name,
    phone: contactForm.messages.phone,
    email: contactForm.messages.email,
    note: words.messages.note,
  },
  otherWays: { call: officeLink, whatsapp: { ...whatsappLink, label: words.otherWays.whatsapp.label } },
};
