import { DAY_MS, inNairobi } from '../../domain/dates';
import type { Suspected } from '../suspicion';

/** Mail that goes to staff: about one submission each, or a list of several. */
export const staffMails = ['booking', 'request', 'message', 'review', 'digest'] as const;

/**
 * Mail that goes to a visitor: that something has arrived (a `copy` says so too, of a request), what was decided about a
 * booking, and how to confirm a subscription.
 */
export const visitorMails = [
  'booking-ack',
  'request-ack',
  'message-ack',
  'copy',
  'decision',
  'subscription',
] as const;

export type VisitorMail = (typeof visitorMails)[number];
export type MailKind = (typeof staffMails)[number] | VisitorMail;

/** What staff get mail about, and where it is kept. */
export const mailSubjects = {
  booking: { table: 'bookings', column: 'reference' },
  request: { table: 'requests', column: 'reference' },
  message: { table: 'messages', column: 'id' },
  review: { table: 'reviews', column: 'id' },
} as const;

/** Something that staff get mail about. */
export type MailSubject = keyof typeof mailSubjects;

/** Which mail is written into the outbox together with what is stored. */
export interface MailRules {
  /** Full hour in Nairobi at which staff get one mail about all messages and reviews. Default: one mail each, at once. */
  dailyAt?: number | undefined;
}

/** What is sent first has the lowest number: somebody waits for a call about an appointment; nobody waits for a review. */
export const priorityOf = (kind: MailKind): number =>
  kind === 'booking' || kind === 'request' ? 0 : kind === 'review' ? 2 : 1;

/** Most mails to staff in an hour, by what they share it with; the others of that hour are listed in one mail. */
export const mostAnHour = { urgent: 60, usual: 20 } as const;
export const paceOf = (subject: MailSubject): keyof typeof mostAnHour =>
  priorityOf(subject) === 0 ? 'urgent' : 'usual';

/** Most mails a day that tell one address that something has arrived. */
export const mostAcknowledged = 3;

/** How long a decision can be taken back before its mail goes out, in ms. */
export const decisionWait = 5 * 60 * 1000;

/** What is older was there before mail was set up, or staff know it by now; in ms. */
export const newerThan = 7 * DAY_MS;

/**
 * Whether a message or a review looks so much like a machine's that staff get it in a list: mails about such would bury the
 * others. A web address or a quick hand alone is often a person's.
 */
export const isListed = ({ suspicion = [] }: Suspected): boolean =>
  suspicion.some((one) => one === 'honeypot' || one === 'forged') || suspicion.length > 1;

const hour = 60 * 60 * 1000;

/** When the next list goes out to staff: at the full hour, or once a day. */
export function nextDigest(now: Date, dailyAt?: number): Date {
  if (dailyAt === undefined) return new Date((Math.floor(now.getTime() / hour) + 1) * hour);
  const ahead = (24 + dailyAt - inNairobi(now).getUTCHours()) % 24 || 24;
  return new Date((Math.floor(now.getTime() / hour) + ahead) * hour);
}
