// The attribute is for the end-to-end tests, which Node loads by itself.
import words from '#words/days.json' with { type: 'json' };
import type { DayWords } from '../../domain/sayDay';
import type { Weekday } from '../../domain/dates';

/** Monday to Sunday. */
export const weekdays = words.weekdays;

/** January to December. */
export const months = [...words.firstMonths, ...words.laterMonths];

/** Name of a weekday. */
export const dayName = (weekday: Weekday): string => weekdays[weekday - 1] ?? '';

/** How a day is written out: `Monday 9 March 2026`. */
export const dayWords: DayWords = { weekdays, months, pattern: words.dayWords.pattern };
