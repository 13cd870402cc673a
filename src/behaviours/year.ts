import { defineBehaviour } from './attach';

/** Updates the year in the footer of a page that was rendered in an earlier year. */
export const attachYear = defineBehaviour('year', (element) => {
  element.textContent = String(new Date().getFullYear());
});
