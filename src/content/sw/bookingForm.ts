import type { BookingFormContent } from '../formTypes';
import { consentWords } from './consents';
import { contactForm } from './contactForm';
import { dayWords } from './days';
import { formNotes } from './formNotes';
import { callLink, whatsappLink } from './links';

/** Words of the booking form, in Kiswahili. */
export const bookingForm: BookingFormContent = {
  labels: {
    clinicId: 'Kliniki',
    date: 'Tarehe',
    name: 'Jina lako',
    phone: 'Simu',
    email: 'Barua pepe',
    note: 'Jambo tunalopaswa kujua',
    optional: 'si\u00A0lazima',
    clinicTimes: '{day}, {time}',
    days: dayWords,
    nextDay: 'Siku inayofuata ni {day}.',
    closedChoice: '{day}: imefungwa, {reason}',
    closed: 'Zimefungwa: {days}.',
    closedDay: '{day} ({reason})',
    range: '{from} hadi {to}',
    chooseDate: 'Chagua tarehe',
    chooseClinicFirst: 'Chagua kliniki kwanza',
    submit: 'Omba tarehe hii',
    sending: 'Inatuma …',
    summary: 'Kuna tatizo',
    sent: 'Tumepokea ombi lako. Nambari yake ni {reference}.',
    sentWithoutReference: 'Tumepokea ombi lako.',
    next: 'Tutakupigia simu tukubaliane saa. Hakuna kilichothibitishwa hadi hapo.',
    refused: 'Ombi lako halikutumwa. Kila kitu bado kipo: jaribu tena, au tufikie kwa njia nyingine.',
    unreachable:
      'Hakukuwa na jibu, kwa hiyo huenda ombi lako halikufika. Kila kitu bado kipo. Jaribu tena bila wasiwasi, kwani halitatumwa mara mbili, au tufikie kwa njia nyingine.',
    ...formNotes,
    notice: consentWords.booking,
    asText: 'Naomba miadi: {clinic}, {date}. {name}, {phone}. {note}',
  },
  help: {
    date: 'Siku ya kliniki yako, kuanzia kesho hadi siku 90 zijazo.',
    dateOfClinic: 'Kliniki ya {clinic} huwa {day}, {time}.',
    phone: 'Tutapiga nambari hii ili tukubaliane saa.',
    note: 'Tafadhali usiandike historia ya ugonjwa hapa. Njoo nayo siku ya miadi.',
  },
  messages: {
    clinicId: { required: 'Chagua kliniki.', clinic: 'Chagua mojawapo ya kliniki hizi.' },
    date: {
      required: 'Chagua tarehe.',
      date: 'Chagua tarehe sahihi.',
      past: 'Chagua tarehe kuanzia kesho.',
      too_far: 'Chagua tarehe ndani ya siku 90 zijazo.',
      weekday: 'Kliniki ya {clinic} huwa {day}: chagua {day}.',
      closed: 'Kliniki ya {clinic} imefungwa {date}: {reason}. {next}',
    },
    name: contactForm.messages.name,
    phone: contactForm.messages.phone,
    email: contactForm.messages.email,
    note: { too_long: 'Maelezo yako yawe na herufi 2,000 au chache zaidi.' },
  },
  otherWays: { call: callLink, whatsapp: { ...whatsappLink, label: 'Uliza kwa WhatsApp' } },
};
