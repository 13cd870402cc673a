import type { MailFigure, OutboxMail } from '../store/outbox';
import type { Restored } from './restore';
import { safeLine } from './terminal';
import type { Health, PurgeReport } from './maintenance';

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

function duration(seconds: number): string {
  if (seconds < 60) return count(seconds, 'second');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return count(minutes, 'minute');
  const hours = Math.floor(minutes / 60);
  if (hours < 48) return `${count(hours, 'hour')} ${count(minutes % 60, 'minute')}`;
  return count(Math.floor(hours / 24), 'day');
}

function mailFigure({ count: number, oldestAt = '', oldestSeconds = 0 }: MailFigure): string {
  if (number === 0) return 'none';
  return `${String(number)}, the oldest for ${duration(oldestSeconds)}, since ${when(oldestAt)}`;
}

/** How the site is. */
export function printHealth({ store, mail }: Health): string {
  return [
    `Store          ${store}, answers`,
    `Mail to staff  ${mail.setUp ? 'is set up' : 'is not set up: SMTP_URL, MAIL_FROM and MAIL_TO are not set'}`,
    `  not sent     ${mailFigure(mail.waiting)}`,
    `  given up     ${mailFigure(mail.failed)}`,
  ].join('\n');
}

/** What a restore did. */
export function printRestored({ dataDir, from, kept }: Restored): string {
  const before = kept === undefined ? 'There was none before.' : `The one before is kept as ${kept}.`;
  return `The database in ${dataDir} is now a copy of ${from}. ${before}`;
}
