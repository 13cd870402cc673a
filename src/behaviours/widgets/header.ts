import { defineBehaviour } from '../attach';
import type { DataOf, headerData } from '../contract';
import { observeResize } from '../page/observeResize';

/** Shortest scroll in px that counts as a direction; less is a trembling thumb. */
const minScroll = 6;

/**
 * The site header: hides on scroll down, returns on scroll up or when focus enters it, and never hides while a menu is
 * open. Its menus are `<details>`: only one of a group is open, Esc closes it and returns the focus, a click outside closes
 * it, following a link closes all.
 */
export const attachHeader = defineBehaviour('header', (header, signal) => {
  const menus = (state = '') => [...header.querySelectorAll<HTMLDetailsElement>(`details${state}`)];
  const close = (these = menus(), except?: Element) => {
    for (const menu of these) if (menu !== except) menu.open = false;
  };
  const data: DataOf<typeof headerData> = header.dataset;
  const show = () => delete data.hidden;

  /** Scroll position in px; unknown before the first layout. */
  let last: number | undefined;
  observeResize([header], () => (last ??= scrollY), signal);
  const onScroll = () => {
    const now = Math.max(0, scrollY);
    // A scroll before that starts at the top.
    last ??= 0;
    if (Math.abs(now - last) < minScroll) return;
    const busy = header.querySelector('details[open],:focus-visible');
    if (now > last && now > header.offsetHeight && !busy) data.hidden = '';
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
      // Menus that contain the opened one have no name and stay open. Browsers without `<details name>` neither close the
      // others nor have the property `name`, so the attribute is read.
      if (opened.matches('[name]')) close(menus('[name]'), opened);
    },
    { capture: true, signal },
  );
  // On the document: in Safari a click on a menu does not focus it.
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      const inner = menus('[open][name]:focus-within')[0] ?? menus('[open]').pop();
      if (!inner) return;
      inner.open = false;
      inner.querySelector('summary')?.focus();
    },
    { signal },
  );
  header.addEventListener(
    'click',
    ({ target }) => {
      if ((target as Element).closest('a')) close();
    },
    { signal },
  );
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      const inMenu = target instanceof Element && header.contains(target) && target.closest('details,nav');
      if (!inMenu) close();
    },
    { signal },
  );
});
