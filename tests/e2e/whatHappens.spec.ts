import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e';
import { bringReact } from './steps/react';

/** The same at every width: on the desktop in the nightly run. */
const phoneOrNight = { tag: '@nightly-desktop' };

/** The prefilled message of the bar's chat link. */
const chat = async (page: Page) => {
  const link = page
    .getByRole('navigation', { name: 'Quick contact' })
    .getByRole('link', { name: 'WhatsApp' });
  return new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')?.trim();
};

test('a link above the road opens its answer', phoneOrNight, async ({ page }) => {
  await page.goto('/WhatHappens');
  await page.getByRole('link', { name: 'No airtime' }).click();
  const question = page.locator('#questions-2');
  await expect(question).toHaveAttribute('open', '');
  await expect(question).toBeInViewport();
  await expect(question.getByRole('link', { name: 'Ambulance line: 1199' })).toHaveAttribute(
    'href',
    'tel:1199',
  );
});

test('the words of the chat follow a navigation in the browser', phoneOrNight, async ({ page }) => {
  await page.goto('/WhatHappens');
  expect(await chat(page)).toBe('Emergency. I need an ambulance. I am at:');
  await bringReact(page);
  await page.locator('footer a[href="/SchoolEmergencyCover"]').click();
  await expect(page).toHaveURL('/SchoolEmergencyCover');
  await expect.poll(() => chat(page)).toBe('Hello. I have a question about School Emergency Cover:');
  await page.goBack();
  await expect.poll(() => chat(page)).toBe('Emergency. I need an ambulance. I am at:');
});

test.describe('without JavaScript', phoneOrNight, () => {
  test.use({ javaScriptEnabled: false });

  test('all seven stops are there in both languages, and an answer opens', async ({ page }) => {
    for (const [other, words] of [
      ['Kiswahili', 'When you call'],
      ['English', 'Unapopiga simu'],
    ] as const) {
      await page.goto(other === 'Kiswahili' ? '/WhatHappens' : '/sw/WhatHappens');
      const stops = page.locator('#way > ol > li');
      await expect(stops).toHaveCount(7);
      await expect(stops.first()).toContainText(words);
      await expect(page.getByRole('banner').getByRole('link', { name: other })).toBeVisible();
      await page.locator('#questions-1 > summary').click();
      await expect(page.locator('#questions-1').getByRole('link').first()).toBeVisible();
    }
  });
});
