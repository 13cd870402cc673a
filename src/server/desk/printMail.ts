import type { MailStop } from '../store/mailStops';
import type { OutboxMail } from '../store/outbox';
import type { Subscriber } from '../store/Store';
import type { Suspected } from '../suspicion';
import { count, list } from './print';
import { safeCell, safeLine, when } from './terminal';

/**
 * State of a subscriber: `waiting` was asked by e-mail to confirm and has not done so, `unasked` subscribed while no mail
 * was sent.
 */
export const standingOf = ({ askedAt, confirmedAt }: Subscriber) =>
  confirmedAt !== undefined ? 'confirmed' : askedAt === undefined ? 'unasked' : 'waiting';

/** A list of subscribers, one per line. */
export function printSubscribers(subscribers: readonly Subscriber[]): string {
  return list(subscribers, 'subscribers', (subscriber) => [
    when(subscriber.createdAt),
    standingOf(subscriber).padEnd(9),
    safeLine(subscriber.email),
  ]);
}

/** A subscriber as newsletter programs need it. */
export interface ExportedSubscriber {
  email: string;
  standing: ReturnType<typeof standingOf>;
  /** The unsubscribe link. */
  leave: string;
}

/** A table (CSV) of subscribers. */
export const printSubscriberTable = (subscribers: readonly ExportedSubscriber[]): string =>
  [
    'email,standing,leave',
    ...subscribers.map(({ email, standing, leave }) => [safeCell(email), standing, leave].join(',')),
  ].join('\n');

function progress({ state, tries, nextAt, sentAt, lastError }: OutboxMail): string {
  if (state === 'held') return `in the list of ${when(nextAt)}`;
  if (state === 'listed') return 'in a list that is under way';
  if (state === 'capped') return 'not sent: visitors had been sent too many';
  if (state === 'sent') return `sent ${when(sentAt ?? '')}`;
  const reason = lastError === undefined ? '' : `: ${safeLine(lastError)}`;
  if (state === 'failed') return `tried ${count(tries, 'time')}, given up${reason}`;
  return tries === 0 ? 'not tried yet' : `tried ${count(tries, 'time')}, next ${when(nextAt)}${reason}`;
}

/** A list of e-mails, one per line. */
export function printMails(mails: readonly OutboxMail[]): string {
  const columns = (mail: OutboxMail) => [mail.id.padEnd(20), mail.state.padEnd(7), when(mail.createdAt)];
  return list<OutboxMail & Suspected>(mails, 'mail', (mail) => [...columns(mail), progress(mail)]);
}

/** Addresses to which no mail is sent, by the first characters of their hashes. */
export const printMailStops = (stops: readonly MailStop[]): string =>
  list<MailStop & Suspected>(stops, 'stopped addresses', ({ hash, reason, stoppedAt }) => [
    hash.slice(0, 12),
    when(stoppedAt),
    safeLine(reason),
  ]);
