import { addBackEntry } from '../page/backEntry';
import { attachChatDialog } from './chatDialog';
import type { DataOf, SelectorOf, assistantData, chatData, pageData } from '../contract';
import { loadFragment, partFrom } from '../page/fragment';
import { hint } from './hint';

/** The assistant's panel in the page: first as HTML, then hydrated by React once that has loaded. */
export interface Panel {
  /** Contains the HTML that the build has rendered. */
  place: HTMLElement;
  /** Aborted when the panel is removed from the page. */
  signal: AbortSignal;
  /** Called in the commit that hydrates it: from now on React alone handles its events. */
  onHydrated: () => void;
  /** Called when React has read what was typed: the button that was pressed meanwhile is clicked now. */
  onReady: () => void;
  /**
   * Removes the panel from the page; may be called more than once.
   * @param reason `closed` by the visitor, `followed` a link that leaves the page, `failed`.
   */
  close: (reason: 'closed' | 'followed' | 'failed') => void;
}

/** Exports of the assistant's entry, see `src/app/client/openAssistant.tsx`. */
interface AssistantEntry {
  /** Hydrates the panel; resolves when React has taken over, or when the panel was closed before. */
  openAssistant: (panel: Panel) => Promise<void>;
}

const documents = new Map<string, Promise<Document>>();

/**
 * Fetches the built page with the panel, once.
 * @throws {Error} If it cannot be loaded.
 */
export function loadPanel(address: string): Promise<Document> {
  const known = documents.get(address);
  if (known) return known;
  const loading = loadFragment(address);
  documents.set(address, loading);
  loading.catch(() => documents.delete(address));
  return loading;
}

/** The launcher in the page: React may have replaced it since it was pressed. */
const present = (): HTMLElement | null =>
  document.querySelector('[data-behaviour="assistant"]' satisfies SelectorOf<typeof pageData>);

/** Asks the question that the launcher was pressed with, as if it was typed and sent; does nothing without one. */
function passQuestion(launcher: HTMLElement): void {
  const data: DataOf<typeof assistantData> = launcher.dataset;
  const { ask = '' } = data;
  delete data.ask;
  const field = document.querySelector<HTMLTextAreaElement>('dialog textarea');
  if (ask === '' || !field) return;
  // The setter of the class: React replaces that of the element, and would not notice.
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, ask);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.form?.querySelector<HTMLElement>('[type=submit]')?.click();
}

/** Shows the panel: it can be read, typed in and closed. A press of another button, or Enter, waits for React. */
function show(page: Document, launcher: HTMLElement): Panel {
  const place = document.body.appendChild(partFrom(page));
  const dialog = place.querySelector('dialog') as HTMLDialogElement;
  const abort = new AbortController();
  const untilHydrated = new AbortController();
  let heldButton: HTMLElement | null = null;

  const close: Panel['close'] = (reason) => {
    if (abort.signal.aborted) return;
    abort.abort();
    untilHydrated.abort();
    // Elements below an open modal sheet cannot take the focus, so this comes after it has closed.
    detach();
    const shown = present() ?? launcher;
    shown.ariaExpanded = 'false';
    if (reason !== 'followed') shown.focus();
    // Going back would cancel the navigation to the page that replaces a failed panel.
    if (reason === 'closed') goBack();
    // Not while React renders.
    queueMicrotask(() => {
      place.remove();
    });
  };
  const goBack = addBackEntry(() => {
    close('closed');
  }, abort.signal);
  const hold = (button: HTMLElement | null) => {
    if (heldButton) heldButton.ariaBusy = null;
    heldButton = button;
    if (heldButton) heldButton.ariaBusy = 'true';
  };
  const on = <Type extends 'click' | 'close' | 'keydown' | 'mousedown'>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => {
    dialog.addEventListener(type, listener, { signal: untilHydrated.signal });
  };
  const buttonOf = ({ target }: Event) => (target as Element).closest('button');
  // A press leaves the focus, and with it a phone's keyboard, in place.
  on('mousedown', (event) => {
    if (buttonOf(event)) event.preventDefault();
  });
  on('click', (event) => {
    const button = buttonOf(event);
    if (!button) return;
    event.preventDefault();
    if (button.matches('[data-close]' satisfies SelectorOf<typeof chatData>)) dialog.close();
    else hold(button);
  });
  on('keydown', (event) => {
    // While an input method composes, Enter accepts the word; Safari reports that Enter as key code 229.
    if (event.isComposing || event.keyCode === 229) return;
    if (event.key === 'Escape') dialog.close();
    if (event.key !== 'Enter' || event.shiftKey || !(event.target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    hold(dialog.querySelector('[type=submit]'));
  });
  on('close', () => {
    // If it is open again, the screen's size has changed, and the dialog was reopened.
    if (!dialog.open) close('closed');
  });
  // A page that is followed from here takes the place of the panel's entry: Back then leads to the page below.
  dialog.addEventListener('click', (event) => {
    const link = (event.target as Element).closest('a');
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || !!link?.target;
    if (!link || isElsewhere || link.origin !== location.origin) return;
    event.preventDefault();
    location.replace(link.href);
  });
  const detach = attachChatDialog(dialog);
  launcher.ariaExpanded = 'true';
  passQuestion(launcher);
  const onHydrated = () => {
    untilHydrated.abort();
  };
  const onReady = () => {
    const waiting = heldButton;
    hold(null);
    waiting?.click();
  };
  return { place, signal: abort.signal, onHydrated, onReady, close };
}

/**
 * Opens the panel: first as HTML, with the assistant once its code has loaded.
 * @param launcher Gets the focus back when the panel is closed.
 * @param files The built files: the page with the panel, the entry of the assistant, and its imports.
 * @param onShown Called when the panel is in the page, or was there before.
 * @returns Resolves when the assistant answers; rejects, and removes the panel, if something cannot be loaded.
 */
export async function openPanel(
  launcher: HTMLElement,
  [address = '', entry = '', ...parts]: readonly string[],
  onShown: () => void,
): Promise<void> {
  if (launcher.ariaExpanded === 'true') {
    passQuestion(launcher);
    onShown();
    return;
  }
  const panel = show(await loadPanel(address), launcher);
  onShown();
  try {
    // Only now: on a slow connection these would delay the page that has just been opened.
    hint([entry, ...parts], { rel: 'modulepreload' });
    const { openAssistant } = (await import(/* @vite-ignore */ entry)) as AssistantEntry;
    await openAssistant(panel);
  } catch (error) {
    panel.close('failed');
    throw error;
  }
}
