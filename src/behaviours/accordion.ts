import { once } from './attach';

/** Answers of an accordion: opens the one that the address names, and keeps one open where a browser does not know `<details name>`. */
export const attachAccordion = once('accordion', (list) => {
  const abort = new AbortController();
  const { signal } = abort;
  const openNamed = () => {
    const id = decodeURIComponent(location.hash.slice(1));
    const named = id ? list.querySelector<HTMLDetailsElement>(`details[id="${CSS.escape(id)}"]`) : null;
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
  return () => {
    abort.abort();
  };
});
