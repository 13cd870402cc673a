import type { Page } from '@playwright/test';
import { expect } from '../support/e2e';
import { openBooking } from './steps/booking';
import { filling, openContact } from './steps/contact';
import { test } from './steps/policy';
import { bringReact } from './steps/react';
import { openReview } from './steps/review';

/** A policy does not depend on the screen. pages.spec.ts checks every page as loaded. */
const once = { tag: '@desktop' };
/** Repeats the checks of pages.spec.ts after more interaction. */
const atNight = { tag: ['@desktop', '@nightly'] };

/** Shows all pictures, including lazy ones. */
async function seeAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
}

const shownByReact = [
  ['Gallery', '/Gallery'],
  ['Contact', '/ContactUs'],
  ['Questions', '/FAQ'],
] as const;

test('home: popup, slider, carousel, menu, and pages one after the other', atNight, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('complementary', { name: 'Welcome' }).getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Next slide' }).click();
  await bringReact(page);
  // Pages rendered by React are subject to the policy of the page that was loaded.
  for (const [name, path] of shownByReact) {
    await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await seeAll(page);
  }
  await page.goto('/');
  await page.getByRole('banner').locator('summary', { hasText: 'Our Services' }).click();
});

test('forms: mistakes, dialogs, sent, and a refused plain form', atNight, async ({ page, request }) => {
  const { button, form, fill, status } = await openContact(page);
  await button.click();
  await expect(form.getByRole('group', { name: 'There is a problem' })).toBeVisible();
  await fill(filling('Policy'));
  await button.click();
  await expect(status).not.toHaveText('');

  const review = await openReview(page);
  await review.submit.click();
  await review.cancel.click();
  await expect(review.dialog).toHaveCount(0);

  const booking = await openBooking(page, '?clinic=1');
  await booking.button.click();
  await expect(booking.alert).toBeVisible();

  const refused = await request.post('/book-appointment', { form: { name: 'Policy' }, maxRedirects: 0 });
  await page.goto(refused.headers()['location'] ?? '');
  await expect(page.getByRole('group', { name: 'There is a problem' })).toBeVisible();
  await bringReact(page);
});

test('album and assistant', atNight, async ({ page }) => {
  await page.goto('/Gallery');
  await page.getByRole('figure').getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible({ timeout: 15_000 });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');

  await page.goto('/FAQ');
  await page
    .getByRole('navigation', { name: 'Quick contact' })
    .getByRole('button', { name: 'Assistant' })
    .click();
  const panel = page.getByRole('dialog', { name: 'Assistant' });
  await panel.getByRole('textbox').fill('My dad has chest pain');
  await panel.getByRole('textbox').press('Enter');
  await expect(panel.getByRole('log').locator('li:has(time)')).toHaveCount(2);
});

test.describe('what is no page of the site', () => {
  test.use({ expectedMessages: [/status of 40[45]/] });

  // Firefox asks for an icon there, too, and is refused it.
  test('errors, and pictures opened by themselves', { tag: ['@desktop', '@chromium'] }, async ({ page }) => {
    await page.goto('/nothing/here');
    await bringReact(page);
    await page.goto('/Gallery');
    const pictures = await page
      .getByRole('figure')
      .getByRole('link')
      .evaluateAll((links: HTMLAnchorElement[]) => links.map((link) => link.href));
    for (const path of [
      pictures[0] ?? '',
      '/share/site.png',
      '/favicon.svg',
      '/robots.txt',
      '/reviews.json',
    ]) {
      expect((await page.goto(path))?.status(), path).toBe(200);
    }
  });
});

test.describe('a page that another site has changed', () => {
  test.use({ expectedMessages: [/Content.Security.Policy|Trusted(?:HTML|Script)/] });

  test('runs nothing that is not of the site', once, async ({ page, violations }) => {
    await page.goto('/FAQ');
    const ran = await page.evaluate(async () => {
      const inline = document.createElement('script');
      inline.append('window.ran = true');
      document.body.append(inline);
      const foreign = Object.assign(document.createElement('img'), { src: 'https://example.com/x.png' });
      document.body.append(foreign);
      const refused: string[] = [];
      try {
        document.body.insertAdjacentHTML('beforeend', '<b>text</b>');
      } catch (error) {
        refused.push(String(error).split(':')[0] ?? '');
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
      return { ran: 'ran' in window, refused };
    });
    expect(ran).toEqual({ ran: false, refused: ['TypeError'] });
    await expect
      .poll(() => violations.map((text) => text.split(' ')[1]).sort())
      .toEqual(['img-src', 'require-trusted-types-for', 'require-trusted-types-for']);
    violations.length = 0;
  });
});
