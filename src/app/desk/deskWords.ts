import { clinics } from '../../content/pages/clinics';
import { desk } from '../../content/pages/desk';
import { requestCatalogue } from '../../content/pages/requests/requestCatalogue';
import { facts } from '../../content/facts';
import { dayInNairobi } from '../../domain/dates';
import type { DeskItem, LogEntry } from '../../domain/desk';
import { daysAgo, dueAt, timeLeft, saidTime } from '../../domain/deskTimes';
import type { Due } from '../../sections/DeskList/DueTag';

/** Data that words about items may need. */
export const context = { clinics: clinics.items, requests: requestCatalogue };

/** A time in the past: the hour if it was today, otherwise the date. */
export function pastTime(iso: string, now: number): { label: string; iso: string } {
  const time = Date.parse(iso);
  const ago = daysAgo(time, now);
  const { today, yesterday, earlier } = desk.time;
  if (ago <= 0) return { iso, label: today(saidTime(time)) };
  return { iso, label: ago === 1 ? yesterday : earlier(dayInNairobi(new Date(time))) };
}

/** A time in the log: the hour, and the date if it was not today. */
export function logTime(iso: string, now: number): { label: string; iso: string } {
  const time = Date.parse(iso);
  if (daysAgo(time, now) <= 0) return pastTime(iso, now);
  return { iso, label: desk.time.dated(dayInNairobi(new Date(time)), saidTime(time)) };
}

/** A time with its date: `21 November 2026, 10:52 am`. */
export function wholeTime(iso: string): string {
  const time = Date.parse(iso);
  return desk.time.whole(dayInNairobi(new Date(time)), saidTime(time));
}

/** Status of an item, in words. */
export const statusOf = ({ kind, state, status }: DeskItem) =>
  state === 'spam' ? desk.spamState : (desk.kinds[kind].statuses[status] ?? '');

/** When an answer is due or, for items that are not open, the status. */
export function dueOf(item: DeskItem, now: number): Due | undefined {
  // For e-mails it matters whether they will be retried.
  if (item.state !== 'waiting' || item.kind === 'mail') {
    const label = statusOf(item);
    return label === '' ? undefined : { label, soon: false };
  }
  const due = dueAt(item, facts.answerDays);
  if (due === undefined) return undefined;
  const left = timeLeft(due, now);
  return { label: desk.due(left), soon: left.soon };
}

/** A log entry in words: `Wanjiru confirmed it.` */
export function describeEntry(entry: LogEntry): string {
  const who = desk.log.who(entry);
  if (entry.action !== 'note') return `${who} ${desk.log.deeds[entry.action]}.`;
  return entry.note === undefined ? `${who} ${desk.log.withdrawn}.` : `${who} ${desk.log.deeds.note}`;
}
