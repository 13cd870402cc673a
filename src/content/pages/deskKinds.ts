import { owner } from '../owner';
import type { DeskItem, DeskKind } from '../../domain/desk';
import type { Answers } from '../../domain/requests/answers';
import { sheetOf } from '../../domain/requests/catalogue';
import { isLanguage } from '../../domain/language';
import { requestKinds } from '../../domain/requests/kinds';
import { summaryRows } from '../../domain/requests/summary';
import { languageFiles } from '../languages';
import type { DeskContext, FactOf, KindWords } from '../deskTypes';
import { datedDays, dayInWords, dayOfTime, longDays, timeInWords } from './deskDays';

/** Staff write to patients on the service's behalf. */
const greeting = (person = '') => (person === '' ? 'Hello,' : `Dear ${person},`);

const clinicOf = ({ details }: DeskItem, { clinics }: DeskContext) =>
  clinics.find(({ id }) => String(id) === details['clinic_id']);
const clinicName = (item: DeskItem, context: DeskContext) =>
  clinicOf(item, context)?.name ?? `Clinic ${item.details['clinic_id'] ?? ''}`.trim();

/** The first words of a text, on one line. */
function beginning(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const letters = Array.from(line);
  return letters.length > 70 ? `${letters.slice(0, 69).join('').trimEnd()}…` : line;
}

const stars = ({ details: { rating } }: DeskItem) =>
  rating === undefined ? 'No stars' : rating === '1' ? '1 star' : `${rating} stars`;

/** What was asked for, and the answers as they were given. */
function requestOf({ details }: DeskItem, { requests }: DeskContext) {
  const kind = requestKinds.find((one) => one === details['kind']);
  if (kind === undefined) return undefined;
  return { sheet: sheetOf(kind, requests), answers: JSON.parse(details['answers'] ?? '{}') as Answers };
}
const requestName = (item: DeskItem, context: DeskContext) =>
  requestOf(item, context)?.sheet.words.name ?? 'Request';

const spam = { action: 'spam', label: 'Mark as spam' } as const;
const closing = `Kind regards\n${owner.brand}`;

/** The language of the page, where it was not English; what the sender agreed to, and when, where words were shown. */
function sentFacts({ details: { language, consent, consent_at: at = '' } }: DeskItem): FactOf[] {
  const text = `Given on ${dayOfTime(at, longDays)}, to the words of ${dayInWords(consent, longDays)}`;
  return [
    ...(isLanguage(language) && language !== 'en'
      ? [['Language', languageFiles[language].name] as const]
      : []),
    ...(consent === undefined ? [] : [['Consent', text] as const]),
  ];
}

/** Whether a subscriber may be written to. */
const newsOf = ({ details: { confirmed_at: confirmed, asked_at: asked } }: DeskItem) =>
  confirmed !== undefined
    ? `Confirmed on ${dayOfTime(confirmed, longDays)}`
    : asked === undefined
      ? 'Subscribed; was not asked to confirm'
      : `Has not confirmed; was asked on ${dayOfTime(asked, longDays)}`;

/** Mail to staff about no single item. */
const staffMails: Readonly<Partial<Record<string, string>>> = {
  digest: 'List of what is waiting',
  'desk-link': 'Link to the desk',
};

/** Mail to visitors, by its kind. */
const visitorMails: Readonly<Record<string, (name: string) => string>> = {
  copy: (name) => `Copy of request ${name} for its sender`,
  'booking-ack': (name) => `Booking ${name} has arrived, to its sender`,
  'request-ack': (name) => `Request ${name} has arrived, to its sender`,
  'message-ack': (name) => `Message ${name} has arrived, to its sender`,
  decision: (name) => `Decision on booking ${name}, to its sender`,
  subscription: (name) => `Question to ${name} whether to confirm`,
};

/** What the desk says about each kind. A new kind is one entry. */
export const kindWords: Readonly<Record<DeskKind, KindWords>> = {
  request: {
    name: 'Request',
    list: 'Requests',
    none: 'No request is waiting.',
    subject: (item, context) => {
      const { first_day: day = item.details['day'] } = item.details;
      return day === undefined
        ? requestName(item, context)
        : `${requestName(item, context)}, ${dayInWords(day)}`;
    },
    facts: (item, context) => {
      const request = requestOf(item, context);
      const rows = request ? summaryRows(request.sheet, request.answers).flatMap((group) => group.rows) : [];
      return [
        // Name, number and address stand below, as links.
        ...rows
          .filter(({ field }) => !['name', 'phone', 'email'].includes(field))
          .map(({ label, value, medical }) => [medical ? `${label} (health)` : label, value] as const),
        ...sentFacts(item),
      ];
    },
    written: '',
    actions: [{ action: 'answer', label: 'Mark as answered', letter: 'a' }],
    seldom: [spam],
    erasable: true,
    reply: (item, context) => ({
      subject: `Your request ${item.id}`,
      paragraphs: [
        greeting(item.person),
        `Thank you for your request: ${requestName(item, context)}, reference ${item.id}.`,
        closing,
      ],
    }),
    statuses: { waiting: 'Waiting', answered: 'Answered' },
  },
  booking: {
    name: 'Booking',
    list: 'Bookings',
    none: 'No booking is waiting.',
    subject: (item, context) => `${clinicName(item, context)}, ${dayInWords(item.details['date'])}`,
    facts: (item, context) => {
      const clinic = clinicOf(item, context);
      const hours = clinic ? `${clinic.day}, ${clinic.time}` : '';
      return [
        ['Clinic', clinicName(item, context), ...(hours === '' ? [] : [hours])],
        ['Day', dayInWords(item.details['date'], datedDays)],
        ...sentFacts(item),
      ];
    },
    written: 'Note of the patient',
    actions: [{ action: 'confirm', label: 'Confirm', letter: 'a' }],
    seldom: [{ action: 'decline', label: 'Decline' }, spam],
    erasable: true,
    reply: (item, context) => ({
      subject: `Your appointment request ${item.id}`,
      paragraphs: [
        greeting(item.person),
        `Thank you for your request for an appointment: ${clinicName(item, context)}, ${dayInWords(item.details['date'])}.`,
        'Please tell us the time that suits you best, or call us so that we can agree on one.',
        closing,
      ],
    }),
    statuses: { requested: 'Requested', confirmed: 'Confirmed', declined: 'Declined' },
  },
  message: {
    name: 'Message',
    list: 'Messages',
    none: 'No message is waiting.',
    subject: ({ text = '' }) => beginning(text),
    facts: sentFacts,
    written: 'Message',
    actions: [{ action: 'answer', label: 'Mark as answered', letter: 'a' }],
    seldom: [spam],
    erasable: true,
    reply: ({ person, text = '' }) => ({
      subject: 'Your message to us',
      paragraphs: [
        greeting(person),
        'Thank you for your message.',
        closing,
        `You wrote:\n${text.slice(0, 500)}`,
      ],
    }),
    statuses: { new: 'New', answered: 'Answered' },
  },
  review: {
    name: 'Review',
    list: 'Reviews',
    none: 'No review is waiting.',
    subject: (item) => `${stars(item)}: ${beginning(item.text ?? '')}`,
    facts: (item) => [['Title', item.details['title'] ?? ''], ['Rating', stars(item)], ...sentFacts(item)],
    written: 'Review',
    actions: [
      { action: 'approve', label: 'Approve', letter: 'a' },
      { action: 'reject', label: 'Reject' },
    ],
    seldom: [spam],
    erasable: true,
    statuses: { pending: 'Pending', approved: 'Approved', rejected: 'Rejected' },
  },
  mail: {
    name: 'Unsent email',
    list: 'Unsent email',
    none: 'No email is waiting to be sent.',
    subject: ({ details: { kind = '', subject_id: name = '' } }) =>
      visitorMails[kind]?.(name) ?? staffMails[kind] ?? `Mail about ${kind} ${name}`,
    facts: ({ status, details: { tries = '', next_at: next } }) => [
      ['Tries', tries],
      ...(next !== undefined && (status === 'waiting' || status === 'held')
        ? [['Next try', timeInWords(next)] as const]
        : []),
    ],
    written: 'Why it was not sent',
    actions: [{ action: 'retry', label: 'Send it now', letter: 'a' }],
    seldom: [],
    erasable: false,
    statuses: {
      waiting: 'Will be tried again',
      failed: 'Given up',
      held: 'For the next list',
      listed: 'In a list',
      capped: 'Not sent, because there were too many',
      sent: 'Sent',
    },
  },
  subscriber: {
    name: 'Subscriber',
    list: 'Subscribers',
    none: 'No one has subscribed yet.',
    subject: ({ email = '' }) => email,
    facts: (item) => [['News', newsOf(item)], ...sentFacts(item)],
    written: '',
    actions: [],
    seldom: [],
    erasable: true,
    statuses: {},
  },
};
