import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e';
import { bringReact } from './steps/react';
import { wordsOf } from './steps/wordsOf';

/** Whether the document has not been reloaded: a client-side navigation keeps it. */
const sameDocument = (page: Page) => page.evaluate(() => 'marked' in globalThis);

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await bringReact(page);
  await page.evaluate(() => Object.assign(globalThis, { marked: true }));
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Follows a link in the footer; those of the header are behind a menu on a phone. @returns Where the page was left, in px. */
async function follow(page: Page, path: string): Promise<number> {
  const link = page.locator(`footer a[href="${path}"]`).first();
  await link.scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  await link.click();
  await expect(page).toHaveURL(path);
  return left;
}

test(
  'once React is there links bring head, focus and top of the new page, and back brings the old place',
  { tag: '@nightly-phone' },
  async ({ page }) => {
    const [faq, about] = [await wordsOf(page, '/FAQ'), await wordsOf(page, '/AboutPage')];
    await open(page, '/FAQ');
    const left = await follow(page, '/AboutPage');
    expect(left).toBeGreaterThan(500);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.heading);
    await expect(page).toHaveTitle(about.title);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/AboutPage$/);
    await expect(page.getByRole('main')).toBeFocused();
    await expect.poll(() => scrolled(page)).toBe(0);

    await page.goBack();
    await expect(page).toHaveURL('/FAQ');
    await expect(page).toHaveTitle(faq.title);
    await expect.poll(async () => Math.abs((await scrolled(page)) - left)).toBeLessThan(50);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(about.heading);
    await expect.poll(() => scrolled(page)).toBe(0);
    expect(await sameDocument(page)).toBe(true);
  },
);

test(
  'an address that names a part goes there, and back from another document too',
  { tag: ['@nightly-phone', '@chromium'] },
  async ({ page }) => {
    const faq = await wordsOf(page, '/FAQ');
    await open(page, '/AboutPage');
    await page.evaluate(() => {
      history.pushState(null, '', '/FAQ#footer-subscribe-email');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await expect(page).toHaveTitle(faq.title);
    await expect(page.locator('#footer-subscribe-email')).toBeInViewport();
    expect(await sameDocument(page)).toBe(true);

    const left = await scrolled(page);
    await page.goto('/MessageSent');
    await page.goBack();
    await expect(page).toHaveTitle(faq.title);
    await expect.poll(async () => Math.abs((await scrolled(page)) - left)).toBeLessThan(50);
  },
);

test.describe('a page that cannot be loaded', () => {
  test.use({ expectedMessages: [/ERR_FAILED|Failed to fetch dynamically imported module|^error: Error \(/] });

  test(
    'says so inside the frame, with the call link; the next page is shown again',
    { tag: '@nightly-desktop' },
    async ({ page }) => {
      await open(page, '/FAQ');
      // Where the server answers, a new document has the page.
      await page.route(/\/assets\/(AboutPage|aboutPage)-|\/$/, (route) => route.abort());
      await page.locator('footer a[href="/AboutPage"]').first().press('Enter');
      await expect(page).toHaveURL('/AboutPage');
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: /^Call / }).first()).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        (await wordsOf(page, '/NoSuchPage')).heading,
      );
      await follow(page, '/FAQ');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText((await wordsOf(page, '/FAQ')).heading);
      expect(await sameDocument(page)).toBe(true);
    },
  );
});
