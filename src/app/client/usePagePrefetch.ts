import { useEffect } from 'react';
import { prefetchOnIntent } from '../../behaviours/page/prefetchOnIntent';
import { loadPage } from './pageCache';

/** Preloads code and words of the page that a visitor is about to open; if that fails, the navigation tries again. */
export function usePagePrefetch(): void {
  useEffect(() => {
    const abort = new AbortController();
    prefetchOnIntent(
      ({ pathname }) => {
        loadPage(pathname).catch(() => undefined);
      },
      { capture: true, signal: abort.signal },
    );
    return () => {
      abort.abort();
    };
  }, []);
}
