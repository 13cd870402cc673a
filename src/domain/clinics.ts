import type { ClosedDay } from './closedDays';
import type { Weekday } from './dates';
import { forms } from './forms';
import type { PageData } from './pages';

/** A clinic: held on one weekday, at the same time every week. */
export interface Clinic {
  id: number;
  /** What it treats: `Cardiology`. */
  name: string;
  /** Day of the week, for calculations. */
  weekday: Weekday;
  /** The same day in words. */
  day: string;
  /** Opening and closing time in Nairobi, on the 24-hour clock: `09:00`. */
  opens: string;
  closes: string;
  /** The same in words: `9:00 AM - 12:00 PM`. */
  time: string;
  /** Days on which it is closed although it is its weekday. */
  closed: readonly ClosedDay[];
}

/** The clinic that an address names in `?clinic=`; undefined for an unknown one. */
export function askedClinic(
  query: URLSearchParams,
  clinics: readonly Pick<Clinic, 'id'>[],
): Pick<PageData, 'clinicId'> {
  const text = query.get('clinic') ?? '';
  const clinic = /^\d{1,3}$/.test(text) ? clinics.find(({ id }) => id === Number(text)) : undefined;
  return clinic ? { clinicId: clinic.id } : {};
}

/** Address of the page where an appointment at a clinic is requested. */
export function bookingPath({ id }: Pick<Clinic, 'id'>): string {
  return `${forms.booking.page}?clinic=${String(id)}`;
}
