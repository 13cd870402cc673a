import { useEffect, type RefObject } from 'react';

/** A keyboard on the screen takes half of it. */
const touch = '(pointer:coarse)';
/** Screens that are low anyway. */
const low = '(max-height:480px)';

/**
 * Moves the focus from the text box to the conversation when steps arrive, where writing leaves little room to read: a
 * phone's keyboard goes away, and the arrow keys scroll the steps. Elsewhere the focus stays, so that somebody at a
 * keyboard writes on.
 * @param answer Names the newest message if it has steps.
 */
export function useRoomForSteps(
  log: RefObject<HTMLElement | null>,
  input: RefObject<HTMLElement | null>,
  answer: string | undefined,
): void {
  useEffect(() => {
    if (answer === undefined || input.current !== document.activeElement) return;
    const isTouch = matchMedia(touch).matches;
    // Nobody who taps needs a ring round the steps; browsers that do not know the option show it.
    if (isTouch || matchMedia(low).matches)
      log.current?.focus({ preventScroll: true, focusVisible: !isTouch });
  }, [log, input, answer]);
}
