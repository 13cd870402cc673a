/**
 * The date of the draft. The form's other fields are put back by the draft behaviour; a date can only be chosen again
 * when its list is there, which depends on the clinic.
 */
const place = 'draft:booking-date';

/** Keeps a date for this browser session; an empty text forgets it. */
export function keepDate(date: string): void {
  try {
    if (date) sessionStorage.setItem(place, date);
    else sessionStorage.removeItem(place);
  } catch {
    // Without storage the form only forgets on a reload.
  }
}

/** The date kept, or an empty text. */
export function keptDate(): string {
  try {
    return sessionStorage.getItem(place) ?? '';
  } catch {
    return '';
  }
}
