import type { VisitorMails } from '../../domain/mailWords';
import type { RequestCatalogue } from '../../domain/requests/catalogue';
import type { CalendarSite } from '../calendar/bookingCalendar';
import { deskLink, deskTimes } from '../desk/access';
import type { DeskClinics } from '../desk/print';
import { when } from '../desk/terminal';
import { staffPlace } from '../store/mailKinds';
import type { OutboxMail } from '../store/outbox';
import type { Store, StoredBooking, StoredMessage, StoredReview } from '../store/Store';
import { explainSuspicion } from '../suspicion';
import { desk, emailText, replyTo, type Draft, type Email } from './emailText';
import { deskLinkEmail } from './deskLinkEmail';
import { digestEmail } from './digestEmail';
import { aboutRequest } from './requestEmails';
import { linkAddress, linkDecisions, linkLifetime, linkSecret } from './links';
import { visitorDraft } from './visitorEmails';

/** Data that the e-mails need. */
export interface EmailOptions {
  store: Store;
  /** Public address of the site, without a trailing slash. */
  siteUrl: string;
  clinics: DeskClinics;
  requests: RequestCatalogue;
  /** Texts and colours of e-mail to visitors. Default: none is sent. */
  mails?: VisitorMails | undefined;
  /** Data of the service for calendar files. Default: no files are attached. */
  calendar?: (() => CalendarSite) | undefined;
  /** Addresses of staff. Default: one, which the sender of the e-mails knows. */
  staff?: readonly string[];
  /** Current time in ms since 1970. */
  now: () => number;
}

function aboutMessage(message: StoredMessage, atDesk: readonly string[]): Draft {
  const facts = {
    Received: when(message.createdAt),
    Name: message.name,
    'E-mail': message.email,
    Phone: message.phone,
    'Looks like a machine’s': explainSuspicion(message),
  };
  const toDo = [`It is kept as ${message.id}: ${desk(`messages show ${message.id}`)}`, ...atDesk];
  return {
    subject: 'New message from the website',
    text: emailText(facts, toDo, message.message),
    ...replyTo(message.email),
  };
}

function aboutBooking(booking: StoredBooking, clinics: DeskClinics, atDesk: readonly string[]): Draft {
  const { reference } = booking;
  const clinic = clinics.find(({ id }) => id === booking.clinicId);
  const facts = {
    Reference: reference,
    Status: booking.status,
    Clinic: clinic ? `${clinic.name}, ${clinic.day}, ${clinic.time}` : String(booking.clinicId),
    Date: booking.date,
    Name: booking.name,
    Phone: booking.phone,
    'E-mail': booking.email,
    Received: when(booking.createdAt),
    'Looks like a machine’s': explainSuspicion(booking),
  };
  const toDo = [
    'Call the visitor and agree on a time, then record it:',
    desk(`bookings confirm ${reference}`),
    desk(`bookings decline ${reference}`),
    ...atDesk,
  ];
  return {
    subject: `Appointment request ${reference}`,
    text: emailText(facts, toDo, booking.note),
    ...replyTo(booking.email),
  };
}

async function aboutReview(
  review: StoredReview,
  { store, siteUrl, now }: EmailOptions,
  atDesk: readonly string[],
): Promise<Draft> {
  const { id, rating, status } = review;
  const secret = await store.secret(linkSecret);
  const until = Math.floor(now() / 1000) + linkLifetime;
  const links = linkDecisions.flatMap((decision) => [
    decision === 'approve' ? 'Approve it, so that the site shows it:' : 'Reject it:',
    linkAddress({ review: id, decision, until }, secret, siteUrl),
  ]);
  const facts = {
    Received: when(review.createdAt),
    Status: status,
    Name: review.name,
    Title: review.title,
    Rating: rating === undefined ? 'no stars' : `${String(rating)} of 5 stars`,
    'Looks like a machine’s': explainSuspicion(review),
  };
  const toDo =
    status === 'pending'
      ? [
          ...links,
          'Each link opens a page that asks once more. They hold for 14 days and decide once;',
          `after that: ${desk(`reviews show ${id}`)}`,
        ]
      : [`It has been decided already: ${desk(`reviews show ${id}`)}`];
  return { subject: 'Review to decide', text: emailText(facts, [...toDo, ...atDesk], review.text) };
}

/** A link from the e-mail to the desk. Each attempt has a link of its own, because nobody knows which e-mail arrives. */
async function deskLines(
  { kind, subjectId }: OutboxMail,
  { store, siteUrl }: EmailOptions,
): Promise<string[]> {
  return [
    '',
    'At the desk in the browser (this link opens it once, within 12 hours; pass it on to nobody):',
    await deskLink(store, siteUrl, deskTimes.mailLink, `${kind}/${subjectId}`),
  ];
}

async function draftOf(mail: OutboxMail, options: EmailOptions): Promise<Draft | undefined> {
  const { kind, subjectId } = mail;
  const { store, clinics, requests } = options;
  if (kind === 'message') {
    const message = await store.message(subjectId);
    return message && aboutMessage(message, await deskLines(mail, options));
  }
  if (kind === 'booking') {
    const booking = await store.booking(subjectId);
    return booking && aboutBooking(booking, clinics, await deskLines(mail, options));
  }
  if (kind === 'request') {
    const request = await store.request(subjectId);
    return request && aboutRequest(request, requests, await deskLines(mail, options));
  }
  if (kind === 'review') {
    const review = await store.review(subjectId);
    return review && aboutReview(review, options, await deskLines(mail, options));
  }
  if (kind === 'digest') return digestEmail(mail, options);
  if (kind === 'desk-link') return deskLinkEmail(mail, options);
  const draft = options.mails && (await visitorDraft(mail, options, options.mails));
  // Mail to the address may have bounced since this one was written.
  return draft?.visitor !== undefined && !(await store.isMailStopped(draft.visitor)) ? draft : undefined;
}

/** Composes an e-mail of the outbox; undefined if its subject was deleted, or its recipient is no longer one. */
export async function emailFor(mail: OutboxMail, options: EmailOptions): Promise<Email | undefined> {
  const place = staffPlace(mail.id);
  const staff = options.staff?.[place];
  // An address that is no longer in the settings.
  if (place > 0 && staff === undefined) return undefined;
  const draft = await draftOf(mail, options);
  if (!draft) return undefined;
  const to = draft.visitor === undefined && staff !== undefined && { staff };
  return { messageId: `<${mail.id}@${new URL(options.siteUrl).hostname}>`, ...draft, ...to };
}
