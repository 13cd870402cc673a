import { useEffect, useRef, type RefObject } from 'react';

/** Room between an entry and the edge of the conversation, in px. */
const edge = 7;

/**
 * Scrolls a conversation to its newest entry: to the end, or to the top of the entry if it is taller than the view. What it
 * answers stands above it where both fit.
 */
function scrollToNewest(log: HTMLElement, behavior: ScrollBehavior) {
  // The list of messages: answers contain lists of their own.
  const newest = log.querySelector<HTMLElement>(':scope > ol > :last-child');
  const asked = newest?.previousElementSibling as HTMLElement | null | undefined;
  // Its name for screen readers comes first, then what it says.
  const words = newest?.children[1] as HTMLElement | undefined;
  const end = newest && words ? newest.offsetTop + words.offsetTop + words.offsetHeight : Infinity;
  const first = asked && end - asked.offsetTop < log.clientHeight - 2 * edge ? asked : newest;
  log.scrollTo({ top: first ? first.offsetTop - edge : 0, behavior });
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
