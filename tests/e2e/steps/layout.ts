import type { Page } from '@playwright/test';

/** Elements wider than the window, including the page itself. */
export function overflowing(page: Page): Promise<string[]> {
  return page.evaluate((width) => {
    const found: string[] = [];
    const wide = document.documentElement.scrollWidth;
    if (wide > width) found.push(`page ${String(wide)}`);
    const scrolls = (element: Element): boolean => {
      for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
        if (getComputedStyle(up).overflowX !== 'visible') return true;
      }
      return false;
    };
    for (const element of document.body.querySelectorAll(
      'h1,h2,h3,p,li,a,button,summary,input,textarea,img',
    )) {
      const { left, right, width: own } = element.getBoundingClientRect();
      if (own > 1 && (right > width + 1 || left < -1) && !scrolls(element)) {
        found.push(`${element.tagName} ${String(element.textContent).slice(0, 40)}`);
      }
    }
    return found;
  }, page.viewportSize()?.width ?? 0);
}
