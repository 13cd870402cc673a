// The attribute is for the end-to-end tests, which Node loads by itself.
import words from '#words/clinics.json' with { type: 'json' };
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
  { id: 1, name: words.names.cardiology, weekday: 1, opens: '09:00', closes: '12:00' },
  { id: 2, name: words.names.neurology, weekday: 2, opens: '13:00', closes: '16:00' },
  { id: 3, name: words.names.pediatrics, weekday: 3, opens: '10:00', closes: '13:00' },
  { id: 4, name: words.names.orthopedics, weekday: 4, opens: '14:00', closes: '17:00' },
  { id: 5, name: words.names.dermatology, weekday: 5, opens: '11:00', closes: '14:00' },
  { id: 6, name: words.names.maternity, weekday: 5, opens: '11:00', closes: '14:00' },
  { id: 7, name: words.names.pulmonology, weekday: 5, opens: '11:00', closes: '14:00' },
  { id: 8, name: words.names.neurosurgical, weekday: 5, opens: '11:00', closes: '14:00' },
  { id: 9, name: words.names.nutritional, weekday: 5, opens: '11:00', closes: '14:00' },
] satisfies readonly ClinicTime[];

/**
 * Days on which the clinics are closed: public holidays, and the owner's own closures. `12-12` is a day of every year, `2027-03-26`
 * one day; `to` is the last of several, `clinics` the ids of those that are closed where it is not all of them. Holidays that
 * move are entered for each year, as the government announces them.
 */
export const closedDays: readonly ClosedDay[] = [{ from: '12-12', reason: words.closed.jamhuriDay }];

/** The hours of a clinic as a phone shows them, in each language: `9:00 AM - 12:00 PM` is read in one way only. */
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
  title: words.title,
  lead: words.lead,
  items: clinicsFrom(clinicTimes, closedDays),
  labels: words.labels,
};
