import type { Weekday } from '../../domain/dates';
import type { DayWords } from '../../domain/sayDay';

/** Monday to Sunday, in Kiswahili. */
export const weekdays = ['Jumatatu', 'Jumanne', 'Jumatano', 'Alhamisi', 'Ijumaa', 'Jumamosi', 'Jumapili'];

/** January to December, in Kiswahili. */
export const months = [
  ...['Januari', 'Februari', 'Machi', 'Aprili', 'Mei', 'Juni'],
  ...['Julai', 'Agosti', 'Septemba', 'Oktoba', 'Novemba', 'Desemba'],
];

/** Name of a weekday. */
export const dayName = (weekday: Weekday): string => weekdays[weekday - 1] ?? '';

/** How a day is written out: `Jumatatu 9 Machi 2026`. */
export const dayWords: DayWords = { weekdays, months, pattern: '{weekday} {day} {month} {year}' };
