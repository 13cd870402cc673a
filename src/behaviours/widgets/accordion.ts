import { defineBehaviour } from '../attach';

/**
 * Answers of an accordion: opens the one that the address's fragment names, and keeps only one open in browsers without
 * `<details name>`.
 */
export const attachAccordion = defineBehaviour('accordion', (list, signal) => {
  const openNamed = () => {
    // Compares encoded ids, because decoding a malformed fragment would throw.
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
      // An answer may contain a disclosure: it stays open around that.
      for (const other of list.querySelectorAll('details')) if (!other.contains(target)) other.open = false;
    },
    { capture: true, signal },
  );
  addEventListener('hashchange', openNamed, { signal });
  // The same link once more, after its answer was closed by hand, changes no fragment.
  addEventListener(
    'click',
    ({ target }) => {
      if ((target as Element).closest('a')?.hash === location.hash) openNamed();
    },
    { signal },
  );
  openNamed();
});
