import { owner } from '../owner';
import type { DeskAction, DeskItem, DeskKind, LogEntry } from '../../domain/desk';
import type { TimeLeft } from '../../domain/deskTimes';
import type { Answers } from '../../domain/requests/answers';
import { sheetOf } from '../../domain/requests/catalogue';
import { requestKinds } from '../../domain/requests/kinds';
import { summaryRows } from '../../domain/requests/summary';
import type { DeskContext, KindWords } from '../deskTypes';

/** Staff write to patients on the service's behalf. */
const greeting = (person = '') => (person === '' ? 'Hello,' : `Dear ${person},`);

const days = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});
const datedDays = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const shortDays = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const longDays = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** A day in words; what is none stands as it is. */
const dayInWords = (day = '', format = days) => {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? day : format.format(time);
};

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
const kinds: Readonly<Record<DeskKind, KindWords>> = {
  request: {
    name: 'Request',
    list: 'Requests',
    none: 'No request waits.',
    subject: (item, context) => {
      const { day } = item.details;
      return day === undefined
        ? requestName(item, context)
        : `${requestName(item, context)}, ${dayInWords(day)}`;
    },
    facts: (item, context) => {
      const request = requestOf(item, context);
      const rows = request ? summaryRows(request.sheet, request.answers).flatMap((group) => group.rows) : [];
      const { consent, consent_at: at = '' } = item.details;
      return [
        // Name, number and address stand below, as links.
        ...rows
          .filter(({ field }) => !['name', 'phone', 'email'].includes(field))
          .map(({ label, value, medical }) => [medical ? `${label} (health)` : label, value] as const),
        ...(consent === undefined
          ? []
          : [
              [
                'Consent',
                `To the words of ${dayInWords(consent, longDays)}, on ${dayInWords(at.slice(0, 10), longDays)}`,
              ] as const,
            ]),
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
    none: 'No booking waits.',
    subject: (item, context) => `${clinicName(item, context)}, ${dayInWords(item.details['date'])}`,
    facts: (item, context) => {
      const clinic = clinicOf(item, context);
      const hours = clinic ? `${clinic.day}, ${clinic.time}` : '';
      return [
        ['Clinic', clinicName(item, context), ...(hours === '' ? [] : [hours])],
        ['Day', dayInWords(item.details['date'], datedDays)],
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
    none: 'No message waits.',
    subject: ({ text = '' }) => beginning(text),
    facts: () => [],
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
    none: 'No review waits.',
    subject: (item) => `${stars(item)}: ${beginning(item.text ?? '')}`,
    facts: (item) => [
      ['Title', item.details['title'] ?? ''],
      ['Rating', stars(item)],
    ],
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
    name: 'Unsent mail',
    list: 'Unsent mail',
    none: 'No mail waits to be sent.',
    subject: ({ details: { kind = '', subject_id: name = '' } }) =>
      visitorMails[kind]?.(name) ?? (kind === 'digest' ? 'List of what waits' : `Mail about ${kind} ${name}`),
    facts: ({ details }) => [['Tries', details['tries'] ?? '']],
    written: 'Why it was not sent',
    actions: [{ action: 'retry', label: 'Send it now', letter: 'a' }],
    seldom: [],
    erasable: false,
    statuses: {
      waiting: 'Is tried again',
      failed: 'Given up',
      held: 'For the next list',
      listed: 'In a list',
      sent: 'Sent',
    },
  },
  subscriber: {
    name: 'Subscriber',
    list: 'Subscribers',
    none: 'Nobody has subscribed yet.',
    subject: ({ email = '' }) => email,
    facts: () => [],
    written: '',
    actions: [],
    seldom: [],
    erasable: true,
    statuses: {},
  },
};

const units = { day: ['day', 'days'], hour: ['hour', 'hours'], minute: ['minute', 'minutes'] } as const;
const span = ({ unit, count }: TimeLeft) => `${String(count)} ${units[unit][count === 1 ? 0 : 1]}`;

/** What was done to an item, after the name of who did it. */
const deeds: Readonly<Record<LogEntry['action'], string>> = {
  approve: 'approved it',
  reject: 'rejected it',
  confirm: 'confirmed it',
  decline: 'declined it',
  answer: 'marked it as answered',
  spam: 'marked it as spam',
  undo: 'took that back',
  erase: 'erased it',
  retry: 'had it sent again',
  note: 'noted:',
  open: 'opened the desk',
  close: 'closed the desk',
  stop: 'stopped mail to an address',
  allow: 'allowed mail to an address again',
};

/** What a button has just done. */
const done: Readonly<Record<DeskAction, string>> = {
  approve: 'Approved. The site shows it now.',
  reject: 'Rejected. The site does not show it.',
  confirm: 'Confirmed.',
  decline: 'Declined.',
  answer: 'Marked as answered.',
  spam: 'Marked as spam.',
  undo: 'Taken back.',
  erase: 'Erased.',
  retry: 'It is being sent.',
  note: 'The note is stored.',
};

/** Who, where nobody gave a name. */
const unnamed = {
  browser: 'Somebody',
  command: 'Somebody at the command line',
  mail: 'Somebody by a link in mail',
} as const;

/** Words of staff's desk. */
export const desk = {
  title: 'Desk',
  skipLabel: 'Skip to the list',
  kinds,
  /** Views that are no kind. */
  views: {
    waiting: { list: 'What waits', none: 'Nothing waits.' },
    done: { list: 'Done', none: 'Nothing has been done yet.' },
    spam: { list: 'Spam', none: 'No spam.' },
    all: { list: 'Find', none: 'Nothing has come yet.' },
    log: { list: 'Log', none: 'Nothing has been done yet.' },
  },
  notFound: (words: string) => `Nothing was found for “${words}”.`,
  nav: {
    label: 'Views',
    person: (name: string, until: string) => `${name}, until ${until}`,
    close: 'Close the desk',
    fresh: '{n} new since this page was opened',
  },
  keys: {
    title: 'Keys',
    list: [
      { letters: 'J K', what: 'next, back' },
      { letters: 'E', what: 'e-mail' },
      { letters: 'W', what: 'WhatsApp' },
      { letters: 'A', what: 'main button' },
      { letters: 'Z', what: 'undo' },
      { letters: '/', what: 'search' },
    ],
    on: 'Switch keys off',
    off: 'Switch keys on',
  },
  search: { label: 'Name, phone or reference', button: 'Search' },
  order: {
    oldest: { text: 'Longest waiting first.', other: 'Newest first' },
    newest: { text: 'Newest first.', other: 'Oldest first' },
  },
  more: 'Next page',
  time: {
    today: (time: string) => time,
    yesterday: 'Yesterday',
    earlier: (day: string) => dayInWords(day, shortDays),
    dated: (day: string, time: string) => `${dayInWords(day, shortDays)}, ${time}`,
    whole: (day: string, time: string) => `${dayInWords(day, longDays)}, ${time}`,
  },
  due: (left: TimeLeft) => (left.late ? `Late by ${span(left)}` : `Due in ${span(left)}`),
  spamState: 'Spam',
  facts: {
    person: 'Name',
    phone: 'Phone',
    email: 'E-mail',
    came: 'Received',
    status: 'Status',
  },
  /** Mail to the visitor about an item. */
  mails: {
    label: 'Mail to the visitor',
    undo: (time: string) =>
      `The visitor gets an email at ${time}. If you take this back before, none is sent.`,
    told: (tells: 'arrived' | 'decided', state: 'waiting' | 'sent' | 'failed', time: string) => {
      const what = tells === 'arrived' ? 'That it has arrived' : 'What was decided';
      if (state === 'failed') return `${what}: could not be sent`;
      return state === 'sent' ? `${what}: sent, ${time}` : `${what}: is sent, ${time}`;
    },
  },
  warning: 'It looks like a machine’s:',
  suspicions: {
    links: 'it holds a web address',
    fast: 'it was sent within seconds of the first key press',
    forged: 'the time it was begun at was not signed by this site',
    honeypot: 'a field that people cannot see was filled in',
  } as Readonly<Partial<Record<string, string>>>,
  actions: {
    email: 'Answer by e-mail',
    whatsapp: 'WhatsApp',
    more: 'More',
    erase: {
      label: 'Erase',
      question: 'Erase it for good? This cannot be taken back.',
      button: 'Erase for good',
    },
  },
  note: {
    label: 'Note for colleagues',
    help: 'Only staff see it.',
    button: 'Store the note',
    error: 'Write a note of at most 1,000 letters.',
  },
  log: {
    title: 'What was done',
    none: 'Nothing yet.',
    sent: 'Sent from the website.',
    undo: 'Undo',
    who: ({ who, via }: Pick<LogEntry, 'who' | 'via'>) => (who === '' ? unnamed[via] : who),
    deeds,
    withdrawn: 'left a note and took it back',
  },
  notices: {
    done,
    late: (deed: string) => `${deed} Nothing was changed by you.`,
    lateUnknown: 'Somebody else was quicker. Nothing was changed by you.',
    gone: 'It is not there any more.',
    erased: 'Erased.',
  },
  gate: {
    open: {
      title: 'Open the desk',
      sentences: [
        'The link is used up once you press the button. The desk stays open on this device for 12 hours.',
      ],
      label: 'Your name',
      help: 'Colleagues see in the log who did what.',
      error: 'Write your name, with at most 60 letters.',
      button: 'Open the desk',
    },
    lost: {
      title: 'The desk is closed',
      sentences: [
        'Your time at the desk is over, or somebody has closed it. Nothing was changed.',
        'Open it again by a link from staff mail, or have one printed where the site runs:',
      ],
    },
    link: {
      title: 'This link does not open the desk',
      sentences: [
        'Each link opens the desk once, and only for a while. Nothing was changed.',
        'Take the link of a newer mail, or have one printed where the site runs:',
      ],
    },
    left: {
      title: 'You have closed the desk',
      sentences: ['To open it again, take a link from staff mail, or have one printed where the site runs:'],
    },
    command: 'npm run desk -- open',
    note: {
      label: 'Your note was not stored',
      help: 'Copy it from here, so that it is not lost.',
    },
    again: { title: 'Opening the desk', sentences: ['One moment.'], link: 'Open it now' },
  },
};
