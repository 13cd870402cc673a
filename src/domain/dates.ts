/** ISO 8601 weekdays: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

// Calendar days are ISO strings (`2026-03-09`), without time or zone, so that no time zone can shift them.

/** A day in milliseconds. */
export const DAY_MS = 24 * 60 * 60 * 1000;

/** How far Nairobi is ahead of UTC, in milliseconds; the same all year, as Kenya has no summer time. */
const nairobiOffset = 3 * 60 * 60 * 1000;

/** Shifts a moment so that its UTC fields are date and time of day in Nairobi. */
export function inNairobi(moment: Date): Date {
  return new Date(moment.getTime() + nairobiOffset);
}

/** Day in Nairobi, `2026-11-21`, at a moment. */
export function dayInNairobi(moment: Date): string {
  return inNairobi(moment).toISOString().slice(0, 10);
}

/** Days since 1970 of an ISO date; `undefined` for an invalid one, such as the 30th of February. */
function countOf(day: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const time = Date.parse(`${day}T00:00:00Z`);
  // Some engines parse the 30th of February as a day in March.
  return Number.isNaN(time) || isoOf(time / DAY_MS) !== day ? undefined : time / DAY_MS;
}

function isoOf(count: number): string {
  return new Date(count * DAY_MS).toISOString().slice(0, 10);
}

/** Whether a text is a valid ISO 8601 date. */
export function isDay(text: string): boolean {
  return countOf(text) !== undefined;
}

/** The day a number of days later, or earlier if it is negative. */
export function addDays(day: string, days: number): string {
  return isoOf((countOf(day) ?? 0) + days);
}

/** ISO weekday. The first of January 1970 was a Thursday. */
export function weekdayOf(day: string): Weekday {
  return ((((countOf(day) ?? 0) + 3) % 7) + 1) as Weekday;
}

/** The days of a list from a day on, formatted: `8 February 2027`. */
export function daysFrom(list: readonly string[], first: string, locale: string): string[] {
  const inWords = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return list.filter((day) => day >= first).map((day) => inWords.format(new Date(day)));
}
