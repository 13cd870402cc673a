import { frames } from '../../src/media/frames';
import { neededWidth } from '../../src/media/conversion/sizes';
import { slots } from '../../src/media/slots';
import { siteRoutes } from '../../src/app/siteRoutes';
import { expect, test } from '../support/e2e';
import { standsForItsKind } from './steps/kinds';

const screens = [320, 360, 768, 1280, 1920];
const pages = [
  '/',
  '/services',
  '/AboutPage',
  '/EventCoverage',
  '/Gallery',
  '/OurTeam',
  '/Testimonials',
  '/SchoolEmergencyCover',
  '/WhatHappens',
];

// Screens of its own: once, for every project.
test('photos are told how wide they are shown', { tag: ['@desktop', '@nightly'] }, async ({ page }) => {
  test.slow();
  for (const path of pages) {
    await test.step(path, async () => {
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      for (const screen of screens) {
        await page.setViewportSize({ width: screen, height: 800 });
        await page.waitForFunction((width) => matchMedia(`(width:${String(width)}px)`).matches, screen);
        const shown = await page.locator('main img').evaluateAll((images: HTMLImageElement[]) => {
          for (const element of document.querySelectorAll<HTMLElement>('main *'))
            if (getComputedStyle(element).contentVisibility === 'auto')
              element.style.contentVisibility = 'visible';
          return images.map((image) => {
            const { width, height } = image.getBoundingClientRect();
            return { slot: /([\w-]+)-[\w-]{6}\.\w+$/.exec(image.src)?.[1] ?? image.src, width, height };
          });
        });
        expect(shown.length).toBeGreaterThan(0);
        for (const { slot: id, width, height } of shown) {
          const slot = slots[id];
          if (!slot) throw new Error(`${path} shows ${id}, which is no slot`);
          const ratio = slot.width / slot.height;
          // A slot that stands in several kinds of frames stands here in one of them.
          const fits = slot.frames.map((name) => {
            const share = neededWidth([name], ratio, screen) / Math.max(width, height * ratio);
            // The height of some frames depends on their text.
            const tolerance = frames[name].views.some((view) => 'height' in view) ? 0.35 : 0.1;
            return { share, fits: share > 1 - Math.min(tolerance, 0.15) && share < 1 + tolerance };
          });
          const where = `${id} at ${String(screen)} px: ${JSON.stringify(fits)}`;
          expect
            .soft(
              fits.some((frame) => frame.fits),
              where,
            )
            .toBe(true);
        }
      }
    });
  }
});

// If a page grew while it was read, a link to one of its parts would land beside it.
test('frames that are drawn late keep their place', { tag: ['@desktop', '@nightly'] }, async ({ page }) => {
  test.slow();
  for (const { path } of siteRoutes.filter(standsForItsKind)) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const changes = await test.step(path, async () => {
      const found: string[] = [];
      for (const screen of [320, 360, 412, 768, 1280]) {
        await page.setViewportSize({ width: screen, height: 800 });
        const [waiting, drawn] = await page.evaluate(() => {
          const height = () => document.documentElement.scrollHeight;
          const before = height();
          // The page's policy forbids style elements.
          const style = new CSSStyleSheet();
          style.replaceSync('* { content-visibility: visible !important }');
          document.adoptedStyleSheets = [style];
          const after = height();
          document.adoptedStyleSheets = [];
          return [before, after];
        });
        if (waiting !== drawn)
          found.push(`${String(screen)} px: ${String(waiting)} waiting, ${String(drawn)} drawn`);
      }
      return found;
    });
    expect.soft(changes, path).toEqual([]);
  }
});
