import { defineBehaviour } from './attach';

/** Answers of an accordion: opens the one that the address names, and keeps one open where a browser does not know `<details name>`. */
export const attachAccordion = defineBehaviour('accordion', (list, signal) => {
  const openNamed = () => {
    // Encoding the ids instead of decoding the address: an address may hold what cannot be decoded.
    const named = [...list.querySelectorAll('details')].find(
      ({ id }) => `#${encodeURIComponent(id)}` === location.hash,
    );
    if (named) {
      named.open = true;
      named.scrollIntoView();
    }
  };
  list.addEventListener(
    'toggle',
    ({ target }) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      for (const other of list.querySelectorAll('details')) if (other !== target) other.open = false;
    },
    { capture: true, signal },
  );
  addEventListener('hashchange', openNamed, { signal });
  openNamed();
});
