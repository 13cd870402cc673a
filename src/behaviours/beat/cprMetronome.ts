import { defineBehaviour } from '../attach';
import { addBackEntry } from '../page/backEntry';
import { playBeat } from './cprScreen';
import type { SelectorOf, headerData } from '../contract';
import type { MetronomeNames, metronomeData } from './cprContract';
import { partsOf } from '../parts';

type Attribute = (typeof metronomeData)[keyof typeof metronomeData];

/** Time in ms after the start during which presses are ignored: the second tap of a shaking hand was meant for the start button. */
const ignoredTime = 400;

/** Selector of the call link of the bar: all that stays usable beside the screen. */
const barCall = 'nav > ul > li > a[href^="tel:"]';

/** Opacity of what is inert beside the screen: a style of its own would be on every page. */
const inertOpacity = '.35';

/**
 * Makes everything but these elements inert: a palm on a link would leave the beat. Presses elsewhere do nothing in browsers
 * that do not know `inert`, either.
 */
function makeOthersInert(kept: readonly Element[], signal: AbortSignal): void {
  const visit = (outer: Element) => {
    for (const one of outer.children) {
      if (!(one instanceof HTMLElement) || one.inert || kept.includes(one)) continue;
      if (kept.some((other) => one.contains(other))) visit(one);
      else {
        one.inert = true;
        one.style.opacity = inertOpacity;
        signal.addEventListener('abort', () => {
          one.inert = false;
          one.style.opacity = '';
        });
      }
    }
  };
  visit(document.body);
  document.addEventListener(
    'click',
    (event) => {
      if (kept.some((one) => one.contains(event.target as Node))) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal },
  );
}

/** Shows the header again: scrolled away, it would leave an empty band above the screen. */
function showHeader(): void {
  document
    .querySelector('[data-hidden]' satisfies SelectorOf<typeof headerData>)
    ?.removeAttribute('data-hidden' satisfies (typeof headerData)['hidden']);
}

/** Opens the screen with the beat of a rhythm. @returns A function that closes it. */
function open(screen: HTMLDialogElement, rhythm: string, onClosed: () => void): () => void {
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

  for (const input of screen.querySelectorAll('input')) input.checked = input.value === rhythm;
  makeOthersInert([screen, ...document.querySelectorAll(barCall)], signal);
  showHeader();
  addEventListener('scroll', showHeader, { passive: true, signal });
  screen.show();
  playBeat(screen, signal);
  const stop = partsOf<MetronomeNames>(screen).part('stop');
  stop.focus({ preventScroll: true });
  screen.addEventListener(
    'click',
    (event) => {
      if (performance.now() - opened > ignoredTime) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true, signal },
  );
  stop.addEventListener('click', closeAndGoBack, { signal });
  document.addEventListener(
    'keydown',
    ({ key, target }) => {
      if (key === 'Escape' && (target === document.body || screen.contains(target as Node))) closeAndGoBack();
    },
    { signal },
  );
  return close;
}

/**
 * Buttons that open a screen with the beat of CPR, each in the rhythm of its value. It stops by its button, Esc and Back, and
 * when it is detached; not when the page is hidden, as by the dialler. `data-ready` shows the buttons; until then the page's
 * text gives the rate.
 */
export const attachCprMetronome = defineBehaviour('cprMetronome', (root, signal) => {
  const screen = root.querySelector('dialog');
  const starts = partsOf<MetronomeNames>(root).all('start');
  // Firefox before 98 does not support `<dialog>`.
  if (!(screen as Partial<HTMLDialogElement> | null)?.show) return;
  const dialog = screen as HTMLDialogElement;
  let close: (() => void) | undefined;
  for (const start of starts)
    start.addEventListener(
      'click',
      () => {
        close ??= open(dialog, start.value, () => {
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
