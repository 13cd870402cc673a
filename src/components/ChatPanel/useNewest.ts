import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls a conversation to its newest entry: to the end, or to the top of the entry if it is taller than the view. */
function scrollToNewest(log: HTMLElement, behavior: ScrollBehavior) {
  // The list of messages: answers contain lists of their own.
  const newest = log.querySelector<HTMLElement>(':scope > ol > :last-child');
  log.scrollTo({ top: newest ? newest.offsetTop - 16 : 0, behavior });
}

/** Keeps the newest entry in view: when it arrives, when a keyboard or a longer draft leaves less room, and when the text grows. */
export function useNewest(log: RefObject<HTMLElement | null>, newest: string): void {
  const shown = useRef(false);
  useEffect(() => {
    if (!log.current) return;
    const isInstant = !shown.current || matchMedia('(prefers-reduced-motion:reduce)').matches;
    scrollToNewest(log.current, isInstant ? 'instant' : 'smooth');
    shown.current = true;
  }, [log, newest]);

  useEffect(() => {
    const element = log.current;
    if (!element) return;
    // A reader who has scrolled up stays there.
    let atEnd = true;
    const sizeNow = () => `${element.clientWidth} ${element.clientHeight} ${element.scrollHeight}`;
    let size = sizeNow();
    const onScroll = () => {
      // A resize also fires `scroll`; the observer below handles it.
      if (sizeNow() !== size) return;
      atEnd = element.scrollTop + element.clientHeight >= element.scrollHeight - 24;
    };
    const resizeObserver = new ResizeObserver(() => {
      if (sizeNow() === size) return;
      size = sizeNow();
      if (atEnd) scrollToNewest(element, 'instant');
    });
    // "More" makes the conversation longer, but nothing new has arrived: the reader stays where "More" was.
    const onClick = () => {
      atEnd = false;
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    element.addEventListener('click', onClick);
    resizeObserver.observe(element);
    // Messages change their height when a font loads late or the text is enlarged.
    for (const message of element.children) resizeObserver.observe(message);
    return () => {
      element.removeEventListener('scroll', onScroll);
      element.removeEventListener('click', onClick);
      resizeObserver.disconnect();
    };
  }, [log, newest]);
}
