import { clinicsFrom } from '../../src/content/pages/clinics';

const friday = { weekday: 5, opens: '11:00', closes: '14:00' } as const;

/** Clinics that stay as they are: those of the site are the owner's to change. */
export const clinics = {
  items: clinicsFrom(
    [
      { id: 1, name: 'Cardiology', weekday: 1, opens: '09:00', closes: '12:00' },
      { id: 2, name: 'Neurology', weekday: 2, opens: '13:00', closes: '16:00' },
      { id: 3, name: 'Pediatrics', weekday: 3, opens: '10:00', closes: '13:00' },
      { id: 4, name: 'Orthopedics', weekday: 4, opens: '14:00', closes: '17:00' },
      { id: 5, name: 'Dermatology', ...friday },
      { id: 6, name: 'Maternity', ...friday },
    ],
    [{ from: '12-12', reason: 'Jamhuri Day' }],
  ),
};
