import { once } from './attach';

/** Least scroll in px that counts as a direction; less is a trembling thumb. */
const leastScroll = 6;

/**
 * The site header: hides on scroll down, returns on scroll up or when focus enters it, and never hides while a
 * menu is open. Its menus are `<details>`: only one of a group is open, Esc closes and gives the focus back,
 * a click outside closes, choosing a link closes all.
 */
export const attachHeader = once('header', (header) => {
  const abort = new AbortController();
  const { signal } = abort;
  const menus = () => [...header.querySelectorAll('details')];
  const close = (keep?: Element | null) => {
    for (const menu of menus()) if (!keep || !menu.contains(keep)) menu.open = false;
  };
  const show = () => delete header.dataset['hidden'];

  let last = scrollY;
  const onScroll = () => {
    const now = Math.max(0, scrollY);
    if (Math.abs(now - last) < leastScroll) return;
    const busy = menus().some((menu) => menu.open) || header.querySelector(':focus-visible');
    if (now > last && now > header.offsetHeight && !busy) header.dataset['hidden'] = '';
    else show();
    last = now;
  };
  addEventListener('scroll', onScroll, { passive: true, signal });
  header.addEventListener('focusin', show, { signal });

  header.addEventListener(
    'toggle',
    (event) => {
      const opened = event.target;
      if (!(opened instanceof HTMLDetailsElement) || !opened.open) return;
      show();
      // Menus that hold the opened one stay open; older browsers do not know <details name>.
      for (const menu of menus())
        if (menu.name && menu !== opened && menu.name === opened.name) menu.open = false;
    },
    { capture: true, signal },
  );
  header.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      const open = menus().filter((menu) => menu.open);
      const inner = open.find((menu) => menu.contains(document.activeElement) && menu.name) ?? open.at(-1);
      if (!inner) return;
      inner.open = false;
      inner.querySelector('summary')?.focus();
    },
    { signal },
  );
  header.addEventListener(
    'click',
    (event) => {
      if (event.target instanceof Element && event.target.closest('a')) close();
    },
    { signal },
  );
  document.addEventListener(
    'pointerdown',
    (event) => {
      if (!(event.target instanceof Node) || !header.contains(event.target)) close();
      else if (event.target instanceof Element && !event.target.closest('details,nav')) close();
    },
    { signal },
  );
  return () => {
    abort.abort();
  };
});
