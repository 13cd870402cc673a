import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls a conversation to its newest entry: to its end, or to the entry's beginning where it is taller than the view. */
function toNewest(log: HTMLElement, behavior: ScrollBehavior) {
  const newest = log.querySelector<HTMLElement>('ol > :last-child');
  log.scrollTo({ top: newest ? newest.offsetTop - 16 : 0, behavior });
}

/**
 * Keeps the newest entry in view: when one comes, when a keyboard or a longer draft leaves less room, and when the text
 * takes more of it.
 */
export function useNewest(log: RefObject<HTMLElement | null>, newest: string): void {
  const shown = useRef(false);
  useEffect(() => {
    if (!log.current) return;
    const calm = !shown.current || matchMedia('(prefers-reduced-motion:reduce)').matches;
    toNewest(log.current, calm ? 'instant' : 'smooth');
    shown.current = true;
  }, [log, newest]);

  useEffect(() => {
    const element = log.current;
    if (!element) return;
    // Who has scrolled up to read on stays there.
    let atEnd = true;
    const sizeNow = () => `${element.clientWidth} ${element.clientHeight} ${element.scrollHeight}`;
    let size = sizeNow();
    const note = () => {
      // A view of another size has not been scrolled by anybody: the observer below puts it right.
      if (sizeNow() !== size) return;
      atEnd = element.scrollTop + element.clientHeight >= element.scrollHeight - 24;
    };
    const room = new ResizeObserver(() => {
      if (sizeNow() === size) return;
      size = sizeNow();
      if (atEnd) toNewest(element, 'instant');
    });
    // Who opens "More" reads on there: what it shows makes the conversation longer, but it is no news.
    const stay = () => {
      atEnd = false;
    };
    element.addEventListener('scroll', note, { passive: true });
    element.addEventListener('click', stay);
    room.observe(element);
    // What was said grows by itself where a face comes late, or the text is made larger.
    for (const said of element.children) room.observe(said);
    return () => {
      element.removeEventListener('scroll', note);
      element.removeEventListener('click', stay);
      room.disconnect();
    };
  }, [log, newest]);
}
