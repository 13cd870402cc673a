import { weekdayOf } from './dates';
import { fill } from './fill';

/** Texts for dates. */
export interface DayWords {
  /** Monday to Sunday. */
  weekdays: readonly string[];
  /** January to December. */
  months: readonly string[];
  /** Pattern of a date: `{weekday} {day} {month} {year}`. */
  pattern: string;
}

/** Formats a day in words: `Monday 9 March 2026`. */
export function sayDay(day: string, { weekdays, months, pattern }: DayWords): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return fill(pattern, {
    weekday: weekdays[weekdayOf(day) - 1] ?? '',
    day: Number(date),
    month: months[Number(month) - 1] ?? '',
    year,
  });
}

/** Formats one day or a range of days: `Monday 9 March 2026 to Friday 13 March 2026`. @param range `{from} to {to}`. */
export const sayDays = (from: string, to: string, words: DayWords, range: string): string =>
  from === to ? sayDay(from, words) : fill(range, { from: sayDay(from, words), to: sayDay(to, words) });
