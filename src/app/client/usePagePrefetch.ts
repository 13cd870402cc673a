import { useEffect } from 'react';
import { prefetchOnIntent } from '../../behaviours/prefetchOnIntent';
import { loadPage } from './pageCache';

/**
 * Brings code and words of the page that a visitor is about to open. Browsers may keep a module that could not be
 * fetched as failed for as long as the document stands: the links to its page then bring a new document, unless there
 * is no line at all, where the frame with its call links is of more use than the browser's own message.
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
