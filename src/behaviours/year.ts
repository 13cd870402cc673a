import { defineBehaviour } from './attach';

/** Keeps the year in the footer current on a page that was rendered in an earlier one. */
export const attachYear = defineBehaviour('year', (element) => {
  element.textContent = String(new Date().getFullYear());
});
