import type { Page } from '@playwright/test';

/** Text with a contrast below 4.5 in print, where browsers omit all backgrounds that do not ask to be printed. */
export function paleOnPaper(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const white = [255, 255, 255, 1];
    const parts = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
    const luminance = (rgb: readonly number[]) => {
      const [red = 0, green = 0, blue = 0] = rgb.slice(0, 3).map((value) => {
        const share = value / 255;
        return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const groundOf = (element: Element): readonly number[] => {
      for (let up: Element | null = element; up; up = up.parentElement) {
        const { backgroundColor, printColorAdjust } = getComputedStyle(up);
        const ground = parts(backgroundColor);
        if (printColorAdjust === 'exact' && (ground[3] ?? 1) > 0.5) return ground;
      }
      return white;
    };
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      const element = text.parentElement;
      const options = { visibilityProperty: true, opacityProperty: true };
      if (!element || !text.data.trim() || !element.checkVisibility(options)) continue;
      const style = getComputedStyle(element);
      if (style.clipPath !== 'none') continue;
      const [one, other] = [luminance(parts(style.color)), luminance(groundOf(element))];
      const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
      if (contrast < 4.5)
        found.push(`${element.tagName} ${text.data.trim().slice(0, 40)}: ${contrast.toFixed(1)}`);
    }
    return found;
  });
}
