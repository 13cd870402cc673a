import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/e2e';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Fraction of a grid of points in an element that is visible: on the screen and not covered. */
function shareSeen(element: Locator): Promise<number> {
  return element.evaluate((target) => {
    const { left, top, width, height } = target.getBoundingClientRect();
    // Round buttons have no points in their corners.
    const steps = [0.2, 0.35, 0.5, 0.65, 0.8];
    const points = steps.flatMap((x) => steps.map((y) => [left + x * width, top + y * height] as const));
    const seen = points.filter(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      return hit !== null && target.contains(hit);
    });
    return seen.length / points.length;
  });
}

/** What stands on the first screen of the start page. */
function firstScreen(page: Page) {
  const main = page.getByRole('main');
  const hero = main.locator('section').first();
  return {
    popup: page.getByRole('complementary', { name: 'Welcome' }),
    headline: page.getByRole('heading', { level: 1 }),
    lead: hero.getByRole('paragraph').first(),
    firstAid: hero.getByRole('link', { name: 'First aid' }),
    bannerNumber: main.getByRole('paragraph').first().getByRole('link'),
    services: hero.getByRole('link', { name: 'Our Services' }),
    picture: hero.getByRole('img'),
    barCall: page.getByRole('navigation').getByRole('link', { name: 'Call', exact: true }),
  };
}

/** Phones, with the minimum fraction of the picture on their first screen, with the popup open and closed. */
const phones = [
  { width: 360, height: 740, open: 1, closed: 1 },
  { width: 360, height: 640, open: 0.6, closed: 1 },
  { width: 320, height: 568, open: 0.2, closed: 0.8 },
];

for (const { width, height, open, closed } of phones) {
  test(
    `${width} x ${height}: who it is, how to call and the picture, also under the popup`,
    {
      tag: '@phone',
    },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      const { popup, picture, ...words } = firstScreen(page);
      await expect(popup).toBeVisible();
      await popup.hover();
      for (const [name, element] of Object.entries(words))
        expect(await shareSeen(element), `${name} with the popup`).toBe(1);
      expect(await shareSeen(picture), 'picture with the popup').toBeGreaterThanOrEqual(open);

      await popup.getByRole('button', { name: 'Close' }).click();
      await expect(popup).toBeHidden();
      expect(await shareSeen(picture), 'picture without the popup').toBeGreaterThanOrEqual(closed);
    },
  );
}

test('1280 x 800: the popup covers neither words nor calls', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/');
  const { popup, picture, ...words } = firstScreen(page);
  await expect(popup).toBeVisible();
  await popup.hover();
  for (const [name, element] of Object.entries(words))
    expect(await shareSeen(element), `${name} with the popup`).toBe(1);
  expect(await shareSeen(picture), 'picture with the popup').toBeGreaterThanOrEqual(0.6);
});

test(
  'no words lie on a picture, whose contrast nobody knows',
  { tag: '@nightly-desktop' },
  async ({ page }) => {
    test.slow();
    for (const path of ['/', '/services', '/EventCoverage', '/Gallery', '/OurTeam']) {
      await page.goto(path);
      const onPictures = await page.getByRole('main').evaluate((main) => {
        const boxes = [...main.querySelectorAll('img')].map((image) => image.getBoundingClientRect());
        const words = [...main.querySelectorAll('h1,h2,h3,p,li,dt,dd,figcaption,time,a,button')].filter(
          (element) => !element.querySelector('img') && !element.closest('aside'),
        );
        return words
          .filter((element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect();
            return boxes.some(
              (box) =>
                box.width > 0 &&
                left + 1 < box.right &&
                right - 1 > box.left &&
                top + 1 < box.bottom &&
                bottom - 1 > box.top,
            );
          })
          .map(({ textContent }) => textContent);
      });
      expect.soft(onPictures, path).toEqual([]);
    }
  },
);
