import { defineBehaviour } from './attach';
import type { SelectorOf, variantsData } from './contract';

/**
 * Shows one of several lists at a time, and marks its link: the one that the address names, else the first. A tap chooses
 * another without a move of the page. Print shows all, and so does a page without this.
 */
export const attachVariants = defineBehaviour('variants', (root, signal) => {
  const links = [...root.querySelectorAll<HTMLAnchorElement>('nav a')];
  const partOf = ({ hash }: HTMLAnchorElement) => document.getElementById(hash.slice(1));
  const show = (chosen: HTMLAnchorElement | undefined) => {
    for (const link of links) {
      if (link === chosen) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
      partOf(link)?.toggleAttribute(
        'data-away' satisfies (typeof variantsData)['away'],
        chosen !== undefined && link !== chosen,
      );
    }
  };
  const named = () => links.find(({ hash }) => hash === location.hash);
  const showNamed = () => {
    const link = named();
    if (!link) return;
    show(link);
    // The lists above it are gone: what the browser scrolled to has moved.
    root.querySelector('[data-choice]' satisfies SelectorOf<typeof variantsData>)?.scrollIntoView();
  };
  root.addEventListener(
    'click',
    (event) => {
      const link = links.find((one) => event.target instanceof Node && one.contains(event.target));
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      history.replaceState(history.state, '', link.hash);
      show(link);
    },
    { signal },
  );
  addEventListener('hashchange', showNamed, { signal });
  signal.addEventListener('abort', () => {
    show(undefined);
  });
  if (named()) showNamed();
  else show(links[0]);
});
