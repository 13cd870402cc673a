import { expect } from '../../support/e2e';
import type { Locator } from '@playwright/test';

/**
 * Distance in px from the lower edge of the header above an element, the dialog's or the page's, to the element's upper edge;
 * negative if it is under the header. A header that is hidden just now counts, because it may return over the element.
 */
function clearance(target: Locator): Promise<number> {
  return target.evaluate((element) => {
    const header =
      element.closest('[role=dialog]')?.querySelector('div:has(> h2)') ?? document.querySelector('header');
    if (!header) throw new Error('There is no header');
    const { position } = getComputedStyle(header);
    // One that scrolls with its page covers nothing.
    if (position !== 'fixed' && position !== 'sticky') return element.getBoundingClientRect().top;
    const { top } = (header.parentElement ?? header).getBoundingClientRect();
    const start = position === 'fixed' ? 0 : Math.max(0, top);
    return element.getBoundingClientRect().top - start - header.clientHeight;
  });
}

/** Waits until an element has the focus, and until it, or `whole` around it, stands below the header and on the screen. */
export async function expectClear(focused: Locator, whole: Locator = focused): Promise<void> {
  await expect(focused).toBeFocused({ timeout: 15_000 });
  await expect.poll(() => clearance(whole), String(whole)).toBeGreaterThanOrEqual(0);
  await expect(focused).toBeInViewport();
}
