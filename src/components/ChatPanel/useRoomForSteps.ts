import { useEffect, type RefObject } from 'react';

/** A keyboard on the screen takes half of it. */
const isTouch = () => matchMedia('(pointer:coarse)').matches;
/** Screens that are low anyway. */
const isLow = () => matchMedia('(max-height:480px)').matches;

/**
 * Gives an answer the room that writing would take: on a touch screen the focus goes to the conversation when something is said,
 * and the keyboard away; on a low screen when steps arrive, which the arrow keys then scroll. Elsewhere it stays in the text box,
 * so that somebody at a keyboard writes on.
 * @param answer Names the newest message if it has steps.
 * @returns Moves the focus once something was said.
 */
export function useRoomForSteps(
  log: RefObject<HTMLElement | null>,
  input: RefObject<HTMLElement | null>,
  answer: string | undefined,
): () => void {
  useEffect(() => {
    if (answer === undefined || input.current !== document.activeElement) return;
    if (isLow()) log.current?.focus({ preventScroll: true });
  }, [log, input, answer]);
  return () => {
    // Nobody who taps needs a ring round the conversation; browsers that do not know the option show it.
    if (isTouch()) log.current?.focus({ preventScroll: true, focusVisible: false });
    else input.current?.focus();
  };
}
