// The attribute is for the end-to-end tests, which Node loads by itself.
import words from '#words/days.json' with { type: 'json' };
import type { DayWords } from '../../domain/sayDay';
import { clockTime, sayTime, type TimeWords } from '../../domain/sayTime';
import { fill } from '../../domain/fill';
import { language } from './language';
import type { Weekday } from '../../domain/dates';

/** Monday to Sunday. */
export const weekdays = words.weekdays;

/** January to December. */
export const months = [...words.firstMonths, ...words.laterMonths];

/** Name of a weekday. */
export const dayName = (weekday: Weekday): string => weekdays[weekday - 1] ?? '';

/** How a day is written out: `Monday 9 March 2026`. */
export const dayWords: DayWords = { weekdays, months, pattern: words.dayWords.pattern };

/** How a day is said: `Monday 9 March 2026`. */
export const spokenDayWords: DayWords = { ...dayWords, pattern: words.spoken };

const { parts } = words.times;
const timeWords: TimeWords = {
  pattern: words.times.pattern,
  hours: words.times.hours,
  minutes: words.times.minutes,
  parts: [
    { from: 0, name: parts.night },
    { from: 4, name: parts.dawn },
    { from: 6, name: parts.morning },
    { from: 12, name: parts.noon },
    { from: 16, name: parts.evening },
    { from: 19, name: parts.night },
  ],
};

/** A time of day as it is said: `9:00 am`. @param time On the 24-hour clock: `09:00`. */
export const timeAsSaid = (time: string) => (language === 'en' ? clockTime(time) : sayTime(time, timeWords));

/** From one time to another, as it is said: `9:00 am to 12:00 pm`. */
export const hoursAsSaid = (opens: string, closes: string): string =>
  fill(words.times.range, { from: timeAsSaid(opens), to: timeAsSaid(closes) });
