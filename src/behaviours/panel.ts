import { addBackEntry } from './backEntry';
import { attachChatDialog } from './chatDialog';
import type { SelectorOf, chatData } from './contract';
import { hint } from './hint';

/** The assistant's panel in the page: HTML first, and taken over by React once that has loaded. */
export interface Panel {
  /** Holds what the build has rendered of it. */
  place: HTMLElement;
  /** Aborted when it is taken out of the page. */
  signal: AbortSignal;
  /** To be called once React has it. Gives React the press that has waited. */
  taken: () => void;
  /**
   * Takes it out of the page; may be called twice.
   * @param why `closed` by the visitor, `followed` a link that leaves the page, `failed`.
   */
  end: (why: 'closed' | 'followed' | 'failed') => void;
}

/** What the assistant's own entry gives, see `src/app/client/openAssistant.tsx`. */
interface AssistantEntry {
  /** Lets React take the panel over; resolves when it has, or when the panel was closed before. */
  openAssistant: (panel: Panel) => Promise<void>;
}

const documents = new Map<string, Promise<Document>>();

/**
 * Fetches the built page that holds the panel, once.
 * @throws {Error} It cannot be had.
 */
export function loadPanel(address: string): Promise<Document> {
  const known = documents.get(address);
  if (known) return known;
  const loading = new Promise<Document>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('GET', address);
    // The one way to read HTML that the policy of pages leaves open: nothing of it can run.
    request.responseType = 'document';
    request.onloadend = () => {
      const page = request.response as Document | null;
      if (page?.querySelector('dialog')) resolve(page);
      else reject(new Error(`${address} cannot be had`));
    };
    request.send();
  });
  documents.set(address, loading);
  loading.catch(() => documents.delete(address));
  return loading;
}

let isStyled = false;

/** Puts the panel's rules into the page. As one rule: a policy allows that, and no text of a style element. */
function addRules(page: Document) {
  if (isStyled) return;
  isStyled = true;
  const style = document.head.appendChild(document.createElement('style'));
  const rules = page.querySelector<HTMLMetaElement>('meta[name=rules]')?.content ?? '';
  style.sheet?.insertRule(`@media all{${rules}}`);
}

/** Shows the panel: it can be read, typed in and closed. A press of another button, or Enter, waits for React. */
function show(page: Document, launcher: HTMLElement): Panel {
  addRules(page);
  const place = document.body.appendChild(
    document.importNode(page.querySelector('body > div') as HTMLElement, true),
  );
  const dialog = place.querySelector('dialog') as HTMLDialogElement;
  const abort = new AbortController();
  const early = new AbortController();
  let held: HTMLElement | null = null;

  const end: Panel['end'] = (why) => {
    if (abort.signal.aborted) return;
    abort.abort();
    early.abort();
    // What lies beneath an open sheet takes no focus.
    detach();
    launcher.ariaExpanded = 'false';
    if (why === 'closed') {
      launcher.focus();
      goBack();
    }
    // Not while React renders.
    queueMicrotask(() => {
      place.remove();
    });
  };
  const goBack = addBackEntry(() => {
    end('closed');
  }, abort.signal);
  const hold = (button: HTMLElement | null) => {
    if (held) held.ariaBusy = null;
    held = button;
    if (held) held.ariaBusy = 'true';
  };
  const on = <Type extends 'click' | 'close' | 'keydown' | 'mousedown'>(
    type: Type,
    hear: (event: HTMLElementEventMap[Type]) => void,
  ) => {
    dialog.addEventListener(type, hear, { signal: early.signal });
  };
  const buttonOf = ({ target }: Event) => (target as Element).closest('button');
  // A press leaves the focus, and a phone's keyboard, where they are.
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
    // While words are composed, Enter takes the word; 229 is what Safari says then.
    if (event.isComposing || event.keyCode === 229) return;
    if (event.key === 'Escape') dialog.close();
    if (event.key !== 'Enter' || event.shiftKey || !(event.target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    hold(dialog.querySelector('[type=submit]'));
  });
  on('close', () => {
    // Open again means that the screen has changed, and the dialog with it.
    if (!dialog.open) end('closed');
  });
  const detach = attachChatDialog(dialog);
  launcher.ariaExpanded = 'true';
  const taken = () => {
    early.abort();
    const waiting = held;
    hold(null);
    waiting?.click();
  };
  return { place, signal: abort.signal, taken, end };
}

/**
 * Opens the panel: as HTML at once, with the assistant in it as soon as its code has come.
 * @param launcher Gets the focus back when the panel is closed.
 * @param files The built files: the page that holds the panel, the entry of the assistant, what that imports.
 * @param onShown Called when the panel is in the page, or was there before.
 * @returns Resolves when it answers; rejects, and takes the panel away, where something cannot be had.
 */
export async function openPanel(
  launcher: HTMLElement,
  [address = '', entry = '', ...parts]: readonly string[],
  onShown: () => void,
): Promise<void> {
  if (launcher.ariaExpanded === 'true') {
    onShown();
    return;
  }
  const panel = show(await loadPanel(address), launcher);
  onShown();
  try {
    // Only now: on a slow line they would hold up the page that has just come.
    hint([entry, ...parts], { rel: 'modulepreload' });
    const { openAssistant } = (await import(/* @vite-ignore */ entry)) as AssistantEntry;
    await openAssistant(panel);
  } catch (error) {
    // Going back would end the way to the page that takes its place; offline there is none.
    panel.end(navigator.onLine ? 'failed' : 'closed');
    throw error;
  }
}
