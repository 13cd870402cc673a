import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e';
import { reactReady } from './steps/react';

/** A link is a link at every width. */
const once = { tag: '@phone' };
/** On the desktop in the nightly run only. */
const desktopAtNight = { tag: '@nightly-desktop' };

const caption = 'A motorcycle arrives before the ambulance';

/** The second picture of the first album, and the dialog that it opens. */
function albumOf(page: Page) {
  const figure = page.getByRole('figure').filter({ hasText: caption });
  return {
    photo: figure.getByRole('link'),
    dialog: page.getByRole('dialog', { name: 'Album: Response' }),
  };
}

/** Scripts that the page has requested so far. */
const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  );

test(
  'the first press brings React and opens the album; keys turn the pages; the focus returns',
  desktopAtNight,
  async ({ page }) => {
    await page.goto('/Gallery');
    const { dialog, photo } = albumOf(page);
    expect((await scripts(page)).filter((name) => name.includes('AlbumDialog'))).toEqual([]);
    await photo.click();
    await expect(dialog).toBeVisible({ timeout: 15_000 });
    await reactReady(page);
    await expect(page).toHaveURL(/\/Gallery$/);
    expect((await scripts(page)).filter((name) => name.includes('AlbumDialog'))).toHaveLength(1);

    const status = dialog.getByRole('status');
    await expect(status).toContainText(caption);
    await expect(status).toContainText('Picture 2 of 7');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    const picture = dialog.getByRole('img');
    await expect(picture).toHaveCount(1);
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(0);

    await page.keyboard.press('ArrowRight');
    await expect(status).toContainText('Picture 3 of 7');
    await page.keyboard.press('End');
    await expect(status).toContainText('Picture 7 of 7');
    await expect(dialog.getByRole('button', { name: 'Next picture' })).toBeDisabled();
    await page.keyboard.press('Home');
    await dialog.getByRole('button', { name: 'Next picture' }).click();
    await expect(status).toContainText('Picture 2 of 7');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(photo).toBeFocused();
  },
);

test('a finger turns the pages', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/Gallery');
  const { dialog, photo } = albumOf(page);
  await photo.tap();
  const status = dialog.getByRole('status');
  await expect(status).toContainText('Picture 2 of 7', { timeout: 15_000 });
  const session = await page.context().newCDPSession(page);
  const swipe = async (from: number, to: number) => {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: number[]) =>
      session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((x) => ({ x, y: 340 })) });
    await touch('touchStart', from);
    for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', from + (to - from) * part);
    await touch('touchEnd');
  };
  await swipe(300, 80);
  await expect(status).toContainText('Picture 3 of 7');
  await swipe(80, 300);
  await expect(status).toContainText('Picture 2 of 7');
  await swipe(180, 200);
  await expect(status).toContainText('Picture 2 of 7');
  // Not a tap: right after a synthetic swipe the browser may treat it as a double tap.
  await dialog.getByRole('button', { name: 'Close album' }).click();
  await expect(dialog).toHaveCount(0);
});

test('a press with Ctrl is left to the browser, which opens a tab', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/Gallery');
  const { dialog, photo } = albumOf(page);
  // Runs after all other listeners: it records whether the page has prevented the default, and keeps the tab from opening.
  await page.evaluate(() => {
    addEventListener('click', (event) => {
      document.documentElement.dataset['left'] = String(!event.defaultPrevented);
      event.preventDefault();
    });
  });
  for (const round of ['before React', 'with React']) {
    await photo.click({ modifiers: ['Control'] });
    await expect(page.locator('html'), round).toHaveAttribute('data-left', 'true');
    await expect(dialog).toHaveCount(0);
    await page.evaluate(() => delete document.documentElement.dataset['left']);
    await page.locator('#footer-subscribe-email').focus();
    await reactReady(page);
  }
});

test.describe('without JavaScript', once, () => {
  test.use({ javaScriptEnabled: false });

  test('each of the 28 pictures is a link to its full size', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/Gallery');
    await expect(page.getByRole('figure').getByRole('link')).toHaveCount(28);
    const { photo } = albumOf(page);
    const address = String(await photo.getAttribute('href'));
    await photo.click();
    await expect(page).toHaveURL((url) => url.pathname === address);
  });
});

test.describe('where scripts cannot be had', once, () => {
  test.use({ expectedMessages: [/^error: Failed to load resource: /] });

  for (const [what, pattern] of [
    ['React', /\/assets\/client[^/]*\.js$/],
    ['the dialog', /\/assets\/AlbumDialog[^/]*\.js$/],
  ] as const) {
    test(`without ${what} the press leads to the picture`, async ({ page }) => {
      await page.route(pattern, (route) => route.abort());
      await page.goto('/Gallery');
      const { photo } = albumOf(page);
      const address = String(await photo.getAttribute('href'));
      await photo.click();
      await expect(page).toHaveURL((url) => url.pathname === address, { timeout: 15_000 });
    });
  }
});
