import { defineBehaviour } from './attach';
import { addBackEntry } from './backEntry';
import { playBeat } from './cprScreen';
import type { SelectorOf, headerData } from './contract';
import type { metronomeData } from './cprContract';

type Selector = SelectorOf<typeof metronomeData>;
type Attribute = (typeof metronomeData)[keyof typeof metronomeData];

/** Time in ms after the start in which a press counts for nothing: a second tap of a shaking hand was meant for the button. */
const secondTap = 400;

/** Puts what lies behind the screen out of reach; what stays in its place, as header and call do, can be used. */
function holdBack(screen: HTMLElement, signal: AbortSignal): void {
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

/** Brings the header back: scrolled away, it would leave an empty band above the screen. */
function showHeader(): void {
  document
    .querySelector('[data-hidden]' satisfies SelectorOf<typeof headerData>)
    ?.removeAttribute('data-hidden' satisfies (typeof headerData)['hidden']);
}

/** Opens the screen with the beat. @returns how to close it. */
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
  const leave = () => {
    close();
    goBack();
  };

  holdBack(screen, signal);
  showHeader();
  addEventListener('scroll', showHeader, { passive: true, signal });
  screen.show();
  playBeat(screen, signal);
  const stop = screen.querySelector<HTMLElement>('[data-part="stop"]' satisfies Selector);
  stop?.focus({ preventScroll: true });
  screen.addEventListener(
    'click',
    (event) => {
      if (performance.now() - opened > secondTap) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal },
  );
  stop?.addEventListener('click', leave, { signal });
  document.addEventListener(
    'keydown',
    ({ key, target }) => {
      if (key === 'Escape' && (target === document.body || screen.contains(target as Node))) leave();
    },
    { signal },
  );
  document.addEventListener(
    'visibilitychange',
    () => {
      close();
      // Not on the way to another page: that way would end here.
      document.addEventListener('visibilitychange', goBack, { once: true });
    },
    { signal },
  );
  return close;
}

/**
 * A button that opens a screen with the beat of CPR. It stops by its button, Esc and Back, when the page is hidden, and when it is
 * taken away. `data-ready` says that it can be started: until then the words that stand in the page have to do.
 */
export const attachCprMetronome = defineBehaviour('cprMetronome', (root, signal) => {
  const screen = root.querySelector('dialog');
  const start = root.querySelector<HTMLElement>('[data-part="start"]' satisfies Selector);
  // Firefox before 98 has no dialog.
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
