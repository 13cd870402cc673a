import type { Weekday } from '../../domain/clinics';

/** Monday to Sunday. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** January to December. */
export const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];

/** Name of a weekday. */
export const dayName = (weekday: Weekday): string => weekdays[weekday - 1] ?? '';
