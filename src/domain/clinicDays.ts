import { closedOn, closuresOf, type ClinicWeek, type Closure } from './closedDays';
import { addDays, weekdayOf } from './dates';

/** How far ahead a date can be asked for, in days from today. */
export const furthest = 90;

/** First and last day that can be asked for: tomorrow, and ninety days from today. */
export function bookableDays(today: string): { first: string; last: string } {
  return { first: addDays(today, 1), last: addDays(today, furthest) };
}

/** A day of a clinic, and why it is closed on it where it is. */
export interface ClinicDay {
  day: string;
  closed?: string;
}

/** Every day of a clinic from one to another, soonest first. */
function daysOf({ weekday, closed }: ClinicWeek, first: string, last: string): ClinicDay[] {
  const wait = (weekday - weekdayOf(first) + 7) % 7;
  const days: ClinicDay[] = [];
  for (let day = addDays(first, wait); day <= last; day = addDays(day, 7)) {
    const reason = closedOn(day, closed)?.reason;
    days.push({ day, ...(reason !== undefined && { closed: reason }) });
  }
  return days;
}

/** Every day of a clinic within the days that can be asked for, soonest first; those on which it is closed say why. */
export function daysAhead(clinic: ClinicWeek, today: string): ClinicDay[] {
  const { first, last } = bookableDays(today);
  return daysOf(clinic, first, last);
}

/** Every day that can be asked for of a clinic, soonest first. */
export function nextDays(clinic: ClinicWeek, today: string): string[] {
  return daysAhead(clinic, today).flatMap(({ day, closed }) => (closed === undefined ? [day] : []));
}

/** When these clinics are closed within the days that can be asked for, soonest first. */
export function closuresAhead(clinics: readonly ClinicWeek[], today: string): Closure[] {
  const { first, last } = bookableDays(today);
  return closuresOf(clinics, first, last);
}

/** The first day after another one on which a clinic is held; missing where there is none within a year. */
export function nextOpenDay(clinic: ClinicWeek, day: string): string | undefined {
  return daysOf(clinic, addDays(day, 1), addDays(day, 366)).find(({ closed }) => closed === undefined)?.day;
}
