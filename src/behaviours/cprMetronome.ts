import { defineBehaviour } from './attach';
import { addBackEntry } from './backEntry';
import { playBeat } from './cprScreen';
import type { SelectorOf, headerData } from './contract';
import type { metronomeData } from './cprContract';

type Selector = SelectorOf<typeof metronomeData>;
type Attribute = (typeof metronomeData)[keyof typeof metronomeData];

/** Time in ms after the start during which presses are ignored: the second tap of a shaking hand was meant for the start button. */
const ignoredTime = 400;

/** Makes everything behind the screen inert, except fixed elements such as header and call link. */
function makeOthersInert(screen: HTMLElement, signal: AbortSignal): void {
  for (let inner = screen; ;) {
    const outer = inner.parentElement;
    if (!outer || outer === document.body) return;
    for (const other of outer.children) {
      if (other === inner || !(other instanceof HTMLElement) || other.inert) continue;
      if (getComputedStyle(other).position === 'fixed') continue;
      other.inert = true;
      signal.addEventListener('abort', () => (other.inert = false));
    }
    inner = outer;
  }
}

/** Shows the header again: scrolled away, it would leave an empty band above the screen. */
function showHeader(): void {
  document
    .querySelector('[data-hidden]' satisfies SelectorOf<typeof headerData>)
    ?.removeAttribute('data-hidden' satisfies (typeof headerData)['hidden']);
}

/** Opens the screen with the beat. @returns A function that closes it. */
function open(screen: HTMLDialogElement, onClosed: () => void): () => void {
  const abort = new AbortController();
  const { signal } = abort;
  const opened = performance.now();
  const close = () => {
    if (signal.aborted) return;
    abort.abort();
    screen.close();
    onClosed();
  };
  const goBack = addBackEntry(close, signal);
  const closeAndGoBack = () => {
    close();
    goBack();
  };

  makeOthersInert(screen, signal);
  showHeader();
  addEventListener('scroll', showHeader, { passive: true, signal });
  screen.show();
  playBeat(screen, signal);
  const stop = screen.querySelector<HTMLElement>('[data-part="stop"]' satisfies Selector);
  stop?.focus({ preventScroll: true });
  screen.addEventListener(
    'click',
    (event) => {
      if (performance.now() - opened > ignoredTime) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal },
  );
  stop?.addEventListener('click', closeAndGoBack, { signal });
  document.addEventListener(
    'keydown',
    ({ key, target }) => {
      if (key === 'Escape' && (target === document.body || screen.contains(target as Node))) closeAndGoBack();
    },
    { signal },
  );
  document.addEventListener(
    'visibilitychange',
    () => {
      close();
      // Not when the page becomes hidden, which may be a navigation: going back would cancel it.
      document.addEventListener('visibilitychange', goBack, { once: true });
    },
    { signal },
  );
  return close;
}

/**
 * A button that opens a screen with the beat of CPR. It stops by its button, Esc and Back, when the page is hidden, and
 * when it is detached. `data-ready` shows the start button; until then the page's text gives the rate.
 */
export const attachCprMetronome = defineBehaviour('cprMetronome', (root, signal) => {
  const screen = root.querySelector('dialog');
  const start = root.querySelector<HTMLElement>('[data-part="start"]' satisfies Selector);
  // Firefox before 98 does not support `<dialog>`.
  if (!start || !(screen as Partial<HTMLDialogElement> | null)?.show) return;
  const dialog = screen as HTMLDialogElement;
  let close: (() => void) | undefined;
  start.addEventListener(
    'click',
    () => {
      close ??= open(dialog, () => {
        close = undefined;
        start.focus({ preventScroll: true });
      });
    },
    { signal },
  );
  signal.addEventListener('abort', () => {
    close?.();
    root.removeAttribute('data-ready' satisfies Attribute);
  });
  root.toggleAttribute('data-ready' satisfies Attribute, true);
});
