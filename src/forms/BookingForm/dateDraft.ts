import { forget, loadText, save } from '../../behaviours/sessionStore';

/**
 * The date of the draft. The form's other fields are put back by the draft behaviour; a date can only be chosen again
 * when its list is there, which depends on the clinic.
 */
const place = 'draft:booking-date';

/** Keeps a date for this browser session; an empty text forgets it. */
export function keepDate(date: string): void {
  if (date) save(place, date);
  else forget((key) => key === place);
}

/** The date kept, or an empty text. */
export function keptDate(): string {
  return loadText(place) ?? '';
}
