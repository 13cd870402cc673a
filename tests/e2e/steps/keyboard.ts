import type { Locator, Page } from '@playwright/test';
import { expect } from '../../support/e2e';

/** What has the focus must be seen: on the screen, not covered, and marked. @returns What is wrong with it. */
function focusProblem(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    // A scroll to it, or its own move into the screen, may be under way.
    for (let frame = 0; frame < 60; frame += 1) {
      await new Promise(requestAnimationFrame);
      const focused = document.activeElement;
      if (!focused || focused === document.body) return 'nothing has the focus';
      const what = `${focused.tagName} "${String(focused.getAttribute('aria-label') ?? focused.textContent).slice(0, 40)}"`;
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const [from, to] = [Math.max(left, 0), Math.min(right, innerWidth)];
      const [above, below] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
      // Seen in part will do: corners a little inside, and the middle.
      const seen = [0.1, 0.5, 0.9].some((across) =>
        [0.1, 0.5, 0.9].some((down) => {
          const onTop = document.elementFromPoint(
            from + (to - from) * across,
            above + (below - above) * down,
          );
          return onTop && (focused.contains(onTop) || onTop.contains(focused));
        }),
      );
      // A choice that is drawn by its label shows its focus there.
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
 * Presses Tab until a place has the focus; every stop on the way must be seen.
 * @param most More stops than this are too many.
 */
export async function tabTo(page: Page, place: Locator, most = 60): Promise<void> {
  for (let stop = 0; stop < most; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await focusProblem(page)).toBeUndefined();
    if (await place.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${String(most)} presses of Tab do not lead to ${place.toString()}`);
}

/** Types into what has the focus, and goes on to the next place. */
export async function typeAndTab(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Tab');
}
