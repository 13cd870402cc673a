import { useEffect, type RefObject } from 'react';

/** Where writing leaves little room to read: a keyboard on the screen takes half of it, a low window has little anyway. */
const littleRoom = '(pointer:coarse),(max-height:480px)';

/**
 * Moves the focus from the text box to the conversation when steps arrive, where writing leaves little room: a phone's
 * keyboard goes away, and the arrow keys scroll the steps. Elsewhere the focus stays, so that somebody at a keyboard writes on.
 * @param answer Names the newest message if it has steps.
 */
export function useRoomForSteps(
  log: RefObject<HTMLElement | null>,
  input: RefObject<HTMLElement | null>,
  answer: string | undefined,
): void {
  useEffect(() => {
    const isWriting = input.current === document.activeElement;
    if (answer !== undefined && isWriting && matchMedia(littleRoom).matches)
      log.current?.focus({ preventScroll: true });
  }, [log, input, answer]);
}
