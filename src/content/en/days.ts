import type { DayWords } from '../../domain/sayDay';
import type { Weekday } from '../../domain/dates';

/** Monday to Sunday. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** January to December. */
export const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** Name of a weekday. */
export const dayName = (weekday: Weekday): string => weekdays[weekday - 1] ?? '';

/** How a day is written out: `Monday 9 March 2026`. */
export const dayWords: DayWords = { weekdays, months, pattern: '{weekday} {day} {month} {year}' };
