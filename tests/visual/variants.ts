import type { Page } from '@playwright/test';
import type { MorePictures } from '../support/storybook/storyPage';

/** A further picture of a rendered story; it has to differ from the plain one. */
export interface Variant {
  /** Suffix of its file: `<story id>--dark.png`. */
  suffix: string;
  /** Changes the page to this variant. */
  enter: (page: Page) => Promise<void>;
  /** Restores the page. */
  leave: (page: Page) => Promise<void>;
}

/** A position with nothing under the pointer. */
const outside = { x: -10, y: -10 };

/**
 * The further pictures of a story, in the order in which they are taken.
 * @param pictures Parameters of the story.
 * @param represents Whether the story shows its widget in the dark unless it says otherwise.
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
      // Released elsewhere: nothing is clicked, and the pressed element loses its focus.
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

/** Possible suffixes of files. */
export const suffixes = ['dark', 'forced-colors', 'hover', 'pressed'];
