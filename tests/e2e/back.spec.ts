import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e';
import { reactReady } from './steps/react';
import { reviewForm } from './steps/review';

/** Back is the same at every width; phones have a button for it. */
const once = { tag: '@phone' };

/** Goes to a page after another one, to which Back leads. */
async function visit(page: Page, path: string) {
  await page.goto('/TermsOfService');
  await page.goto(path);
}

async function expectToLeave(page: Page) {
  await page.goBack();
  await expect(page).toHaveURL(/\/TermsOfService$/);
}

test(
  'Back closes the album before it leaves the page; closed by its button it leaves no step behind',
  once,
  async ({ page }) => {
    await visit(page, '/Gallery');
    const photo = page
      .getByRole('figure')
      .filter({ hasText: 'A motorcycle arrives before the ambulance' })
      .getByRole('link');
    const dialog = page.getByRole('dialog');
    await photo.click();
    await expect(dialog).toBeVisible({ timeout: 15_000 });
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/Gallery$/);
    await expect(photo).toBeFocused();

    await photo.click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await expectToLeave(page);
  },
);

test(
  'Back asks before a review is thrown away, and keeps it if Back is pressed again',
  once,
  async ({ page }) => {
    await visit(page, '/Testimonials');
    await page.getByRole('button', { name: 'Write a Review' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible({ timeout: 15_000 });
    await reactReady(page);
    const { fill, typed } = reviewForm(dialog);
    const text = { name: 'Njeri', title: 'Quick', text: 'They came quickly.' };
    await fill(text);
    const question = dialog.getByRole('group', { name: 'Discard your review?' });
    await page.goBack();
    await expect(question).toBeVisible();
    await page.goBack();
    await expect(question).toHaveCount(0);
    expect(await typed()).toEqual(text);
    await page.goBack();
    await question.getByRole('button', { name: 'Discard it' }).click();
    await expect(dialog).toHaveCount(0);
    await expectToLeave(page);
  },
);

test('Back closes the assistant before it leaves the page', once, async ({ page }) => {
  await visit(page, '/FAQ');
  const launcher = page.getByRole('button', { name: /assistant/i });
  const panel = page.getByRole('dialog');
  await launcher.click();
  await expect(panel).toBeVisible();
  await page.goBack();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(/\/FAQ$/);
  await expect(launcher).toBeFocused();

  await launcher.click();
  await expect(panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  // The panel's own step back has been made.
  await expect.poll(() => page.evaluate(() => 'overlays' in (history.state ?? {}))).toBe(false);
  await expectToLeave(page);
});
