import type { Clinic } from '../../domain/clinics';
import type { ClosedDay } from '../../domain/closedDays';
import type { ClinicsContent } from '../clinicTypes';
import { dayName } from './days';

/** When a clinic is held. */
type ClinicTime = Pick<Clinic, 'id' | 'name' | 'weekday' | 'opens' | 'closes'>;

/**
 * The clinics: name, weekday (1 is Monday), and when each opens and closes in Nairobi, as 24 hours. An id stays with its clinic:
 * stored requests name it.
 */
const clinicTimes = [
  { id: 1, name: 'Cardiology', weekday: 1, opens: '09:00', closes: '12:00' },
  { id: 2, name: 'Neurology', weekday: 2, opens: '13:00', closes: '16:00' },
  { id: 3, name: 'Pediatrics', weekday: 3, opens: '10:00', closes: '13:00' },
  { id: 4, name: 'Orthopedics', weekday: 4, opens: '14:00', closes: '17:00' },
  { id: 5, name: 'Dermatology', weekday: 5, opens: '11:00', closes: '14:00' },
  { id: 6, name: 'Maternity', weekday: 5, opens: '11:00', closes: '14:00' },
  { id: 7, name: 'Pulmonology', weekday: 5, opens: '11:00', closes: '14:00' },
  { id: 8, name: 'NeuroSurgical', weekday: 5, opens: '11:00', closes: '14:00' },
  { id: 9, name: 'Nutritional', weekday: 5, opens: '11:00', closes: '14:00' },
] as const satisfies readonly ClinicTime[];

/** Name of a clinic: other languages have a word for each. */
export type ClinicName = (typeof clinicTimes)[number]['name'];

/**
 * Days on which the clinics are closed: public holidays, and the owner's own closures. `12-12` is a day of every year, `2027-03-26`
 * one day; `to` is the last of several, `clinics` the ids of those that are closed where it is not all of them. Holidays that
 * move are entered for each year, as the government announces them.
 */
export const closedDays = [{ from: '12-12', reason: 'Jamhuri Day' }] as const satisfies readonly ClosedDay[];

/** Why clinics are closed: other languages have words for each. */
export type ClosedReason = (typeof closedDays)[number]['reason'];

/** The hours of a clinic in words: `9:00 AM - 12:00 PM`. */
function hoursInWords({ opens, closes }: Pick<Clinic, 'opens' | 'closes'>): string {
  const inWords = (time: string) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return `${String(hour % 12 || 12)}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
  };
  return `${inWords(opens)} - ${inWords(closes)}`;
}

/** The clinics with their closures, made of the two lists. */
export const clinicsFrom = (times: readonly ClinicTime[], closed: readonly ClosedDay[]): Clinic[] =>
  times.map((clinic) => ({
    ...clinic,
    day: dayName(clinic.weekday),
    time: hoursInWords(clinic),
    closed: closed.filter(({ clinics: ids }) => ids?.includes(clinic.id) ?? true),
  }));

/** The clinics carousel; the booking form offers the same clinics. */
export const clinics: ClinicsContent = {
  title: 'Clinics by weekday',
  lead: 'Choose a clinic and ask for a date. We call you back.',
  items: clinicsFrom(clinicTimes, closedDays),
  labels: {
    cardTitle: '{name} Clinic',
    book: 'Book Appointment',
    previous: 'Previous clinics',
    next: 'Next clinics',
    status: 'Clinics {from} to {to} of {total}',
    statusOne: 'Clinic {from} of {total}',
  },
};
