import { closedOn, closuresOf, type ClinicWeek, type Closure } from './closedDays';
import { addDays, weekdayOf } from './dates';

/** How many days ahead an appointment can be requested. */
export const furthest = 90;

/** First and last day that can be requested: tomorrow, and ninety days from today. */
export function bookableDays(today: string): { first: string; last: string } {
  return { first: addDays(today, 1), last: addDays(today, furthest) };
}

/** A day of a clinic, and the reason if it is closed. */
export interface ClinicDay {
  day: string;
  closed?: string;
}

/** All days of a clinic in a range of dates, soonest first. */
function daysOf({ weekday, closed }: ClinicWeek, first: string, last: string): ClinicDay[] {
  const wait = (weekday - weekdayOf(first) + 7) % 7;
  const days: ClinicDay[] = [];
  for (let day = addDays(first, wait); day <= last; day = addDays(day, 7)) {
    const reason = closedOn(day, closed)?.reason;
    days.push({ day, ...(reason !== undefined && { closed: reason }) });
  }
  return days;
}

/** All days of a clinic within the days that can be requested, soonest first; closed days have their reason. */
export function daysAhead(clinic: ClinicWeek, today: string): ClinicDay[] {
  const { first, last } = bookableDays(today);
  return daysOf(clinic, first, last);
}

/** All open days of a clinic that can be requested, soonest first. */
export function nextDays(clinic: ClinicWeek, today: string): string[] {
  return daysAhead(clinic, today).flatMap(({ day, closed }) => (closed === undefined ? [day] : []));
}

/** The closures of these clinics within the days that can be requested, soonest first. */
export function closuresAhead(clinics: readonly ClinicWeek[], today: string): Closure[] {
  const { first, last } = bookableDays(today);
  return closuresOf(clinics, first, last);
}

/** The next open day of a clinic after a day; undefined if there is none within a year. */
export function nextOpenDay(clinic: ClinicWeek, day: string): string | undefined {
  return daysOf(clinic, addDays(day, 1), addDays(day, 366)).find(({ closed }) => closed === undefined)?.day;
}
