import type { DeskSession, LogEntry } from '../../domain/desk';
import { safeLine, when } from './terminal';

const channels = {
  browser: 'in the browser',
  command: 'at the command line',
  mail: 'by a link in mail',
} as const;

/** A log entry without its time: `pending -> approved  Wanjiru, in the browser`. */
export function describeEntry({ from, to, action, note, who, via }: LogEntry): string {
  const change = from === undefined || to === undefined ? action : `${from} -> ${to}`;
  const noteText = note === undefined ? '' : `: ${safeLine(note)}`;
  return `${change}${noteText}  ${who === '' ? '' : `${safeLine(who)}, `}${channels[via]}`;
}

/** The log, one entry per line. */
export function printLog(entries: readonly LogEntry[]): string {
  const lines = entries.map((entry) => {
    const about = entry.kind === undefined ? 'desk' : `${entry.kind} ${safeLine(entry.subjectId)}`.trimEnd();
    return `${when(entry.at)}  ${about}  ${describeEntry(entry)}`;
  });
  return lines.length === 0 ? 'Nothing has been done yet.' : lines.join('\n');
}

/** The sessions, one per line. */
export function printSessions(sessions: readonly DeskSession[]): string {
  const lines = sessions.map(
    ({ name, openedAt, expiresAt }) => `${safeLine(name)}  since ${when(openedAt)}, until ${when(expiresAt)}`,
  );
  return lines.length === 0 ? 'No desk is open.' : lines.join('\n');
}

/** The number of closed sessions. */
export const printClosed = (count: number) =>
  count === 0 ? 'No desk was open.' : `Closed: ${String(count)} ${count === 1 ? 'desk' : 'desks'}.`;
