import { defineBehaviour } from './attach';

/**
 * Answers of an accordion: opens the one that the address's fragment names, and keeps only one open in browsers without
 * `<details name>`.
 */
export const attachAccordion = defineBehaviour('accordion', (list, signal) => {
  // Not the disclosures inside an answer.
  const answers = () => [...list.querySelectorAll<HTMLDetailsElement>(':scope>details')];
  const openNamed = () => {
    // Compares encoded ids, because decoding a malformed fragment would throw.
    const named = answers().find(({ id }) => `#${encodeURIComponent(id)}` === location.hash);
    if (named) {
      named.open = true;
      named.scrollIntoView();
    }
  };
  list.addEventListener(
    'toggle',
    ({ target }) => {
      const opened = answers().find((one) => one === target && one.open);
      if (opened) for (const other of answers()) if (other !== opened) other.open = false;
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
