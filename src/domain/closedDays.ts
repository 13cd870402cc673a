import { addDays, isDay, weekdayOf } from './dates';

/** Days on which clinics are closed though the weekday is theirs: a public holiday, or the owner's own closure. */
export interface ClosedDay {
  /** The day, or the first of several: `2027-03-26` once, or `12-12` in every year. */
  from: string;
  /** The last of several, written as the first is. Default: it is one day. */
  to?: string;
  /** Why, as visitors read it: `Jamhuri Day`. */
  reason: string;
  /** Ids of the clinics that are closed. Default: all of them. */
  clinics?: readonly number[];
}

/** Days of one closure that follow each other. */
export interface Closure {
  /** First and last day, ISO 8601; the same where it is one day. */
  from: string;
  to: string;
  reason: string;
}

/** A clinic as far as its days go. */
export interface ClinicWeek {
  /** Day of the week: 1 is Monday. */
  weekday: number;
  closed: readonly ClosedDay[];
}

/** Whether a text is a day of the calendar or, as `12-25`, a day of every year. */
export const isClosingDay = (text: string): boolean => isDay(text) || isDay(`2028-${text}`);

/** The closure that a day belongs to; missing where the clinics are open. */
export function closedOn(day: string, closed: readonly ClosedDay[]): ClosedDay | undefined {
  return closed.find(({ from, to = from }) => {
    // ISO days sort as texts, and so do days of every year. One closure may reach over New Year.
    const on = day.slice(-from.length);
    return from <= to ? from <= on && on <= to : from <= on || on <= to;
  });
}

/** The closures that fall on days of these clinics, from one day to another, soonest first. */
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

/** Whether a closure holds on all days from one to another. */
function isBetween(from: string, to: string, closed: ClosedDay): boolean {
  for (let day = from; day < to; day = addDays(day, 1)) if (!closedOn(day, [closed])) return false;
  return true;
}
