import type { Weekday } from './clinics';
import { addDays, weekdayOf } from './dates';
import { fill } from './fill';

/** How far ahead a date can be asked for, in days from today. */
export const furthest = 90;

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
  return fill(pattern, {
    weekday: weekdays[weekdayOf(day) - 1] ?? '',
    day: Number(date),
    month: months[Number(month) - 1] ?? '',
    year,
  });
}
