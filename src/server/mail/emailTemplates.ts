import { deskLink, deskTimes } from '../links/deskLink';
import { staffPlace } from '../store/mailKinds';
import type { OutboxMail, StoredBooking, StoredMessage, StoredReview } from '../store/records';
import { explainSuspicion } from '../suspicion';
import { dayInMail, dayInSubject, whenInMail } from '../words/when';
import type { EmailOptions } from './emailOptions';
import { emailText, replyTo, staffSubject, type Draft, type Email } from './emailText';
import { deskLinkEmail } from './deskLinkEmail';
import { digestEmail } from './digestEmail';
import { aboutRequest } from './requestEmails';
import { visitorDraft } from './visitorEmails';

function aboutMessage(message: StoredMessage, link: string): Draft {
  const facts = {
    Message: message.id,
    Received: whenInMail(message.createdAt),
    Name: message.name,
    'E-mail': message.email,
    Phone: message.phone,
    'A machine may have sent it': explainSuspicion(message),
  };
  return {
    subject: staffSubject('Message', message.id, [message.name]),
    text: emailText(
      'Answer the visitor, then mark the message as answered at the desk.',
      link,
      facts,
      message.message,
    ),
    ...replyTo(message.email),
  };
}

function aboutBooking(booking: StoredBooking, clinics: EmailOptions['clinics'], link: string): Draft {
  const { reference } = booking;
  const clinic = clinics.find(({ id }) => id === booking.clinicId);
  const facts = {
    Reference: reference,
    Status: booking.status,
    Clinic: clinic ? `${clinic.name}, ${clinic.day}, ${clinic.time}` : `number ${String(booking.clinicId)}`,
    Day: dayInMail(booking.date),
    Name: booking.name,
    Phone: booking.phone,
    'E-mail': booking.email,
    Received: whenInMail(booking.createdAt),
    'A machine may have sent it': explainSuspicion(booking),
  };
  const toDo = 'Call the visitor and agree on a time. Then confirm or decline the booking at the desk.';
  return {
    subject: staffSubject('Booking', reference, [clinic?.name, dayInSubject(booking.date)]),
    text: emailText(toDo, link, facts, booking.note),
    ...replyTo(booking.email),
  };
}

const starsIn = (rating: number | undefined) =>
  rating === undefined ? 'no stars' : `${String(rating)} of 5 stars`;

function aboutReview(review: StoredReview, link: string): Draft {
  const { id, rating, status } = review;
  const facts = {
    Review: id,
    Received: whenInMail(review.createdAt),
    Status: status,
    Name: review.name,
    Title: review.title,
    Rating: starsIn(rating),
    'A machine may have sent it': explainSuspicion(review),
  };
  const toDo =
    status === 'pending'
      ? 'Approve or reject the review at the desk. The site shows it once it is approved.'
      : 'Someone has already decided about this review.';
  const subject = staffSubject('Review', id, [starsIn(rating), review.name]);
  return { subject, text: emailText(toDo, link, facts, review.text) };
}

async function draftOf(mail: OutboxMail, options: EmailOptions): Promise<Draft | undefined> {
  const { kind, subjectId } = mail;
  const { store, clinics, requests, siteUrl } = options;
  // Each attempt has a link of its own, because nobody knows which e-mail arrives.
  const link = () => deskLink(store, siteUrl, deskTimes.mailLink, `${kind}/${subjectId}`);
  if (kind === 'message') {
    const message = await store.message(subjectId);
    return message && aboutMessage(message, await link());
  }
  if (kind === 'booking') {
    const booking = await store.booking(subjectId);
    return booking && aboutBooking(booking, clinics, await link());
  }
  if (kind === 'request') {
    const request = await store.request(subjectId);
    return request && aboutRequest(request, requests, await link());
  }
  if (kind === 'review') {
    const review = await store.review(subjectId);
    return review && aboutReview(review, await link());
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
