import { fill } from '../../domain/fill';
import type { VisitorMails } from '../../domain/mailWords';
import { sayDay } from '../../domain/sayDay';
import { sheetOf } from '../../domain/requests/catalogue';
import { summaryLines } from '../../domain/requests/summary';
import { bookingCalendar, calendarTypeOf } from '../calendar/bookingCalendar';
import { calendarAddress } from '../links/calendarLink';
import { subscriptionLink } from '../links/subscriptionLinks';
import type { OutboxMail, StoredBooking, StoredRequest, Subscriber } from '../store/records';
import type { EmailOptions } from './emailOptions';
import { reachable, type Draft } from './emailText';
import { writeLetter } from './letter';
import type { Letter } from './letterHtml';

type LetterParts = Omit<Letter, 'language' | 'title' | 'paragraphs'>;

/** An e-mail to an address, in the language of the page; undefined if the address cannot be reached. */
function draft(
  to: string | undefined,
  { subject, title, paragraphs }: Pick<Letter, 'title' | 'paragraphs'> & { subject: string },
  parts: LetterParts & { language: Letter['language']; reference?: string },
  mails: VisitorMails,
): Draft | undefined {
  const visitor = reachable(to);
  if (visitor === undefined) return undefined;
  const { reference = '', ...letter } = parts;
  const written = writeLetter({ ...letter, title, paragraphs }, mails);
  return { subject: fill(subject, { reference }), visitor, ...written };
}

/** Facts of a booking: none of them was typed by a visitor. */
function bookingFacts(
  { reference, clinicId, date, status, language = 'en' }: StoredBooking,
  mails: VisitorMails,
): NonNullable<Letter['facts']> {
  const { facts, days, clinics, place } = mails.words[language];
  const clinic = clinics.find(({ id }) => id === clinicId);
  return [
    [facts.reference, reference],
    ...(clinic ? ([[facts.clinic, `${clinic.name}, ${clinic.hours}`]] as const) : []),
    [facts.day, sayDay(date, days)],
    ...(status === 'confirmed' ? ([[facts.place, place]] as const) : []),
  ];
}

/** Says what staff decided; undefined if the decision was undone or changed meanwhile. */
async function decisionEmail(
  { id, subjectId }: OutboxMail,
  options: EmailOptions,
  mails: VisitorMails,
): Promise<Draft | undefined> {
  const [booking, item] = await Promise.all([
    options.store.booking(subjectId),
    options.store.deskItem('booking', subjectId),
  ]);
  if (!booking || booking.spamAt !== undefined || id !== `decision-${item?.decisionId ?? ''}`)
    return undefined;
  const { status, language = 'en', reference } = booking;
  if (status === 'requested') return undefined;
  const { decided } = mails.words[language];
  const facts = bookingFacts(booking, mails);
  const { store, siteUrl, clinics, calendar } = options;
  const log = await store.itemLog('booking', reference);
  const file = calendar && bookingCalendar(booking, log, clinics, calendar());
  const parts = { language, reference, facts };
  if (!file) return draft(booking.email, decided[status], parts, mails);
  // A withdrawn appointment is removed from the calendar by the attached file only.
  const button = status === 'confirmed' && {
    button: { label: decided.calendar, to: await calendarAddress(store, siteUrl, booking) },
  };
  const written = draft(booking.email, decided[status], { ...parts, ...button }, mails);
  const { filename, content } = file;
  return written && { ...written, attachments: [{ filename, content, contentType: calendarTypeOf(file) }] };
}

/**
 * The copy of a request for a visitor who asked for one. It contains no health details, and nothing in words of the visitor:
 * anybody could have them mailed to anybody, from the address of the service.
 */
function copyEmail(
  { kind, answers, reference, language = 'en' }: StoredRequest,
  { requests }: EmailOptions,
  mails: VisitorMails,
): Draft | undefined {
  const { copy, facts } = mails.words[language];
  const sheet = sheetOf(kind, requests);
  const { lines, medical, typed } = summaryLines(sheet, answers, 'ours');
  const parts = {
    language,
    reference,
    facts: [
      [facts.reference, reference],
      [facts.service, sheet.words.name],
    ],
    ...(lines.length > 0 && { written: lines.join('\n') }),
    closing: [
      ...(typed === 0 ? [] : [copy.typed]),
      ...(medical === 0 ? [] : [copy.medical]),
      ...copy.closing,
    ],
  } as const;
  return draft(String(answers['email'] ?? ''), copy, parts, mails);
}

async function subscriptionEmail(
  subscriber: Subscriber,
  { store, siteUrl, now }: EmailOptions,
  mails: VisitorMails,
): Promise<Draft | undefined> {
  const { email, language = 'en' } = subscriber;
  const words = mails.words[language].subscription;
  const unsubscribeUrl = await subscriptionLink(store, 'leave', subscriber, siteUrl, now());
  const button = {
    label: words.button,
    to: await subscriptionLink(store, 'confirm', subscriber, siteUrl, now()),
  };
  const written = draft(
    email,
    words,
    { language, button, aside: { label: words.leave, to: unsubscribeUrl } },
    mails,
  );
  return written && { ...written, unsubscribeUrl };
}

/** Composes an e-mail to a visitor; undefined if there is no longer a reason for it. */
export async function visitorDraft(
  mail: OutboxMail,
  options: EmailOptions,
  mails: VisitorMails,
): Promise<Draft | undefined> {
  const { store, requests } = options;
  const { kind, subjectId } = mail;
  if (kind === 'decision') return decisionEmail(mail, options, mails);
  if (kind === 'subscription') {
    const subscriber = await store.subscriber(subjectId);
    return subscriber && subscriber.confirmedAt === undefined
      ? subscriptionEmail(subscriber, options, mails)
      : undefined;
  }
  if (kind === 'message-ack') {
    const message = await store.message(subjectId);
    if (!message || message.spamAt !== undefined) return undefined;
    const { language = 'en', email } = message;
    return draft(email, mails.words[language].arrived.message, { language }, mails);
  }
  if (kind === 'booking-ack') {
    const booking = await store.booking(subjectId);
    if (!booking || booking.spamAt !== undefined) return undefined;
    const { language = 'en', email, reference } = booking;
    const facts = bookingFacts(booking, mails);
    return draft(email, mails.words[language].arrived.booking, { language, reference, facts }, mails);
  }
  const request = await store.request(subjectId);
  if (!request || request.spamAt !== undefined) return undefined;
  if (kind === 'copy') return copyEmail(request, options, mails);
  const { language = 'en', reference, answers } = request;
  const { facts } = mails.words[language];
  const requestFacts = [
    [facts.reference, reference],
    [facts.service, sheetOf(request.kind, requests).words.name],
  ] as const;
  const parts = { language, reference, facts: requestFacts };
  return draft(String(answers['email'] ?? ''), mails.words[language].arrived.request, parts, mails);
}
