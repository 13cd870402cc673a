import { useRef, type PointerEvent } from 'react';

/** Shortest distance that counts as a swipe, in px. */
const minDistance = 48;

interface Finger {
  id: number;
  x: number;
  y: number;
}

const isZoomed = () => (visualViewport?.scale ?? 1) > 1.01;
const isRightToLeft = (element: Element) => getComputedStyle(element).direction === 'rtl';

/**
 * Handlers for an element that is swiped sideways. While the finger moves, the element's `--drag` holds the distance.
 * @param onSwipe Called with 1 for next and -1 for previous; which side is next depends on the writing direction.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const finger = useRef<Finger>(null);
  const release = (element: HTMLElement) => {
    finger.current = null;
    element.style.removeProperty('--drag');
  };
  return {
    onPointerDown: ({ pointerId: id, pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      // On a page that is zoomed in, a swipe scrolls the page.
      finger.current = isPrimary && pointerType !== 'mouse' && !isZoomed() ? { id, x, y } : null;
    },
    onPointerMove: ({ pointerId, clientX, currentTarget }: PointerEvent<HTMLElement>) => {
      if (finger.current?.id !== pointerId) return;
      currentTarget.style.setProperty('--drag', `${clientX - finger.current.x}px`);
    },
    onPointerUp: ({ pointerId, clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
      const start = finger.current;
      if (start?.id !== pointerId) return;
      release(currentTarget);
      const distance = clientX - start.x;
      if (Math.abs(distance) < minDistance || Math.abs(distance) < Math.abs(clientY - start.y)) return;
      onSwipe(distance > 0 === isRightToLeft(currentTarget) ? 1 : -1);
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      release(currentTarget);
    },
  };
}
