import { useRef, type PointerEvent } from 'react';

/** Shortest distance that counts as a swipe, in px. */
const least = 48;

interface Finger {
  id: number;
  x: number;
  y: number;
}

const isZoomed = () => (visualViewport?.scale ?? 1) > 1.01;
const stepsBackwards = (element: Element) => getComputedStyle(element).direction === 'rtl';

/**
 * Handlers for an element that is swiped sideways. While the finger moves, the element's `--drag` holds the distance.
 * @param onSwipe Called with 1 for next and -1 for previous; which side is next depends on the writing direction.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const finger = useRef<Finger>(null);
  const letGo = (element: HTMLElement) => {
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
      letGo(currentTarget);
      const across = clientX - start.x;
      if (Math.abs(across) < least || Math.abs(across) < Math.abs(clientY - start.y)) return;
      onSwipe(across > 0 === stepsBackwards(currentTarget) ? 1 : -1);
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      letGo(currentTarget);
    },
  };
}
