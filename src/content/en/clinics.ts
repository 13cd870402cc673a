import type { Clinic } from '../../domain/clinics';
import type { ClinicsContent } from '../types';
import { dayName } from './days';

/** The nine clinics: name, weekday (1 is Monday) and hours. An id stays with its clinic: stored requests name it. */
const clinicTimes: readonly Omit<Clinic, 'day'>[] = [
  { id: 1, name: 'Cardiology', weekday: 1, time: '9:00 AM - 12:00 PM' },
  { id: 2, name: 'Neurology', weekday: 2, time: '1:00 PM - 4:00 PM' },
  { id: 3, name: 'Pediatrics', weekday: 3, time: '10:00 AM - 1:00 PM' },
  { id: 4, name: 'Orthopedics', weekday: 4, time: '2:00 PM - 5:00 PM' },
  { id: 5, name: 'Dermatology', weekday: 5, time: '11:00 AM - 2:00 PM' },
  { id: 6, name: 'Maternity', weekday: 5, time: '11:00 AM - 2:00 PM' },
  { id: 7, name: 'Pulmonology', weekday: 5, time: '11:00 AM - 2:00 PM' },
  { id: 8, name: 'NeuroSurgical', weekday: 5, time: '11:00 AM - 2:00 PM' },
  { id: 9, name: 'Nutritional', weekday: 5, time: '11:00 AM - 2:00 PM' },
];

/** The clinics carousel; the booking form offers the same clinics. */
export const clinics: ClinicsContent = {
  title: 'Clinics by weekday',
  lead: 'Choose a clinic and ask for a date. We call you back.',
  items: clinicTimes.map((clinic) => ({ ...clinic, day: dayName(clinic.weekday) })),
  labels: {
    cardTitle: '{name} Clinic',
    book: 'Book Appointment',
    previous: 'Previous clinics',
    next: 'Next clinics',
    status: 'Clinics {from} to {to} of {total}',
    statusOne: 'Clinic {from} of {total}',
  },
};
