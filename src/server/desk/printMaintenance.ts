import type { ListedPlace } from '../keep/listPlaces';
import type { BackupCopy } from '../keep/copyNames';
import type { PolicyReport } from '../watch/policyReports';
import type { Restored } from './restore';
import type { DeskSession } from '../../domain/desk';
import type { MailStop } from '../store/mailStops';
import { when } from '../words/when';
import { count } from './print';
import { safeLine } from './terminal';

/** Result of a replacement of the keys of signed links. */
export function printRotated({ closed }: { closed: number }): string {
  const desks = closed === 0 ? '' : ` ${printClosed(closed)}`;
  return `Signed links have new keys; those in mails sent before hold no more.${desks}`;
}

/** The sessions, one per line. */
export function printSessions(sessions: readonly DeskSession[]): string {
  const lines = sessions.map(
    ({ name, openedAt, expiresAt }) => `${safeLine(name)}  since ${when(openedAt)}, until ${when(expiresAt)}`,
  );
  return lines.length === 0 ? 'No desk is open.' : lines.join('\n');
}

/** The number of closed sessions. */
export const printClosed = (closed: number) =>
  closed === 0 ? 'No desk was open.' : `Closed: ${count(closed, 'desk')}.`;

/** Addresses to which no mail is sent, by the first characters of their hashes. */
export function printMailStops(stops: readonly MailStop[]): string {
  const lines = stops.map(
    ({ hash, reason, stoppedAt }) => `${hash.slice(0, 12)}  ${when(stoppedAt)}  ${safeLine(reason)}`,
  );
  return lines.length === 0 ? 'No stopped addresses.' : lines.join('\n');
}

/** Reports of browsers, the most frequent first. */
export function printReports(reports: readonly PolicyReport[]): string {
  if (reports.length === 0) return 'No browser has reported anything since the server began.';
  return reports
    .map(
      ({ directive, blocked, page, count, lastOn }) =>
        `${String(count).padStart(6)}  ${directive} stopped ${safeLine(blocked)} on ${page}, last on ${lastOn}`,
    )
    .join('\n');
}

const size = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Of which database a copy is, where it is not one of ours. */
function originOf({ id, isScheduled }: BackupCopy, own: string | undefined): string {
  if (!isScheduled) return '  made by hand';
  if (id === undefined) return '  of an earlier release: not deleted by itself';
  return own === undefined || id === own ? '' : '  of another database';
}

function printPlace({ shown, copies, failure, own }: ListedPlace): string {
  const rows = copies.map(
    (copy) => `  ${safeLine(copy.name)}  ${when(copy.at)}  ${size(copy.bytes)}${originOf(copy, own)}`,
  );
  return [
    `${safeLine(shown)}: ${String(copies.length)} ${copies.length === 1 ? 'copy' : 'copies'}`,
    ...(failure === undefined ? [] : [`  The last one failed: ${safeLine(failure)}`]),
    ...rows,
  ].join('\n');
}

/** The backups, by place. */
export function printBackups(places: readonly ListedPlace[]): string {
  return places.length === 0
    ? 'No copies are scheduled: BACKUP_DIR is none, or the data is in Postgres.'
    : places.map(printPlace).join('\n');
}

/** What was erased and is back. */
function printUndone({ undone, isLogRead }: Restored): string[] {
  if (!isLogRead)
    return [
      'The log of the one before cannot be read: what was erased since that copy was made is back, and is not listed.',
    ];
  const persons = undone.filter(({ kind }) => kind === undefined);
  const items = undone.filter(({ kind }) => kind !== undefined);
  const times = persons.map(({ at }) => when(at)).join(', ');
  return [
    ...(persons.length === 0
      ? []
      : [
          `${persons.length === 1 ? 'One person was' : `${String(persons.length)} persons were`} erased since that copy was made, and may be back: erase once more whom you erased at ${times}.`,
        ]),
    ...(items.length === 0
      ? []
      : [
          `Deleted since that copy was made, and back; delete them again at the desk:`,
          ...items.map(({ at, kind = '', id }) =>
            id === ''
              ? `  a ${kind}, deleted ${when(at)}; whose address it was is not kept`
              : `  ${kind} ${safeLine(id)}, deleted ${when(at)}`,
          ),
        ]),
  ];
}

/** Result of a restore. */
export function printRestored(restored: Restored): string {
  const { dataDir, from, kept, newer } = restored;
  const before = kept === undefined ? 'There was none before.' : `The one before is kept as ${kept}.`;
  return [
    `The database in ${dataDir} is now a copy of ${from}. ${before}`,
    ...(newer === undefined
      ? []
      : [
          `A newer copy lies there: ${safeLine(newer.name)}, of ${when(newer.at)}. Restore it by its name if you meant it.`,
        ]),
    ...printUndone(restored),
  ].join('\n');
}
