import type { Page } from '@playwright/test';
import { expect } from '../../support/e2e';

/** Properties of a visible element. */
interface Seen {
  /** Its words. */
  text: string;
  /** Its place on the screen. */
  box: { left: number; top: number; width: number; height: number };
  /** Whether nothing covers its centre. */
  onTop: boolean;
}

/**
 * Drives a page in old browsers. Playwright's locators need features that these lack (`checkVisibility`): here elements are
 * found by the page's own means, and pressed by mouse or touch at their position.
 */
export function olderPage(page: Page, finger: boolean) {
  /** The first visible element of a selector that contains a text. */
  const seen = (selector: string, words = ''): Promise<Seen | null> => {
    const found = page.evaluate(
      ([wanted, part]) => {
        // In some browsers the content of a closed `<details>` has boxes.
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
    // A form that is sent before React is there takes to another page: nothing is seen in between.
    return found.catch((error: unknown) => {
      if (String(error).includes('context was destroyed')) return null;
      throw error;
    });
  };
  const count = (selector: string) =>
    page.evaluate((wanted) => document.querySelectorAll(wanted).length, selector);
  /** Waits until an element is visible. */
  const shows = async (selector: string, words = ''): Promise<Seen> => {
    const wanted = `${selector} "${words}"`;
    let found: Seen | null = null;
    await expect.poll(async () => (found = await seen(selector, words)) !== null, wanted).toBe(true);
    return found as unknown as Seen;
  };
  return {
    seen,
    count,
    shows,
    /** Waits until no such element is visible. */
    hides: (selector: string, words = '') =>
      expect.poll(async () => await seen(selector, words), `${selector} "${words}"`).toBeNull(),
    /** Presses the centre of an element, once it can be pressed. */
    press: async (selector: string, words = '') => {
      const top = async () => (await seen(selector, words))?.onTop;
      await expect.poll(top, `${selector} "${words}" can be pressed`).toBe(true);
      const { left, top: y, width, height } = (await shows(selector, words)).box;
      if (finger) await page.touchscreen.tap(left + width / 2, y + height / 2);
      else await page.mouse.click(left + width / 2, y + height / 2);
    },
    /** Scrolls an element into the middle of the screen, or of its scroll container. */
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
