import type { ClinicsContent } from '../types';

/** The nine clinics: name, weekday and hours. */
export const clinics: ClinicsContent = {
  title: 'Clinics by weekday',
  lead: 'Choose a clinic and ask for a date. We call you back to agree on it.',
  items: [
    { id: 1, name: 'Cardiology', day: 'Monday', time: '9:00 AM - 12:00 PM' },
    { id: 2, name: 'Neurology', day: 'Tuesday', time: '1:00 PM - 4:00 PM' },
    { id: 3, name: 'Pediatrics', day: 'Wednesday', time: '10:00 AM - 1:00 PM' },
    { id: 4, name: 'Orthopedics', day: 'Thursday', time: '2:00 PM - 5:00 PM' },
    { id: 5, name: 'Dermatology', day: 'Friday', time: '11:00 AM - 2:00 PM' },
    { id: 6, name: 'Maternity', day: 'Friday', time: '11:00 AM - 2:00 PM' },
    { id: 7, name: 'Pulmonology', day: 'Friday', time: '11:00 AM - 2:00 PM' },
    { id: 8, name: 'NeuroSurgical', day: 'Friday', time: '11:00 AM - 2:00 PM' },
    { id: 9, name: 'Nutritional', day: 'Friday', time: '11:00 AM - 2:00 PM' },
  ],
  labels: {
    cardTitle: '{name} Clinic',
    book: 'Book Appointment',
    previous: 'Previous clinics',
    next: 'Next clinics',
    status: 'Clinics {from} to {to} of {total}',
    statusOne: 'Clinic {from} of {total}',
  },
};
