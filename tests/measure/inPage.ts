/**
 * What runs inside the measured page. Each function is sent there as text, so it must stand alone. They report by
 * `measured(ms)`, which DevTools adds to the page.
 */
declare global {
  /** Reports a time in ms since the start of the navigation, or since what is measured began. */
  function measured(value: string): void;
}

/** What the browser has noted since the page began. Times in ms. */
export interface Noted {
  fcp: number;
  lcp: number;
  longestTask: number;
  blocking: number;
}

/** Reads the browser's own notes of paints and long tasks. */
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
  /** What can be seen once it is open. */
  opened: string;
}

/** The form of a page, by selectors. */
export interface FormMarks {
  /** Its fields; the first one is touched. */
  field: string;
  /** What names a mistake. */
  mistake: string;
}

/** Middle of the menu's button on the screen. @param button Its selector. @throws {Error} The page has none. */
export function menuButton(button: string): { x: number; y: number } {
  const { x, y, width, height } = document.querySelector(button)?.getBoundingClientRect() ?? new DOMRect();
  if (width === 0) throw new Error('The page has no menu');
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Reports when the open menu is painted after a tap: since the touch, or since the start of the navigation. Only the
 * first tap that is answered counts; later ones are kept from closing the menu again, and earlier ones from following
 * the link that is shown until the page's script replaces it with the button.
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
 * Reports when a field is painted as wrong, since the start of the first navigation: the server's answer to a form that it
 * refuses is a page of its own.
 * @param mistake Selector of what says so.
 */
export function watchMistake(mistake: string): void {
  // The empty page at first can keep nothing.
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
 * Brings the first link of the page's contents that leads to another page of the site into view.
 * @returns Its middle on the screen.
 * @throws {Error} There is none.
 */
export function linkInSight(): { x: number; y: number } {
  const link = [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')].find(
    ({ dataset, pathname }) => !('needsReact' in dataset) && pathname !== location.pathname,
  );
  if (!link) throw new Error('The page has no link to another one');
  link.scrollIntoView({ block: 'center', behavior: 'instant' });
  // A link of several lines has a middle that may lie outside.
  const { x, y, width, height } = link.getClientRects()[0] ?? link.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Reports when the page that a tap on a link leads to is painted first, since the click that ends the tap. */
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

/** Brings the first field of the page's form into view. @param selector Of the field. @returns Its middle on the screen, once it is there. */
export function firstField(selector: string): { x: number; y: number } | undefined {
  const field = document.querySelector(selector);
  if (!field) return undefined;
  field.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = field.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
