import { defineBehaviour } from '../attach';
import type { DataOf, chatData } from '../contract';

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

/**
 * The panel of the assistant, a `<dialog>`: open for as long as it is in the page. `data-beside` says on which screens
 * it is beside the page; on all others it is a modal sheet over it. The focus goes to its box to type in.
 */
export const attachChatDialog = defineBehaviour('chat', (element, signal) => {
  const dialog = element as HTMLDialogElement;
  const { beside = '' }: DataOf<typeof chatData> = dialog.dataset;
  const room = matchMedia(beside);
  show(dialog, room.matches);
  dialog.querySelector('textarea')?.focus({ preventScroll: true });
  const change = () => {
    // Already closed: its parent is about to remove it.
    if (dialog.open) show(dialog, room.matches);
  };
  room.addEventListener('change', change, { signal });
  fitAboveKeyboard(dialog, signal);
  signal.addEventListener('abort', () => {
    dialog.close();
  });
});
