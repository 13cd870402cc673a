/** A clinic: held on one weekday, at the same time each week. */
export interface Clinic {
  id: number;
  /** What it treats: `Cardiology`. */
  name: string;
  /** Weekday in words. */
  day: string;
  /** Hours in words: `9:00 AM - 12:00 PM`. */
  time: string;
}

/** Days of the week as ISO 8601 counts them: 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** On which day each clinic is held, by its id. The content says the same in words; a test compares them. */
export const clinicWeekdays: ReadonlyMap<number, Weekday> = new Map([
  [1, 1],
  [2, 2],
  [3, 3],
  [4, 4],
  [5, 5],
  [6, 5],
  [7, 5],
  [8, 5],
  [9, 5],
]);

/** The clinic that an address asks for by `?clinic=`; one that is none asks for nothing. */
export function askedClinic(query: URLSearchParams): number | undefined {
  const asked = query.get('clinic') ?? '';
  return /^\d{1,3}$/.test(asked) && clinicWeekdays.has(Number(asked)) ? Number(asked) : undefined;
}

/** The page on which appointments are asked for. */
export const bookingPage = '/BookAppointment';

/** Where an appointment at a clinic is asked for. */
export function bookingPath({ id }: Pick<Clinic, 'id'>): string {
  return `${bookingPage}?clinic=${String(id)}`;
}
