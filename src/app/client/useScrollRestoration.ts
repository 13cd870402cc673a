import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { loadRecord, save } from '../../behaviours/sessionStore';

/** Name under which this session keeps where pages were left: the key of a history entry to its place in px. */
const kept = 'scroll-places';

/** Scrolls as between documents: to the top or the linked part, and on back and forward to where the page was left. */
export function useScrollRestoration(): void {
  const { key, hash } = useLocation();
  const kind = useNavigationType();
  const shown = useRef(key);
  const places = useRef<Partial<Record<string, number>>>({});

  useEffect(() => {
    places.current = { ...loadRecord<number>(kept), ...places.current };
    const note = () => {
      places.current[shown.current] = scrollY;
    };
    const take = () => {
      history.scrollRestoration = 'manual';
    };
    // A page that is loaded again is the browser's to restore.
    const leave = () => {
      history.scrollRestoration = 'auto';
      save(kept, places.current);
    };
    note();
    take();
    addEventListener('scroll', note, { passive: true });
    addEventListener('pagehide', leave);
    addEventListener('pageshow', take);
    return () => {
      leave();
      removeEventListener('scroll', note);
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', take);
    };
  }, []);

  useLayoutEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    const place = kind === NavigationType.Pop ? places.current[key] : undefined;
    const part = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (place === undefined && part) {
      // As where a browser follows the link: behaviours open the part that the address names.
      dispatchEvent(new Event('hashchange'));
      part.scrollIntoView();
    } else scrollTo({ top: place ?? 0, behavior: 'instant' });
  }, [key, kind, hash]);
}
