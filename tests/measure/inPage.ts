/**
 * Code that runs inside the measured page. Each function is sent as text, so it must be self-contained. They report by
 * `measured(ms)`, which DevTools adds to the page.
 */
declare global {
  /** Reports a time in ms since the start of the navigation, or since the measured action began. */
  function measured(value: string): void;
}

/** The browser's performance entries since the page began. Times in ms. */
export interface Noted {
  fcp: number;
  lcp: number;
  longestTask: number;
  blocking: number;
}

/** Reads the browser's entries of paints and long tasks. */
export function readNotes(): Noted {
  const entries = (type: string) => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type, buffered: true });
    const noted = observer.takeRecords();
    observer.disconnect();
    return noted;
  };
  const durations = entries('longtask').map(({ duration }) => duration);
  return {
    fcp: entries('paint').find(({ name }) => name === 'first-contentful-paint')?.startTime ?? NaN,
    lcp: entries('largest-contentful-paint').at(-1)?.startTime ?? NaN,
    longestTask: Math.max(0, ...durations),
    blocking: durations.reduce((sum, duration) => sum + Math.max(0, duration - 50), 0),
  };
}

/** The menu in a page's header, by selectors. */
export interface Menu {
  /** The button that opens it. */
  button: string;
  /** An element that is visible once it is open. */
  opened: string;
}

/** The form of a page, by selectors. */
export interface FormMarks {
  /** Its fields; the first one is touched. */
  field: string;
  /** An error message. */
  mistake: string;
}

/** Centre of the menu's button on the screen. @param button Its selector. @throws {Error} If the page has none. */
export function menuButton(button: string): { x: number; y: number } {
  const { x, y, width, height } = document.querySelector(button)?.getBoundingClientRect() ?? new DOMRect();
  if (width === 0) throw new Error('The page has no menu');
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Reports when the open menu is painted after a tap: since the touch, or since the start of the navigation. Only the
 * first answered tap counts; later ones must not close the menu again, and earlier ones must not follow the link that
 * is shown until the page's script replaces it with the button.
 */
export function watchMenu({ since, menu }: { since: 'touch' | 'navigation'; menu: Menu }): void {
  let start = 0;
  let answered = false;
  const isOpen = () => document.querySelector(menu.opened)?.checkVisibility({ visibilityProperty: true });
  const check = () => {
    if (!isOpen()) return void requestAnimationFrame(check);
    // The frame that shows it is painted when the next task runs.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      measured(String(performance.now() - start));
    };
    port2.postMessage('');
  };
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      if (since === 'touch' && start === 0) start = timeStamp;
    },
    true,
  );
  addEventListener(
    'click',
    (event) => {
      const isButton = event.target instanceof Element && event.target.closest(menu.button);
      if (answered || !isButton) event.preventDefault();
      else {
        answered = true;
        requestAnimationFrame(check);
      }
    },
    true,
  );
}

/**
 * Reports when a field is painted as invalid, since the start of the first navigation: the server's answer to a
 * refused form is a new page.
 * @param mistake Selector of the error message.
 */
export function watchMistake(mistake: string): void {
  // The initial empty page has no storage.
  if (!location.protocol.startsWith('http')) return;
  const began = Number((sessionStorage['began'] ??= String(performance.timeOrigin)));
  const observer = new MutationObserver(() => {
    if (!document.querySelector(mistake)) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        measured(String(performance.timeOrigin + performance.now() - began));
      };
      port2.postMessage('');
    });
  });
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] });
}

/** Reports when the assistant's open panel is painted, with its heading and a field that takes text, since the touch. */
export function watchPanel(): void {
  let start = 0;
  const check = () => {
    const panel = document.querySelector('dialog[open]');
    const isShown = [panel?.querySelector('h2'), panel?.querySelector('textarea:enabled')].every((part) =>
      part?.checkVisibility({ visibilityProperty: true }),
    );
    if (!isShown) return void requestAnimationFrame(check);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      measured(String(performance.now() - start));
    };
    port2.postMessage('');
  };
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      start = timeStamp;
      requestAnimationFrame(check);
    },
    { capture: true, once: true },
  );
}

/**
 * Scrolls to the first link of the page's contents that leads to another page of the site.
 * @returns Its centre on the screen.
 * @throws {Error} If there is none.
 */
export function linkInSight(): { x: number; y: number } {
  const link = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')].find(
    ({ dataset, pathname }) => !('needsReact' in dataset) && pathname !== location.pathname,
  );
  if (!link) throw new Error('The page has no link to another one');
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  // The centre of a link that wraps may lie outside of it.
  const { x, y, width, height } = link.getClientRects()[0] ?? link.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Reports when the target page of a tapped link is first painted, since the click that ends the tap. */
export function watchNext(): void {
  if (!location.protocol.startsWith('http')) return;
  const clicked = sessionStorage['clicked'] as string | undefined;
  if (clicked === undefined) {
    addEventListener(
      'click',
      ({ timeStamp }) => {
        sessionStorage['clicked'] = String(performance.timeOrigin + timeStamp);
      },
      true,
    );
    return;
  }
  new PerformanceObserver((list, observer) => {
    const [paint] = list.getEntriesByName('first-contentful-paint');
    if (!paint) return;
    observer.disconnect();
    measured(String(performance.timeOrigin + paint.startTime - Number(clicked)));
  }).observe({ type: 'paint', buffered: true });
}

/**
 * Scrolls to the first field of the page's form. @param selector Of the field. @returns Its centre on the screen, once
 * it exists.
 */
export function firstField(selector: string): { x: number; y: number } | undefined {
  const field = document.querySelector(selector);
  if (!field) return undefined;
  field.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = field.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
