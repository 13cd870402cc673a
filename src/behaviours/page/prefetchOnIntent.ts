import { isConstrainedConnection } from './connection';
import type { SelectorOf, pageData } from '../contract';

type Selector = SelectorOf<typeof pageData>;

/** Time in ms that a mouse must rest on a link to count as an intent. */
const hoverDelay = 80;

/** Links to pages that the browser opens in this tab; one without an address has no origin. */
const plainLink = `a:not([download],[target],${'[data-behaviour]' satisfies Selector},${'[data-needs-react]' satisfies Selector},[href^="/api/"])`;

/**
 * Watches for links to other pages of this site that a visitor is about to follow: a touch starts on one, or a mouse rests
 * on it. Not while the visitor saves data or is on 2g.
 * @param prefetch Called once per address, with its link.
 * @param options Of the listeners: a signal that ends the watching.
 */
export function prefetchOnIntent(
  prefetch: (link: HTMLAnchorElement) => void,
  options?: AddEventListenerOptions,
): void {
  const prefetched = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onPointer = ({ type, target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(plainLink);
    if (!link || link.origin !== origin || link.pathname === location.pathname) return;
    const onIntent = () => {
      const address = link.pathname + link.search;
      if (prefetched.has(address) || isConstrainedConnection(/2g/)) return;
      prefetched.add(address);
      prefetch(link);
    };
    if (type === 'pointerdown') onIntent();
    else timer = setTimeout(onIntent, hoverDelay);
  };
  for (const type of ['pointerdown', 'pointerover']) document.addEventListener(type, onPointer, options);
}
