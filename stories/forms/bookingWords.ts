import { bookingForm } from '../../src/content/en/bookingForm';
import { clinics } from '../../src/content/en/clinics';
import type { BookingFormProps } from '../../src/forms/BookingForm/BookingForm';

/** Words of the booking form as on the booking page, and the nine clinics. */
export const bookingWords = {
  action: '/book-appointment',
  clinics: clinics.items,
  ...bookingForm,
} satisfies Omit<BookingFormProps, 'send'>;
