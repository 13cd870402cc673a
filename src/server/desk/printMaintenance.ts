import type { ListedPlace } from '../keep/backups';
import type { PolicyReport } from '../watch/policyReports';
import { safeLine, when } from './terminal';

/** Result of a replacement of the keys of signed links. */
export function printRotated({ closed }: { closed: number }): string {
  const desks = closed === 0 ? '' : ` Closed: ${String(closed)} ${closed === 1 ? 'desk' : 'desks'}.`;
  return `Signed links have new keys; those in mails sent before hold no more.${desks}`;
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

function printPlace({ shown, copies, failure }: ListedPlace): string {
  const rows = copies.map(({ name, at, bytes }) => `  ${name}  ${when(at)}  ${size(bytes)}`);
  return [
    `${safeLine(shown)}: ${String(copies.length)} ${copies.length === 1 ? 'copy' : 'copies'}`,
    ...(failure === undefined ? [] : [`  The last one failed: ${safeLine(failure)}`]),
    ...rows,
  ].join('\n');
}

/** The scheduled backups, by place. */
export function printBackups(places: readonly ListedPlace[]): string {
  return places.length === 0
    ? 'No copies are scheduled: BACKUP_DIR is not set.'
    : places.map(printPlace).join('\n');
}
