import { defineBehaviour } from '../attach';

/** Raises the year in the footer of a page that was rendered last year, and no further: the phone's clock may be wrong. */
export const attachYear = defineBehaviour('year', (element) => {
  const rendered = Number(element.textContent);
  if (new Date().getFullYear() > rendered) element.textContent = String(rendered + 1);
});
