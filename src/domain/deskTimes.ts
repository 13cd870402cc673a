import { DAY_MS, dayInNairobi, inNairobi, weekdayOf } from './dates';
import type { DeskItem } from './desk';
import { clockTime } from './sayTime';

const hour = 60 * 60 * 1000;
/** Time in ms before a deadline from which on it is marked. */
const soon = 3 * hour;

/**
 * Number of days until a number of working days, Monday to Friday, have passed; public holidays are not considered.
 * @param from Weekday on which it begins: 1 is Monday.
 */
export function daysOfPromise(from: number, workingDays: number): number {
  let [left, passed] = [workingDays, 0];
  while (left > 0) {
    passed += 1;
    if ((from + passed - 1) % 7 < 5) left -= 1;
  }
  return passed;
}

/** The same time of day a number of working days later. */
const workingDaysAfter = (time: number, days: number) =>
  time + daysOfPromise(weekdayOf(dayInNairobi(new Date(time))), days) * DAY_MS;

/** Start of a day in Nairobi, in ms. */
const beginOf = (day: string) => Date.parse(`${day}T00:00:00+03:00`);

/**
 * When an open item must be answered, in ms: as the owner has promised, and an appointment before its day begins. Undefined
 * if nothing was promised.
 * @param answerDays Working days, as set by the owner.
 */
export function dueAt(
  { kind, state, at, details }: DeskItem,
  answerDays: number | undefined,
): number | undefined {
  if (state !== 'waiting' || kind === 'review' || kind === 'mail') return undefined;
  const promised = answerDays === undefined ? [] : [workingDaysAfter(Date.parse(at), answerDays)];
  // The day of a booking, or the first day of a request.
  const day = details['date'] ?? details['first_day'] ?? details['day'];
  const ends = [...promised, ...(day === undefined ? [] : [beginOf(day)])].filter(
    (end) => !Number.isNaN(end),
  );
  return ends.length === 0 ? undefined : Math.min(...ends);
}

/** Distance of a time from now. */
export interface TimeLeft {
  unit: 'day' | 'hour' | 'minute';
  count: number;
  /** Whether it has passed. */
  late: boolean;
  /** Whether it is later on the same day in Nairobi. */
  today: boolean;
  /** Whether it has passed or is less than three hours away. */
  soon: boolean;
}

/** Distance of a time, in the unit that people would use. */
export function timeLeft(due: number, now: number): TimeLeft {
  const ms = Math.abs(due - now);
  const late = due < now;
  const [unit, length] =
    ms >= 48 * hour
      ? (['day', DAY_MS] as const)
      : ms >= hour
        ? (['hour', hour] as const)
        : (['minute', hour / 60] as const);
  // Due at the start of a day means due on the day before.
  const today = !late && daysAgo(due - 1, now) === 0;
  return { unit, count: Math.max(1, Math.floor(ms / length)), late, today, soon: late || ms < soon };
}

/** Time of day in Nairobi: `10:52`. */
export const timeOfDay = (time: number) => inNairobi(new Date(time)).toISOString().slice(11, 16);

/** The same as it is said: `10:52 am`. */
export const saidTime = (time: number) => clockTime(timeOfDay(time));

/** How many days ago a time was, in Nairobi: 0 is today. */
export function daysAgo(time: number, now: number): number {
  const day = (ms: number) => Date.parse(dayInNairobi(new Date(ms)));
  return Math.round((day(now) - day(time)) / DAY_MS);
}
