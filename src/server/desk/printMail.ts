import type { OutboxMail } from '../store/outbox';
import { safeLine } from './terminal';
import type { PurgeReport } from './upkeep';

const when = (iso: string) => `${iso.slice(0, 16).replace('T', ' ')} UTC`;
const count = (number: number, what: string) => `${String(number)} ${what}${number === 1 ? '' : 's'}`;

function standing({ state, tries, nextAt, sentAt, lastError }: OutboxMail): string {
  if (state === 'sent') return `sent ${when(sentAt ?? '')}`;
  const reason = lastError === undefined ? '' : `: ${safeLine(lastError)}`;
  if (state === 'failed') return `tried ${count(tries, 'time')}, given up${reason}`;
  return tries === 0 ? 'not tried yet' : `tried ${count(tries, 'time')}, next ${when(nextAt)}${reason}`;
}

/** A list of mails to staff, one a line. */
export function printMails(mails: readonly OutboxMail[]): string {
  const rows = mails.map((mail) =>
    [mail.id.padEnd(20), mail.state.padEnd(7), when(mail.createdAt), standing(mail)].join('  '),
  );
  return rows.length === 0 ? 'No mail.' : rows.join('\n');
}

/** What a purge did. */
export function printPurge({ days, dryRun, messages, bookings, reviews, mails }: PurgeReport): string {
  const counts = [
    count(messages, 'message'),
    count(bookings, 'booking'),
    count(reviews, 'rejected review'),
    count(mails, 'mail'),
  ];
  const kept = days === 0 ? 'RETENTION_DAYS is 0, so all but sent mail is kept. ' : '';
  const after = days === 0 ? '' : ` after ${count(days, 'day')}`;
  return `${kept}${dryRun ? 'Would be deleted' : 'Deleted'}${after}: ${counts.join(', ')}.`;
}
