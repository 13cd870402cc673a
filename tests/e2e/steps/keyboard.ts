import type { Locator, Page } from '@playwright/test';
import { expect } from '../../support/e2e';

/** The focused element must be visible: on the screen, not covered, and marked. @returns The error, if any. */
function focusProblem(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    // Scrolling or an animation may be in progress.
    for (let frame = 0; frame < 60; frame += 1) {
      await new Promise(requestAnimationFrame);
      const focused = document.activeElement;
      if (!focused || focused === document.body) return 'nothing has the focus';
      const what = `${focused.tagName} "${String(focused.getAttribute('aria-label') ?? focused.textContent).slice(0, 40)}"`;
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const [from, to] = [Math.max(left, 0), Math.min(right, innerWidth)];
      const [above, below] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
      // Partly visible is enough: points near the corners, and the centre.
      const seen = [0.1, 0.5, 0.9].some((across) =>
        [0.1, 0.5, 0.9].some((down) => {
          const onTop = document.elementFromPoint(
            from + (to - from) * across,
            above + (below - above) * down,
          );
          return onTop && (focused.contains(onTop) || onTop.contains(focused));
        }),
      );
      // An input that is drawn by its label shows its focus there.
      const marked = [focused, focused.closest('label')].some(
        (element) => element && getComputedStyle(element).outlineStyle !== 'none',
      );
      if (seen && marked) return undefined;
      if (frame === 59) return `${what} is focused but ${seen ? 'not marked' : 'not seen'}`;
    }
    return undefined;
  });
}

/**
 * Presses Tab until an element has the focus; every focused element on the way must be visible.
 * @param most Maximum number of tab stops.
 */
export async function tabTo(page: Page, place: Locator, most = 60): Promise<void> {
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await focusProblem(page)).toBeUndefined();
    if (await place.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${String(most)} presses of Tab do not lead to ${place.toString()}`);
}

/** Types into the focused element, and moves to the next one. */
export async function typeAndTab(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
}
