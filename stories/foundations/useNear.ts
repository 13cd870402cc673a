import { useEffect, useRef, useState, type RefObject } from 'react';

/** How far outside the screen something is near, in px. */
const reach = 400;

/** Whether an element is, or has been, on the screen or near it: a page of two hundred drawings opens at once. */
export function useNear<Of extends Element>(): [RefObject<Of | null>, boolean] {
  const element = useRef<Of>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: `${reach}px` },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, []);
  return [element, near];
}
