import { dayInNairobi } from '../../domain/dates';
import { saidTime } from '../../domain/deskTimes';

/** A day of the coming weeks: `Monday 9 March`. */
export const days = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'Africa/Nairobi',
});
/** The same with its year. */
export const datedDays = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Africa/Nairobi',
});
/** `9 Mar`. */
export const shortDays = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'Africa/Nairobi',
});
/** `9 March 2026`. */
export const longDays = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Nairobi' });

/** The day of a time, in Nairobi, in words. @param iso ISO 8601. */
export const dayOfTime = (iso: string, format = days) =>
  Number.isNaN(Date.parse(iso)) ? iso : dayInWords(dayInNairobi(new Date(iso)), format);

/** A time in words: `21 November 2026, 10:52 am`. @param iso ISO 8601. */
export const timeInWords = (iso: string) => `${dayOfTime(iso, longDays)}, ${saidTime(Date.parse(iso))}`;

/** A day in words; what is none stands as it is. */
export const dayInWords = (day = '', format = days) => {
  const time = Date.parse(`${day}T00:00:00Z`);
  return Number.isNaN(time) ? day : format.format(time);
};
