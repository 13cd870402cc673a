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

/** Middle of the menu's button on the screen. @param button Its selector. @throws {Error} The page has none. */
export function menuButton(button: string): { x: number; y: number } {
  const { x, y, width, height } = document.querySelector(button)?.getBoundingClientRect() ?? new DOMRect();
  if (width === 0) throw new Error('The page has no menu');
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Reports when the open menu is painted after a tap: since the touch, or since the start of the navigation. Only the
 * first tap that is answered counts; later ones are kept from closing the menu again, and earlier ones from following
 * a link that stands in the button's place until the page's script has run.
 */
export function watchMenu({ since, menu }: { since: 'touch' | 'navigation'; menu: Menu }): void {
  let start = 0;
  let answered = false;
  const isOpen = () => document.querySelector(menu.opened)?.checkVisibility({ visibilityProperty: true });
  const look = () => {
    if (!isOpen()) return void requestAnimationFrame(look);
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
        requestAnimationFrame(look);
      }
    },
    true,
  );
}

/** Reports when a field is painted as wrong, since the start of the navigation. */
export function watchMistake(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('main form [aria-invalid="true"]')) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        measured(String(performance.now()));
      };
      port2.postMessage('');
    });
  });
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['aria-invalid'] });
}

/** Brings the first field of the page's form into view. @returns Its middle on the screen, once it is there. */
export function firstField(): { x: number; y: number } | undefined {
  const field = document.querySelector('main form [required]');
  if (!field) return undefined;
  field.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = field.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
