import type { Locator } from '@playwright/test';
import { expect, test } from '../support/e2e';
import { first } from './steps/booking';

/** A visitor who taps elements by name; counts the taps. */
function visitor() {
  let taps = 0;
  return {
    tap: async (link: Locator) => {
      await link.click();
      taps += 1;
    },
    taps: () => taps,
  };
}

test.describe('taps from the start page of a phone', { tag: '@phone' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
  });

  test('one to call', async ({ page }) => {
    const bar = page.getByRole('navigation', { name: 'Quick contact' });
    const call = bar.getByRole('link', { name: 'Call', exact: true });
    await expect(call).toBeInViewport({ ratio: 1 });
    await expect(call).toHaveAttribute('href', /^tel:\+/);
  });

  test('two to the steps for somebody who does not breathe', async ({ page }) => {
    const { tap, taps } = visitor();
    await tap(page.getByRole('banner').getByRole('link', { name: 'First aid' }));
    await tap(page.getByRole('main').getByRole('link', { name: /^Not breathing/ }));
    await expect(page).toHaveURL(/\/FirstAid\/NotBreathing$/);
    await expect(page.getByText('Push hard and fast').first()).toBeInViewport();
    expect(taps()).toBe(2);
  });

  test('at most six to the form for a clinic, with the clinic chosen', async ({ page }) => {
    const { tap, taps } = visitor();
    const header = page.getByRole('banner');
    await tap(header.locator('summary', { hasText: 'Menu' }));
    await tap(header.getByText('Our Services'));
    await tap(header.getByRole('link', { name: 'Clinics by weekday' }));
    await expect(page).toHaveURL(/\/BookAppointment/);
    await tap(page.getByRole('radio', { name: new RegExp(`^${first.name}`) }));
    await expect(page.getByRole('radio', { name: new RegExp(`^${first.name}`) })).toBeChecked();
    expect(taps()).toBeLessThanOrEqual(6);
  });

  test('at most three to the form for a quote, with the service in its heading', async ({ page }) => {
    const { tap, taps } = visitor();
    await tap(page.getByRole('contentinfo').getByRole('link', { name: 'School emergency cover' }));
    await tap(page.getByRole('main').getByRole('link', { name: 'Get a Quote Today' }).first());
    await expect(page.getByRole('heading', { name: /School Emergency Cover/ })).toBeInViewport();
    await expect(page.getByLabel('Name of the school')).toBeVisible();
    expect(taps()).toBeLessThanOrEqual(3);
  });
});
