import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e';

/** Presses links of the page by their names, one after the other. */
async function tap(page: Page, ...names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of names) await page.getByRole('main').getByRole('link', { name }).click();
}

const headline = (page: Page) => page.getByRole('heading', { level: 1 });

test.describe('three taps without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('lead to CPR, to the page on a fall, and back to the first question', async ({ page }) => {
    await page.goto('/FirstAid');
    await tap(page, 'No, or not sure');
    await expect(headline(page)).toHaveText('Do they breathe normally?');
    await expect(page.getByText('Question 2 of 3')).toBeVisible();
    await tap(page, /^No, only gasps, or not sure/);
    await expect(page).toHaveURL('/FirstAid/NotBreathing');
    await page.goBack();
    await tap(page, /^Yes, but after a fall/);
    await expect(page).toHaveURL('/FirstAid/Spine');
    await page.goBack();
    await tap(page, 'Change');
    await expect(page).toHaveURL('/FirstAid');
  });

  test('lead through a tile to its pages, and to the quiet ones', async ({ page }) => {
    await page.goto('/ChatBot');
    await tap(page, 'Yes', 'Blood, wound or blow');
    await expect(headline(page)).toHaveText('Blood, wound or blow');
    await tap(page, 'Back', 'Chest, face, arm or a fit', /^Fainting/);
    await expect(page).toHaveURL('/FirstAid/Fainting');
    await page.goto('/FirstAid');
    await tap(page, 'It is me', 'Bite, attack or fear', /^Rape/);
    await expect(page).toHaveURL('/FirstAid/Care');
    await expect(page.getByRole('link', { name: /^Leave this page/ })).toBeVisible();
  });

  test('lead there in Kiswahili, and the header to the same question in English', async ({ page }) => {
    await page.goto('/sw/FirstAid');
    await tap(page, 'Hapana, au sina hakika', /^Hapana, mara mojamoja tu/);
    await expect(headline(page)).toHaveText('Hapumui');
    await page.goto('/sw/FirstAid');
    await tap(page, 'Ndiyo', 'Kuungua, stima au sumu', /^Amepigwa na stima/);
    await expect(page).toHaveURL('/sw/FirstAid/ElectricShock');
    await page.goto('/sw/FirstAid/AskMe');
    await page.getByRole('banner').locator('a[hreflang=en]').filter({ visible: true }).click();
    await expect(page).toHaveURL('/FirstAid/AskMe');
  });
});

test('the empty panel of the assistant asks the first question, and its answers lead on', async ({
  page,
}) => {
  await page.goto('/ChatBot');
  const panel = page.getByRole('dialog', { name: 'Assistant' });
  await panel.getByRole('link', { name: 'It is me who needs help' }).click();
  await expect(headline(page)).toHaveText('What is wrong?');
  await expect(page).toHaveURL('/FirstAid/AskMe');
  await tap(page, 'I do not know: ask the assistant');
  await expect(panel.getByRole('textbox')).toBeVisible();
});
