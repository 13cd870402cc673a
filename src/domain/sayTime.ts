import { fill } from './fill';

/** Texts for times of day. */
export interface TimeWords {
  /** Pattern of a time: `{clock}`, or `{hour}`, `{minutes}` and `{part}` beside it. */
  pattern: string;
  /** From one to twelve. */
  hours: readonly string[];
  /** Minutes after the hour, by their number; `other` with `{count}`. */
  minutes: Readonly<Record<'15' | '30' | 'other', string>>;
  /** Parts of the day, each from an hour on. */
  parts: readonly { from: number; name: string }[];
}

/** A time on the clock, as it is written in Kenya: `9:00 am`. @param time On the 24-hour clock: `09:00`. */
export function clockTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${String(hour % 12 || 12)}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

/** A time in words. Swahili hours begin at sunrise: nine o’clock is the third hour. @param time On the 24-hour clock: `09:00`. */
export function sayTime(time: string, { pattern, hours, minutes, parts }: TimeWords): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const named = minute === 15 || minute === 30 ? minutes[String(minute) as '15' | '30'] : minutes.other;
  return fill(pattern, {
    clock: clockTime(time).toUpperCase(),
    hour: hours[(hour + 5) % 12] ?? '',
    minutes: minute === 0 ? '' : fill(named, { count: minute }),
    part: (parts.findLast(({ from }) => hour >= from) ?? parts.at(-1))?.name ?? '',
  });
}
