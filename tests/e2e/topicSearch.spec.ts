import type { Page } from '@playwright/test';
import { expect } from '../support/e2e';
import { overflowing } from './steps/layout';
import { expectAccessible } from './steps/axe';
import { test, visit } from './steps/offline';
import { bringReact } from './steps/react';

const field = (page: Page) => page.getByRole('main').getByRole('searchbox');
const found = (page: Page) => page.locator('[data-results] a').filter({ visible: true });
/** The three topics for which seconds count. */
const urgent = (page: Page) =>
  page.locator('[data-ask]').locator('xpath=../following-sibling::ul[1]').getByRole('link');

test(
  'a sentence finds its page first, and Tab and Enter lead there',
  { tag: '@nightly-desktop' },
  async ({ page }) => {
    await page.goto('/FirstAid');
    await field(page).pressSequentially('my baby swallowed a coin');
    await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
      '4 pages fit. The best comes first.',
    );
    await expect(found(page).first()).toHaveText(/^Choking: baby, under 1 year ?Cannot cough/);
    await expect(found(page)).toHaveCount(4);
    await expect(urgent(page)).toHaveCount(3);
    for (const link of await urgent(page).all()) await expect(link).toBeVisible();
    expect(await overflowing(page)).toEqual([]);
    await expectAccessible(page, 'with results');
    await page.keyboard.press('Tab');
    await expect(found(page).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/FirstAid/Choking#baby');
    await expect(page.getByRole('heading', { name: /^Baby/ })).toBeVisible();
    await page.goBack();
    await expect(found(page)).toHaveCount(4);
  },
);

test('Kiswahili and English on either page, and where React is at work', async ({ page }) => {
  await page.goto('/sw/FirstAid');
  await field(page).fill('my child is not breathing');
  await expect(found(page).first()).toHaveAttribute('href', '/sw/FirstAid/NotBreathing#child');
  await page.goto('/FirstAid');
  await bringReact(page);
  await field(page).fill('mtoto hapumui');
  await expect(found(page).first()).toHaveAttribute('href', '/FirstAid/NotBreathing#child');
});

test('what was found stays when React takes the page over, and a page that React shows has the search', async ({
  page,
}) => {
  await page.goto('/FirstAid');
  await field(page).fill('my baby swallowed a coin');
  await expect(found(page)).toHaveCount(4);
  await bringReact(page);
  await expect(found(page)).toHaveCount(4);
  await field(page).fill('nyoka');
  await expect(found(page).first()).toHaveAttribute('href', '/FirstAid/Snakebite');
  await page.goto('/FAQ');
  await bringReact(page);
  await page.getByRole('main').getByRole('link', { name: 'All first aid', exact: true }).click();
  await page.waitForURL('**/FirstAid');
  await field(page).fill('mtoto hapumui');
  await expect(found(page).first()).toHaveAttribute('href', '/FirstAid/NotBreathing#child');
});

test('words of no page: the urgent ones, the assistant and the whole list stay', async ({ page }) => {
  await page.goto('/FirstAid');
  const rows = page.getByRole('main').getByRole('region').getByRole('link').filter({ visible: true });
  const all = await rows.count();
  await field(page).fill('he is not himself today');
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(/^No page has these words/);
  await expect(found(page)).toHaveCount(0);
  await expect(rows).toHaveCount(all);
  await expect(urgent(page)).toHaveCount(3);
  await expect(page.getByRole('link', { name: 'Ask the assistant about this' })).toBeVisible();
});

for (const { path, ask, name, tag } of [
  { path: '/FirstAid', ask: 'Ask the assistant about this', name: 'Assistant', tag: [] },
  { path: '/sw/FirstAid', ask: 'Muulize msaidizi swali hili', name: 'Msaidizi', tag: ['@nightly'] },
])
  test(`${path}: the assistant is asked what was typed`, { tag }, async ({ page }) => {
    await page.goto(path);
    await field(page).fill('he is not himself today');
    await page.getByRole('link', { name: ask }).click();
    const log = page.getByRole('dialog', { name }).getByRole('log');
    await expect(log.locator('li:has(time)').first()).toContainText('he is not himself today', {
      timeout: 15_000,
    });
    await expect(log.locator('li:has(time)')).toHaveCount(2);
  });

test('without a network after one visit', { tag: ['@desktop', '@chromium'] }, async ({ page, context }) => {
  await visit(page, '/FirstAid');
  await context.setOffline(true);
  await page.goto('/FirstAid');
  await field(page).fill('nyoka');
  await expect(found(page).first()).toHaveAttribute('href', '/FirstAid/Snakebite');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is the list, and no field', async ({ page }) => {
    await page.goto('/FirstAid');
    await expect(field(page)).toBeHidden();
    await expect(page.getByRole('link', { name: 'Ask the assistant about this' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Snakebite' })).toBeVisible();
  });
});
