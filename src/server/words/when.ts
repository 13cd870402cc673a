import { dayInNairobi } from '../../domain/dates';
import { timeOfDay } from '../../domain/deskTimes';

/** A time to the minute in Nairobi, as spreadsheets read it: `2026-11-21 11:00`. @param iso ISO 8601. */
export function minuteInNairobi(iso: string): string {
  const time = new Date(iso);
  return `${dayInNairobi(time)} ${timeOfDay(time.getTime())}`;
}

/** The same for staff, with its zone (East Africa Time): `2026-11-21 11:00 EAT`. */
export const when = (iso: string) => `${minuteInNairobi(iso)} EAT`;
