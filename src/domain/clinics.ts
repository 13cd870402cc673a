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

/** Where an appointment at a clinic is asked for. */
export function bookingPath({ id }: Pick<Clinic, 'id'>): string {
  return `/BookAppointment?clinic=${String(id)}`;
}
