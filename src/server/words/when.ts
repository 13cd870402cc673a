import { dayInNairobi, inNairobi } from '../../domain/dates';
import { saidTime, timeOfDay } from '../../domain/deskTimes';

/** A time to the minute in Nairobi, as spreadsheets read it: `2026-11-21 11:00`. @param iso ISO 8601. */
export function minuteInNairobi(iso: string): string {
  const time = new Date(iso);
  return `${dayInNairobi(time)} ${timeOfDay(time.getTime())}`;
}

/** A time to the second in the log for people: `2026-11-21 11:00:05 EAT`. @param iso ISO 8601. */
export const secondInNairobi = (iso: string) =>
  `${inNairobi(new Date(iso)).toISOString().slice(0, 19).replace('T', ' ')} EAT`;

/** A time for staff at the command line, with its zone (East Africa Time): `2026-11-21 11:00 EAT`. */
export const when = (iso: string) => `${minuteInNairobi(iso)} EAT`;

const longDay = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Africa/Nairobi',
});
const shortDay = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  timeZone: 'Africa/Nairobi',
});
const said = (format: Intl.DateTimeFormat, day: string) => format.format(new Date(day)).replace(',', '');

/** A day for staff: `Monday 30 November 2026`. @param day ISO 8601. */
export const dayInMail = (day: string) => said(longDay, day);

/** The same in the subject of a mail: `Mon 30 Nov`. */
export const dayInSubject = (day: string) => said(shortDay, day);

/** A time in a mail to staff, in Nairobi: `Saturday 21 November 2026, 11:00 am`. @param iso ISO 8601. */
export function whenInMail(iso: string): string {
  const time = new Date(iso);
  return `${dayInMail(dayInNairobi(time))}, ${saidTime(time.getTime())}`;
}
