import { dayInNairobi } from '../../../src/domain/dates';
import { nextDays } from '../../../src/domain/clinicDays';
import { clinics } from '../../../src/content/pages/clinics';
import { forms } from '../../../src/domain/forms';
import type { RequestKind } from '../../../src/domain/requests/kinds';
import { requestForm } from '../../../src/domain/requests/requestForm';
import type { Sent } from './post';
import { requestFields, requestKindAt, requestValues } from './requests';
import { emailIds } from './serverSettings';

/** Forms by their tables. */
export const kinds = ['reviews', 'messages', 'bookings', 'subscribers', 'requests'] as const;
export type Kind = (typeof kinds)[number];

/** One submission of a form, which may be sent several times. */
export interface Submission {
  kind: Kind;
  /** Its kind, if it is a request. */
  request?: RequestKind;
  /** Identifies it: the name in it, or the address of a subscriber. */
  tag: string;
  /** The values of its fields. */
  values: Readonly<Record<string, unknown>>;
  /** Idempotency key, the same for every attempt; for reviews and bookings. */
  key: string;
}

/** A clinic, and a day that can be booked today. */
export function bookableDay(now = Date.now()): { clinicId: number; date: string } {
  const today = dayInNairobi(new Date(now));
  for (const clinic of clinics.items) {
    const [date] = nextDays(clinic, today);
    if (date !== undefined) return { clinicId: clinic.id, date };
  }
  throw new Error('No clinic takes appointments');
}

/**
 * The n-th submission of a run: forms take turns, and so do the kinds of requests.
 * @param run Distinguishes the submissions of different runs.
 * @param now The server's clock in ms since 1970, which decides on the available days.
 */
export function submissionAt(n: number, run: string, now = Date.now()): Submission {
  const kind = kinds[n % kinds.length] ?? 'reviews';
  const tag = kind === 'subscribers' ? `${run}.${String(n)}@example.co.ke` : `${run} ${String(n)}`;
  const phone = '+254712345678';
  const key = `${run}-key-${String(n)}`;
  if (kind === 'requests') {
    const request = requestKindAt(Math.floor(n / kinds.length));
    return { kind, request, tag, values: requestValues(request, tag, now), key };
  }
  const values = {
    reviews: {
      name: tag,
      title: 'Head teacher',
      text: `They came in nine minutes, at ${String(n)}.`,
      rating: 5,
    },
    messages: {
      name: tag,
      email: 'otieno@example.co.ke',
      phone,
      message: `Please cover sports day ${String(n)}.`,
    },
    bookings: { ...bookableDay(now), name: tag, phone, note: `I come from ward ${String(n)}.` },
    subscribers: { email: tag },
  }[kind];
  return { kind, tag, values, key };
}

const paths: Readonly<Record<Exclude<Kind, 'requests'>, string>> = {
  reviews: forms.review.path,
  messages: forms.contact.path,
  bookings: forms.booking.path,
  subscribers: forms.subscribe.path,
};

/** Path to which a submission is posted. */
const pathOf = ({ kind, request = 'events' }: Pick<Submission, 'kind' | 'request'>) =>
  kind === 'requests' ? requestForm(request).path : paths[kind];

/** The body: that of the e-mail service's library for a message, otherwise the values. */
export function bodyOf(kind: Kind, values: unknown): unknown {
  if (kind !== 'messages') return values;
  return {
    lib_version: '4.4.1',
    user_id: emailIds.publicKey,
    service_id: emailIds.serviceId,
    template_id: emailIds.templateId,
    template_params: values,
  };
}

/** A submission as the site's pages send it. */
export function asJson({ kind, request, values, key }: Submission): Sent & { body: string } {
  const keyed = kind === 'reviews' || kind === 'bookings' || kind === 'requests';
  return {
    path: pathOf({ kind, ...(request && { request }) }),
    headers: { 'Content-Type': 'application/json', ...(keyed && { 'Idempotency-Key': key }) },
    body: JSON.stringify(bodyOf(kind, values)),
  };
}

/** A submission as a page without JavaScript sends it. */
export function asPlainForm(submission: Submission): Sent & { body: string } {
  const { kind, values, key } = submission;
  const texts = Object.entries(values).map(([name, value]) => [name, String(value)]);
  const fields = [...(kind === 'requests' ? requestFields(values) : texts), ['key', key]];
  return {
    path: pathOf(submission),
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' },
    body: String(new URLSearchParams(fields)),
  };
}

/** Whether an answer confirms that the submission has been stored. */
export function isAcknowledged(answer: { status: number } | undefined): boolean {
  return answer !== undefined && answer.status >= 200 && answer.status < 300;
}
