import type { Page } from '@playwright/test';
import { siteRoutes } from '../../src/app/siteRoutes';
import { chromium } from '../support/chromium';
import { expect, test as base } from '../support/e2e';
import { standsForItsKind } from './steps/kinds';
import { brokenHeadings, faultsOfFrame } from './steps/frame';

/** A page in a browser with another default text size: unlike an injected style it affects rem and media queries. */
const test = base.extend<{ textSize: (size: number) => Promise<Page> }>({
  textSize: async ({ playwright, site }, use) => {
    const opened: { close(): Promise<void> }[] = [];
    await use(async (size) => {
      const browser = await playwright.chromium.launch({
        ...chromium(),
        args: [`--blink-settings=defaultFontSize=${size}`],
      });
      opened.push(browser);
      const page = await browser.newPage({ baseURL: site.url, reducedMotion: 'reduce' });
      await page.goto('/');
      const root = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(root, 'text size of the browser').toBe(`${size}px`);
      return page;
    });
    for (const browser of opened) await browser.close();
  },
});

const widths = [320, 360, 414, 480, 640, 768, 900, 1024, 1120, 1200, 1280, 1366, 1440, 1536, 1680, 1920];

// Starts its own browsers, so one project is enough.
test.describe('with the text size of the browser', { tag: '@desktop' }, () => {
  for (const size of [16, 20, 24, 28, 32])
    test(
      `${size} px: header, popup, skip link and actions keep whole from 320 to 1920 px`,
      {
        // The default size and 200 % in each run, the sizes between them in the nightly run.
        tag: size === 32 ? [] : ['@nightly'],
      },
      async ({ textSize }) => {
        const page = await textSize(size);
        for (const width of widths) {
          // High enough not to count as a low screen.
          await page.setViewportSize({ width, height: 1000 });
          // The width changes before the header's container queries are evaluated.
          await page.waitForFunction((expected) => innerWidth === expected, width);
          await page.evaluate(
            () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
          );
          expect.soft(await faultsOfFrame(page), `${width} px`).toEqual([]);
        }
        await page.keyboard.press('Tab');
        await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeInViewport({ ratio: 1 });
      },
    );

  test('32 px on a narrow phone: no heading breaks inside a word, no page is wider than the screen', async ({
    textSize,
  }) => {
    const page = await textSize(32);
    await page.setViewportSize({ width: 320, height: 640 });
    // One page of each kind in each run, all in the nightly run.
    for (const { path } of siteRoutes.filter(
      (route) => process.env['NIGHTLY'] !== undefined || standsForItsKind(route),
    )) {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      expect.soft(await brokenHeadings(page), path).toEqual([]);
    }
  });
});
