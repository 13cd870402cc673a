import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { loadRecord, save } from '../../behaviours/page/sessionStore';

/** Name in the session storage for scroll positions in px, by the key of the history entry. */
const storageKey = 'scroll-places';

/** Scrolls as between documents: to the top or to the linked part, and on back and forward to the earlier position. */
export function useScrollRestoration(): void {
  const { key, hash } = useLocation();
  const kind = useNavigationType();
  const currentKey = useRef(key);
  const positions = useRef<Partial<Record<string, number>>>({});

  useEffect(() => {
    positions.current = { ...loadRecord<number>(storageKey), ...positions.current };
    const savePosition = () => {
      positions.current[currentKey.current] = scrollY;
    };
    const takeOver = () => {
      history.scrollRestoration = 'manual';
    };
    // For a reloaded page the browser restores the position itself.
    const release = () => {
      history.scrollRestoration = 'auto';
      save(storageKey, positions.current);
    };
    savePosition();
    takeOver();
    addEventListener('scroll', savePosition, { passive: true });
    addEventListener('pagehide', release);
    addEventListener('pageshow', takeOver);
    return () => {
      release();
      removeEventListener('scroll', savePosition);
      removeEventListener('pagehide', release);
      removeEventListener('pageshow', takeOver);
    };
  }, []);

  useLayoutEffect(() => {
    if (currentKey.current === key) return;
    currentKey.current = key;
    const position = kind === NavigationType.Pop ? positions.current[key] : undefined;
    const part = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)));
    if (position === undefined && part) {
      // Browsers fire this event when they follow such a link: behaviours open the part with that id.
      dispatchEvent(new Event('hashchange'));
      part.scrollIntoView();
    } else scrollTo({ top: position ?? 0, behavior: 'instant' });
  }, [key, kind, hash]);
}
