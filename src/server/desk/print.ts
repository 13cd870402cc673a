import type { MailFigure } from '../store/mailFigures';
import { describeClock } from '../words/clockWords';
import { forgottenProxy } from '../words/forgottenProxy';
import { when } from '../words/when';
import type { Health, PurgeReport } from './Desk';
import { safeLine } from './terminal';

/** A number with its noun: `1 mail`, `2 mails`. */
export const count = (number: number, what: string) => `${String(number)} ${what}${number === 1 ? '' : 's'}`;

/** Result of a purge. */
export function printPurge({ days, dryRun, clock, ...purged }: PurgeReport): string {
  const counts = [
    count(purged.messages, 'message'),
    count(purged.bookings, 'booking'),
    count(purged.requests, 'request'),
    count(purged.reviews, 'rejected review'),
    count(purged.mails, 'mail'),
  ];
  const kept = days === 0 ? 'RETENTION_DAYS is 0, so all but sent mail is kept. ' : '';
  const after = days === 0 ? '' : ` after ${count(days, 'day')}`;
  const doubt = clock === undefined ? '' : `\n${describeClock(clock)}`;
  return `${kept}${dryRun ? 'Would be deleted' : 'Deleted'}${after}: ${counts.join(', ')}.${doubt}`;
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

/** State of the site. */
export function printHealth({ store, data, clock, mail, warnings }: Health): string {
  return [
    `Store          ${store}, answers`,
    `  its data     ${dataFigure(data)}`,
    `Clock          ${clock.doubt === undefined ? 'is believed' : `NOT BELIEVED: ${describeClock(clock)}`}`,
    `Mail to staff  ${mail.setUp ? 'is set up' : 'is not set up: SMTP_URL, MAIL_FROM and MAIL_TO are not set'}`,
    `  not sent     ${mailFigure(mail.waiting)}`,
    `  given up     ${mailFigure(mail.failed)}`,
    ...warnings.flatMap((warning) => {
      // These have lines of their own.
      if (warning.kind === 'clock' || (warning.kind === 'unset' && warning.what === 'mail')) return [];
      if (warning.kind === 'unset') return ['Copies         are not made: BACKUP_DIR is none'];
      return warning.kind === 'proxy'
        ? [`Proxy          ${forgottenProxy(warning.address)}`]
        : [
            `To visitors    ${count(warning.count, 'mail')} not sent in the last day: VISITOR_MAILS_PER_HOUR or _DAY was reached`,
          ];
    }),
  ].join('\n');
}

function dataFigure({ state, checkedAt = '', found = '' }: Health['data']): string {
  if (state === 'unchecked')
    return 'not checked: a server with the database file does that at its start and each night';
  return state === 'ok'
    ? `whole, as checked ${when(checkedAt)}`
    : `DAMAGED, as checked ${when(checkedAt)}: ${safeLine(found)}`;
}
