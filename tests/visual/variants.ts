import type { Page } from '@playwright/test';
import type { MorePictures } from '../support/storybook/storyPage';

/** Another picture of a story that is shown; it has to look other than the plain one. */
export interface Variant {
  /** What its file ends in: `<story id>--dark.png`. */
  suffix: string;
  /** Brings the page there. */
  enter: (page: Page) => Promise<void>;
  /** Brings the page back. */
  leave: (page: Page) => Promise<void>;
}

/** Where the pointer is on nothing. */
const outside = { x: -10, y: -10 };

/**
 * The pictures of a story beside the plain one, in the order in which they are taken.
 * @param pictures What the story asks for.
 * @param represents Whether it is the state that shows its widget in the dark, if it does not say so itself.
 */
export function variantsOf(pictures: MorePictures, represents: boolean): Variant[] {
  const { dark, forcedColors, hover, pressed } = pictures;
  const variants: Variant[] = [];
  if (dark ?? represents)
    variants.push({
      suffix: 'dark',
      enter: (page) => page.emulateMedia({ colorScheme: 'dark' }),
      leave: (page) => page.emulateMedia({ colorScheme: 'light' }),
    });
  if (forcedColors)
    variants.push({
      suffix: 'forced-colors',
      enter: (page) => page.emulateMedia({ forcedColors: 'active' }),
      leave: (page) => page.emulateMedia({ forcedColors: 'none' }),
    });
  const away = (page: Page) => page.mouse.move(outside.x, outside.y);
  if (hover)
    variants.push({
      suffix: 'hover',
      enter: (page) => page.locator(hover).first().hover({ timeout: 10_000 }),
      leave: away,
    });
  if (pressed)
    variants.push({
      suffix: 'pressed',
      enter: async (page) => {
        await page.locator(pressed).first().hover({ timeout: 10_000 });
        await page.mouse.down();
      },
      // Let go elsewhere: nothing is clicked, and what was pressed loses the focus that it got.
      leave: async (page) => {
        await away(page);
        await page.mouse.up();
        await page.evaluate(() => {
          if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        });
      },
    });
  return variants;
}

/** What names of files may end in. */
export const suffixes = ['dark', 'forced-colors', 'hover', 'pressed'];
