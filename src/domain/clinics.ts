import type { ClosedDay } from './closedDays';
import { forms } from './forms';
import type { PageData } from './pages';

/** Days of the week as ISO 8601 counts them: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** A clinic: held on one weekday, at the same time each week. */
export interface Clinic {
  id: number;
  /** What it treats: `Cardiology`. */
  name: string;
  /** Day of the week, for calculating with. */
  weekday: Weekday;
  /** The same day in words. */
  day: string;
  /** When it opens and closes in Nairobi, as 24 hours: `09:00`. */
  opens: string;
  closes: string;
  /** The same in words: `9:00 AM - 12:00 PM`. */
  time: string;
  /** When it is closed though the weekday is its own. */
  closed: readonly ClosedDay[];
}

/** The clinic that an address asks for by `?clinic=`; one that is none asks for nothing. */
export function askedClinic(
  query: URLSearchParams,
  clinics: readonly Pick<Clinic, 'id'>[],
): Pick<PageData, 'clinicId'> {
  const text = query.get('clinic') ?? '';
  const asked = /^\d{1,3}$/.test(text) ? clinics.find(({ id }) => id === Number(text)) : undefined;
  return asked ? { clinicId: asked.id } : {};
}

/** Where an appointment at a clinic is asked for. */
export function bookingPath({ id }: Pick<Clinic, 'id'>): string {
  return `${forms.booking.page}?clinic=${String(id)}`;
}
