import { defineBehaviour } from '../attach';
import type { DataOf, variantsData } from '../contract';

/**
 * Shows one of several lists at a time, and marks its link: the one that the address's fragment names, otherwise the first.
 * A tap selects another without scrolling the page. All are printed, and all are shown without this behaviour. Detaching
 * leaves the selected one.
 */
export const attachVariants = defineBehaviour('variants', (root, signal) => {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('nav a')];
  let chosen = links[0];
  const show = () => {
    chosen = links.find((link) => link.hash === location.hash) ?? chosen;
    for (const link of links) {
      link.setAttribute('aria-current', String(link === chosen));
      (root.querySelector(link.hash) as HTMLElement).hidden = link !== chosen;
    }
  };
  root.addEventListener(
    'click',
    (event) => {
      const link = event.target as HTMLAnchorElement;
      if (!links.includes(link) || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      history.replaceState(history.state, '', link.hash);
      show();
    },
    { signal },
  );
  addEventListener('hashchange', show, { signal });
  (root.dataset as DataOf<typeof variantsData>).chosen = '';
  show();
  // Hiding the lists above has moved the browser's scroll target.
  if (chosen !== links[0]) root.scrollIntoView();
});
