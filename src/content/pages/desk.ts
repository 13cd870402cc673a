import { dayInNairobi } from '../../domain/dates';
import type { DeskAction, DeskWarning, LogEntry, VisitorMailState } from '../../domain/desk';
import type { TimeLeft } from '../../domain/deskTimes';
import { dayInWords, longDays, shortDays } from './deskDays';
import { kindWords as kinds } from './deskKinds';

const units = { day: ['day', 'days'], hour: ['hour', 'hours'], minute: ['minute', 'minutes'] } as const;
const span = ({ unit, count }: TimeLeft) => `${String(count)} ${units[unit][count === 1 ? 0 : 1]}`;

/** The day of a moment: `9 March 2026`. */
const dateOf = (iso: string) => dayInWords(dayInNairobi(new Date(iso)), longDays);

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
  retry: 'sent it again',
  note: 'noted:',
  open: 'opened the desk',
  close: 'closed the desk',
  rotate: 'made new keys for signed links',
  find: 'searched for what is stored about one person',
  export: 'exported what is stored about one person',
  forget: 'erased what was stored about one person',
  backup: 'made a copy of all data',
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

/** Who, where no name was given. */
const unnamed = {
  browser: 'Someone',
  command: 'Someone at the command line',
  mail: 'Someone by a link in an email',
} as const;

/** Words of staff's desk. */
export const desk = {
  title: 'Desk',
  skipLabel: 'Skip to the list',
  kinds,
  /** Views that are no kind. */
  views: {
    waiting: { list: 'What waits', none: 'Nothing is waiting.' },
    done: { list: 'Done', none: 'Nothing has been done yet.' },
    spam: { list: 'Spam', none: 'No spam.' },
    all: { list: 'Find', none: 'Nothing has come yet.' },
    log: { list: 'Log', none: 'Nothing has been done yet.' },
  },
  notFound: (words: string) => `Nothing was found for “${words}”.`,
  guides: 'Guides',
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
      { letters: 'E', what: 'email' },
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
    due: { text: 'Due first.', other: 'Due first' },
    oldest: { text: 'Oldest first.', other: 'Oldest first' },
    newest: { text: 'Newest first.', other: 'Newest first' },
  },
  more: 'Next page',
  time: {
    today: (time: string) => time,
    yesterday: 'Yesterday',
    earlier: (day: string) => dayInWords(day, shortDays),
    dated: (day: string, time: string) => `${dayInWords(day, shortDays)}, ${time}`,
    whole: (day: string, time: string) => `${dayInWords(day, longDays)}, ${time}`,
  },
  due: (left: TimeLeft) => {
    if (left.late) return `${span(left)} late`;
    return left.today && !left.soon ? 'Due today' : `Due in ${span(left)}`;
  },
  spamState: 'Spam',
  facts: {
    person: 'Name',
    phone: 'Phone',
    email: 'Email',
    came: 'Received',
    status: 'Status',
  },
  /** Mail to the visitor about an item. */
  mails: {
    label: 'Email to the visitor',
    undo: (time: string) =>
      `The visitor gets an email at ${time}. If you undo this before then, no email is sent.`,
    told: (tells: 'arrived' | 'decided', state: VisitorMailState['state'], time: string) => {
      const what = tells === 'arrived' ? 'Email that it has arrived' : 'Email about the decision';
      if (state === 'failed') return `${what}: could not be sent`;
      if (state === 'capped') return `${what}: not sent, because too many emails had gone to visitors`;
      return state === 'sent' ? `${what}: sent, ${time}` : `${what}: will be sent, ${time}`;
    },
  },
  /** What staff should know besides what waits. */
  warnings: (warning: DeskWarning) => {
    switch (warning.kind) {
      case 'clock':
        return `The server’s clock says ${dateOf(warning.clock)}, but the site expected about ${dateOf(warning.believed)}. Nothing will be deleted too early. Ask your technician to correct the clock, unless the site really was off for that long.`;
      case 'proxy':
        return `The proxy at ${warning.address} is not in the settings, so all visitors count as one. Ask your technician to set TRUSTED_PROXIES=${warning.address}.`;
      case 'unset':
        return warning.what === 'mail'
          ? 'Email is not set up. Staff get no notice of new items, so check this page every day. Ask your technician to set SMTP_URL, MAIL_FROM and MAIL_TO; “Guide for owners” explains how.'
          : 'The database is not backed up: if the disk fails, everything is lost. Ask your technician to set BACKUP_DIR.';
      case 'capped':
        return `In the last 24 hours ${String(warning.count)} ${warning.count === 1 ? 'visitor' : 'visitors'} got no email, because the limit for such email was reached. What they sent is here.`;
    }
  },
  warning: 'A machine may have sent this:',
  suspicions: {
    links: 'it has a web address in it',
    fast: 'it was sent within seconds of the first key press',
    forged: 'this site did not sign the time at which it was begun',
    honeypot: 'a field that people cannot see was filled in',
  } as Readonly<Partial<Record<string, string>>>,
  actions: {
    email: 'Answer by email',
    whatsapp: 'WhatsApp',
    calendar: 'Add to calendar',
    more: 'More',
    erase: {
      label: 'Erase',
      question: 'Erase it for good? You cannot undo this.',
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
    late: (deed: string) => `${deed} You changed nothing.`,
    lateUnknown: 'Someone else was quicker. You changed nothing.',
    gone: 'It is no longer there.',
    erased: 'Erased.',
  },
  gate: {
    open: {
      title: 'Open the desk',
      sentences: [
        'The link is used up once you press the button. The desk stays open on this device for 12 hours.',
      ],
      label: 'Your name',
      help: 'Your colleagues see in the log who did what.',
      error: 'Write your name, with at most 60 letters.',
      button: 'Open the desk',
    },
    lost: {
      title: 'The desk is closed',
      sentences: [
        'Your time at the desk is over, or someone has closed it. Nothing was changed.',
        'A link from an email to staff opens it again.',
      ],
    },
    link: {
      title: 'This link does not open the desk',
      sentences: [
        'Each link opens the desk once, and only for a while. Nothing was changed.',
        'Use the link from a newer email.',
      ],
    },
    left: {
      title: 'You have closed the desk',
      sentences: ['A link from an email to staff opens it again.'],
    },
    asked: {
      title: 'Look in the mailbox of the staff',
      sentences: [
        'We have sent a new link to the addresses of the staff. It opens the desk once and expires in one hour.',
        'We send only a few links in an hour. If no email comes, use the newest link that you have, or wait for an hour.',
      ],
    },
    mail: { button: 'Mail a new link', help: 'We send it only to the addresses of the staff.' },
    command: { label: 'On the server, this command prints a link:', text: 'npm run desk -- open' },
    note: {
      label: 'Your note was not stored',
      help: 'Copy it from here so that it is not lost.',
    },
    again: { title: 'Opening the desk', sentences: ['One moment.'], link: 'Open it now' },
  },
};
