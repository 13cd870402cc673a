import type { Weekday } from './clinics';

/**
 * Days on which an appointment can be asked for. A day is its ISO text (`2026-03-09`) and nothing else: no time, no
 * zone, so that none can shift it. Which day it is today is asked once, in Nairobi, by whoever calls.
 */

const oneDay = 24 * 60 * 60 * 1000;

/** How far ahead a date can be asked for, in days from today. */
export const furthest = 90;

/** Days since 1970 of an ISO day; `undefined` where the text is none, the 30th of February included. */
function countOf(day: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const time = Date.parse(`${day}T00:00:00Z`);
  // Some engines let the 30th of February run on into March.
  return Number.isNaN(time) || isoOf(time / oneDay) !== day ? undefined : time / oneDay;
}

function isoOf(count: number): string {
  return new Date(count * oneDay).toISOString().slice(0, 10);
}

/** Whether a text is a day of the calendar, as ISO 8601 writes it. */
export function isDay(text: string): boolean {
  return countOf(text) !== undefined;
}

/** The day so many days later, or earlier where it is negative. */
export function addDays(day: string, days: number): string {
  return isoOf((countOf(day) ?? 0) + days);
}

/** Day of the week. The first of January 1970 was a Thursday. */
export function weekdayOf(day: string): Weekday {
  return ((((countOf(day) ?? 0) + 3) % 7) + 1) as Weekday;
}

/** First and last day that can be asked for: tomorrow, and ninety days from today. */
export function bookableDays(today: string): { first: string; last: string } {
  return { first: addDays(today, 1), last: addDays(today, furthest) };
}

/** Every day that can be asked for of a clinic which is held on this weekday, soonest first. */
export function nextDays(weekday: Weekday, today: string): string[] {
  const { first, last } = bookableDays(today);
  const wait = (weekday - weekdayOf(first) + 7) % 7;
  const days: string[] = [];
  for (let day = addDays(first, wait); day <= last; day = addDays(day, 7)) days.push(day);
  return days;
}

/** Words for days. */
export interface DayWords {
  /** Monday to Sunday. */
  weekdays: readonly string[];
  /** January to December. */
  months: readonly string[];
  /** How they stand together: `{weekday} {day} {month} {year}`. */
  pattern: string;
}

/** Says a day in words: `Monday 9 March 2026`. */
export function sayDay(day: string, { weekdays, months, pattern }: DayWords): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return pattern
    .replace('{weekday}', weekdays[weekdayOf(day) - 1] ?? '')
    .replace('{day}', String(Number(date)))
    .replace('{month}', months[Number(month) - 1] ?? '')
    .replace('{year}', year);
}
