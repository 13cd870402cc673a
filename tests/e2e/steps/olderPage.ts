import type { Page } from '@playwright/test';
import { expect } from '../../support/e2e';

/** What a test reads of a shown element. */
interface Seen {
  /** Its words. */
  text: string;
  /** Its place on the screen. */
  box: { left: number; top: number; width: number; height: number };
  /** Whether a press on its middle meets it, and nothing that lies over it. */
  onTop: boolean;
}

/**
 * Drives a page in browsers of years ago. Playwright's locators ask for what those lack (`checkVisibility`): here
 * elements are looked for by the page's own means, and pressed by mouse or finger where they are.
 */
export function olderPage(page: Page, finger: boolean) {
  /** The first shown element of a selector, with these words in it. */
  const seen = (selector: string, words = ''): Promise<Seen | null> =>
    page.evaluate(
      ([wanted, part]) => {
        // What a closed `<details>` holds has boxes in some browsers.
        const open = (one: Element) => {
          const shut = one.closest('details:not([open])');
          return !shut || one.closest('summary')?.parentElement === shut;
        };
        const element = [...document.querySelectorAll(wanted)].find(
          (one) => one.textContent.includes(part) && one.getClientRects().length > 0 && open(one),
        );
        if (!element) return null;
        const { left, top, width, height } = element.getBoundingClientRect();
        const met = document.elementFromPoint(left + width / 2, top + height / 2);
        return {
          text: element.textContent,
          box: { left, top, width, height },
          onTop: element.contains(met),
        };
      },
      [selector, words] as const,
    );
  const count = (selector: string) =>
    page.evaluate((wanted) => document.querySelectorAll(wanted).length, selector);
  /** Waits until an element is shown. */
  const shows = async (selector: string, words = ''): Promise<Seen> => {
    const wanted = `${selector} "${words}"`;
    await expect.poll(async () => (await seen(selector, words)) !== null, wanted).toBe(true);
    return (await seen(selector, words)) as Seen;
  };
  return {
    seen,
    count,
    shows,
    /** Waits until no such element is shown any more. */
    hides: (selector: string, words = '') =>
      expect.poll(async () => await seen(selector, words), `${selector} "${words}"`).toBeNull(),
    /** Presses an element in its middle, once it is there for a press. */
    press: async (selector: string, words = '') => {
      const top = async () => (await seen(selector, words))?.onTop;
      await expect.poll(top, `${selector} "${words}" can be pressed`).toBe(true);
      const { left, top: y, width, height } = (await shows(selector, words)).box;
      if (finger) await page.touchscreen.tap(left + width / 2, y + height / 2);
      else await page.mouse.click(left + width / 2, y + height / 2);
    },
    /** Scrolls an element into the middle of the screen, or of what it scrolls in. */
    bring: (selector: string) =>
      page.evaluate((wanted) => {
        document.querySelector(wanted)?.scrollIntoView({ block: 'center', behavior: 'instant' });
      }, selector),
    /** Goes into a field and types. */
    type: async (selector: string, words: string) => {
      await page.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), selector);
      await page.keyboard.type(words);
    },
  };
}
