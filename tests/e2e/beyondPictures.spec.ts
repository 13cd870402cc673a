import type { LaunchOptions, Page } from '@playwright/test';
import { siteRoutes } from '../../src/app/siteRoutes';
import { chromium } from '../support/chromium';
import { expect, test as base } from '../support/e2e';
import { standsForItsKind } from './steps/kinds';
import { overflowing } from './steps/layout';

/** A page in a browser of its own. */
const test = base.extend<{ open: (options?: LaunchOptions) => Promise<Page> }>({
  open: async ({ playwright, site }, use) => {
    const opened: { close(): Promise<void> }[] = [];
    await use(async (options = {}) => {
      const browser = await playwright.chromium.launch({ ...chromium(), ...options });
      opened.push(browser);
      return browser.newPage({ baseURL: site.url, reducedMotion: 'reduce' });
    });
    for (const browser of opened) await browser.close();
  },
});

/** What is wider than the screen, by path. */
async function faults(page: Page, widths: readonly number[]): Promise<[path: string, fault: string][]> {
  const found: [string, string][] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    for (const { path } of siteRoutes.filter(standsForItsKind)) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      for (const fault of await overflowing(page)) found.push([path, `${String(width)} px: ${fault}`]);
    }
  }
  return found;
}

// Pictures of stories hide both. Starts its own browsers, so one project is enough.
test.describe('what pictures of stories do not show', { tag: ['@desktop', '@nightly'] }, () => {
  test('beside a scrollbar that takes width no page is wider than what is left', async ({ open }) => {
    test.slow();
    const { ignoreDefaultArgs = [] } = chromium();
    const page = await open({ ignoreDefaultArgs: [...ignoreDefaultArgs, '--hide-scrollbars'] });
    await page.goto('/');
    const [window, left] = await page.evaluate(() => [innerWidth, document.documentElement.clientWidth]);
    expect(left, 'width beside the scrollbar').toBeLessThan(window);
    expect(await faults(page, [1280, 768])).toEqual([]);
  });

  test('on a first visit, which does not have the face of headings yet, nothing is wider than the screen', async ({
    open,
  }) => {
    test.slow();
    const page = await open();
    await page.route('**/*.woff2', (route) => route.abort());
    await page.goto('/');
    expect(await page.evaluate(() => document.fonts.check('700 20px Figtree')), 'the face is there').toBe(
      false,
    );
    expect(await faults(page, [360, 1280])).toEqual([]);
  });
});
