import { addDays, isDay, weekdayOf } from './dates';

/** Days on which clinics are closed although it is their weekday: a public holiday, or the owner's own closure. */
export interface ClosedDay {
  /** The day, or the first of several: `2027-03-26` for one date, or `12-12` for every year. */
  from: string;
  /** The last of several days, in the same format. Default: one day. */
  to?: string;
  /** Reason, as visitors read it: `Jamhuri Day`. */
  reason: string;
  /** Ids of the clinics that are closed. Default: all of them. */
  clinics?: readonly number[];
}

/** Consecutive days of one closure. */
export interface Closure {
  /** First and last day, ISO 8601; equal for a single day. */
  from: string;
  to: string;
  reason: string;
}

/** The part of a clinic that decides on its days. */
export interface ClinicWeek {
  /** Day of the week: 1 is Monday. */
  weekday: number;
  closed: readonly ClosedDay[];
}

/** Whether a text is a date or, as `12-25`, a day of every year. */
export const isClosingDay = (text: string): boolean => isDay(text) || isDay(`2028-${text}`);

/** The closure on a day; undefined if the clinics are open. */
export function closedOn(day: string, closed: readonly ClosedDay[]): ClosedDay | undefined {
  return closed.find(({ from, to = from }) => {
    // ISO dates compare as strings, and so do days of every year. A closure may span New Year.
    const on = day.slice(-from.length);
    return from <= to ? from <= on && on <= to : from <= on || on <= to;
  });
}

/** The closures on days of these clinics in a range of dates, soonest first. */
export function closuresOf(clinics: readonly ClinicWeek[], first: string, last: string): Closure[] {
  const found: (Closure & { of: ClosedDay })[] = [];
  for (let day = first; day <= last; day = addDays(day, 1)) {
    const of = clinics
      .filter(({ weekday }) => weekday === weekdayOf(day))
      .flatMap(({ closed }) => closedOn(day, closed) ?? [])[0];
    const before = found.at(-1);
    if (!of) continue;
    const isSame = before?.of.from === of.from && before.reason === of.reason;
    if (isSame && isBetween(before.to, day, of)) before.to = day;
    else found.push({ from: day, to: day, reason: of.reason, of });
  }
  return found.map(({ from, to, reason }) => ({ from, to, reason }));
}

/** Whether a closure covers all days of a range. */
function isBetween(from: string, to: string, closed: ClosedDay): boolean {
  for (let day = from; day < to; day = addDays(day, 1)) if (!closedOn(day, [closed])) return false;
  return true;
}
