import { useLayoutEffect, type RefObject } from 'react';
import { besidePage } from './ChatPanel.styles';

/** Opens the dialog: beside the page where there is room, over it (and then modal) where there is not. */
function show(dialog: HTMLDialogElement, beside: boolean) {
  const { activeElement } = document;
  dialog.close();
  if (beside) dialog.show();
  else dialog.showModal();
  // Opening moves the focus; if only the screen's size has changed, the focus goes back to where it was.
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
}

/** Tells the dialog how much of the screen a phone's keyboard leaves; a zoomed-in page stays as it is. */
function fitAboveKeyboard(dialog: HTMLDialogElement, signal: AbortSignal) {
  const seen = window.visualViewport;
  if (!seen) return;
  const fit = () => {
    const whole = seen.scale > 1;
    dialog.style.setProperty('--seen-height', whole ? null : `${seen.height}px`);
    dialog.style.setProperty('--seen-top', whole ? null : `${seen.offsetTop}px`);
  };
  seen.addEventListener('resize', fit, { signal });
  seen.addEventListener('scroll', fit, { signal });
}

/** Keeps a dialog open while it is mounted, and focuses its input at first. */
export function useChatDialog(
  ref: RefObject<HTMLDialogElement | null>,
  input: RefObject<HTMLElement | null>,
): void {
  // Closed before the element is removed: a dialog that closes returns the focus.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const room = matchMedia(besidePage);
    const abort = new AbortController();
    const { signal } = abort;
    show(dialog, room.matches);
    input.current?.focus({ preventScroll: true });
    const change = () => {
      // Already closed: its parent is about to unmount it.
      if (dialog.open) show(dialog, room.matches);
    };
    room.addEventListener('change', change, { signal });
    fitAboveKeyboard(dialog, signal);
    return () => {
      abort.abort();
      dialog.close();
    };
  }, [ref, input]);
}
