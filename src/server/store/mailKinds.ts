import { DAY_MS, inNairobi } from '../../domain/dates';
import type { Suspected } from '../suspicion';

/** E-mail to staff: about one submission each, a digest of several, or a link that opens the desk. */
export const staffMails = ['booking', 'request', 'message', 'review', 'digest', 'desk-link'] as const;

// The e-mail for the first address of staff has the id of its subject; copies for further addresses have their place added.
const copyPattern = /-to-(\d+)$/;
export const copyId = (id: string, place: number) => `${id}-to-${String(place)}`;
export const originalId = (id: string) => id.replace(copyPattern, '');
/** Place of an e-mail's address among those of staff, 0 for the first. */
export const staffPlace = (id: string) => Number(copyPattern.exec(id)?.[1] ?? 0);

/**
 * E-mail to a visitor: confirmation of receipt (for a request also as a `copy`), decision about a booking, and confirmation
 * of a subscription.
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

/** Subjects of e-mail to staff, with their table. */
export const mailSubjects = {
  booking: { table: 'bookings', column: 'reference' },
  request: { table: 'requests', column: 'reference' },
  message: { table: 'messages', column: 'id' },
  review: { table: 'reviews', column: 'id' },
} as const;

/** Subject of e-mail to staff. */
export type MailSubject = keyof typeof mailSubjects;

/** Which e-mails are written to the outbox together with a submission. */
export interface MailRules {
  /** Hour in Nairobi of the daily e-mail to staff about all messages and reviews. Default: one e-mail each, at once. */
  dailyAt?: number | undefined;
  /** Most confirmations of receipt to visitors in an hour and in a day. Default: {@link visitorLimits}. */
  visitorsPerHour?: number | undefined;
  visitorsPerDay?: number | undefined;
  /** Addresses of the service, to which no receipt is confirmed: staff get mail of their own. */
  from?: string;
  to?: string;
  alsoTo?: readonly string[];
  own?: readonly string[];
}

/** Default of the limits of e-mails to visitors, together less than half of what a mailbox may send a day. */
export const visitorLimits = { perHour: 30, perDay: 200 } as const;

/** The lowest number is sent first: an appointment is more urgent than a review. */
export const priorityOf = (kind: MailKind): number =>
  kind === 'booking' || kind === 'request' || kind === 'desk-link' ? 0 : kind === 'review' ? 2 : 1;

/** Maximum number of e-mails to staff per hour, by the limit that they share; the others of that hour are listed in a digest. */
export const maxPerHour = { urgent: 60, usual: 20 } as const;
/** The same per day: strangers must not use up what the mail service allows. Those above it are still told, in a list an hour. */
export const maxPerDay = { urgent: 150, usual: 50 } as const;
export const paceOf = (subject: MailSubject): keyof typeof maxPerHour =>
  priorityOf(subject) === 0 ? 'urgent' : 'usual';

/** Maximum number of links into the desk that strangers can have mailed to staff in an hour. */
export const deskLinksPerHour = 4;

/** Maximum number of confirmations of receipt per day to one address. */
export const maxAcknowledgements = 3;

/** Time in ms during which a decision can be undone before its e-mail is sent. */
export const decisionDelay = 5 * 60 * 1000;

/** Maximum age in ms of submissions for which e-mail is added later: older ones precede the mail setup, or staff know them by now. */
export const maxMissedAge = 7 * DAY_MS;

/**
 * Whether a message or a review has so many signs of spam that it goes into the digest: e-mails about spam would bury the
 * others. A web address or quick typing alone is often a person's.
 */
export const belongsInDigest = ({ suspicion = [] }: Suspected): boolean =>
  suspicion.some((one) => one === 'honeypot' || one === 'forged') || suspicion.length > 1;

const hour = 60 * 60 * 1000;

/** Time of the next digest: the next full hour, or once a day. */
export function nextDigest(now: Date, dailyAt?: number): Date {
  if (dailyAt === undefined) return new Date((Math.floor(now.getTime() / hour) + 1) * hour);
  const ahead = (24 + dailyAt - inNairobi(now).getUTCHours()) % 24 || 24;
  return new Date((Math.floor(now.getTime() / hour) + ahead) * hour);
}
