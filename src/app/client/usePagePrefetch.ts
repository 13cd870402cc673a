import { useEffect } from 'react';
import { prefetchOnIntent } from '../../behaviours/prefetchOnIntent';
import { loadPage } from './pageCache';

/**
 * Preloads code and words of the page that a visitor is about to open. Browsers may remember a failed module: links to
 * its page then load a new document, except offline, where the frame keeps its call links within reach.
 */
export function usePagePrefetch(): void {
  useEffect(() => {
    const abort = new AbortController();
    const options = { capture: true, signal: abort.signal };
    const failed = new Set<string>();
    prefetchOnIntent(({ pathname }) => {
      loadPage(pathname).catch(() => failed.add(pathname));
    }, options);
    const leave = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      if (link && link.origin === location.origin && failed.has(link.pathname) && navigator.onLine)
        event.stopPropagation();
    };
    document.addEventListener('click', leave, options);
    return () => {
      abort.abort();
    };
  }, []);
}
