import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e';
import { expectAccessible } from './steps/axe';
import { contactForm, filling, sendPath } from './steps/contact';
import { bringReact } from './steps/react';
import { openDialog, reviewPath } from './steps/review';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

// pages.spec.ts checks all other pages as loaded.

/** Each menu of the header, open. */
async function expectMenus(page: Page, isMobile: boolean): Promise<void> {
  const header = page.getByRole('banner');
  if (isMobile) {
    await header.locator('summary', { hasText: 'Menu' }).click();
    await expectAccessible(page, 'menu open');
  }
  for (const name of ['About Us', 'Our Services']) {
    await header.locator('summary', { hasText: name }).click();
    await expectAccessible(page, `${name} open`);
  }
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
}

test(
  'home: popup, popup closed, menus, slider and carousel moved, hydrated',
  { tag: '@nightly-desktop' },
  async ({ page, isMobile }) => {
    await page.goto('/');
    const popup = page.getByRole('complementary', { name: 'Welcome' });
    await popup.hover();
    await expectAccessible(page, 'as loaded, popup open');
    await popup.getByRole('button', { name: 'Close' }).click();
    await expect(popup).toBeHidden();
    await expectMenus(page, isMobile);
    await page.getByRole('button', { name: 'Next slide' }).click();
    await page.getByRole('button', { name: 'Next clinics' }).click();
    await expect(page.getByRole('button', { name: 'Previous clinics' })).toBeVisible();
    await expectAccessible(page, 'moved');
    await bringReact(page);
    await expectAccessible(page, 'hydrated');
  },
);

// Each run tests the phone; on the desktop the stories of the forms run axe.
test.describe('forms', { tag: '@nightly-desktop' }, () => {
  test.use({ expectedMessages: [/^error: Failed to load resource: /] });

  test('contact: loaded, menus, hydrated, mistakes, failed, sent', async ({ page, isMobile }) => {
    await page.goto('/ContactUs');
    await expectAccessible(page, 'as loaded');
    await expectMenus(page, isMobile);
    await bringReact(page);
    await expectAccessible(page, 'hydrated');
    const { alert, button, fill, form, status } = contactForm(page);
    await button.click();
    await expect(form.getByRole('link', { name: 'Enter your name.' })).toBeVisible();
    await expectAccessible(page, 'mistakes');
    await fill(filling('Axe'));
    await page.route(sendPath, (route) => route.fulfill({ status: 500, body: 'Away' }));
    await button.click();
    await expect(alert.getByText('Error sending message: Away')).toBeVisible();
    await expectAccessible(page, 'failed');
    await page.unroute(sendPath);
    await button.click();
    await expect(status).toContainText('Message sent successfully!');
    await expectAccessible(page, 'sent');
  });

  test(
    'testimonials: loaded, menus, dialog, mistakes, failures, question, sent',
    { tag: '@nightly' },
    async ({ page, isMobile }) => {
      await page.goto('/Testimonials');
      await expectAccessible(page, 'as loaded');
      await expectMenus(page, isMobile);
      const { cancel, dialog, fill, stars, submit } = await openDialog(page);
      await expectAccessible(page, 'dialog');
      await submit.click();
      await expect(dialog.getByRole('group', { name: 'There is a problem' })).toBeFocused();
      await expectAccessible(page, 'mistakes');
      await fill({ name: 'Axe', title: 'Tester', text: 'Good.' });
      await stars(5).check();
      await page.route(reviewPath, (route) => route.fulfill({ status: 500 }));
      await submit.click();
      await expect(dialog.getByRole('status')).not.toHaveText('');
      await expectAccessible(page, 'refused');
      await page.unroute(reviewPath);
      await page.route(reviewPath, (route) => route.abort());
      await submit.click();
      await expect(dialog.getByRole('alert')).toBeVisible();
      await expectAccessible(page, 'no answer');
      await page.unroute(reviewPath);
      await cancel.click();
      await expectAccessible(page, 'question');
      await page.keyboard.press('Enter');
      await submit.click();
      await expect(dialog).toHaveCount(0);
      await expectAccessible(page, 'sent');
    },
  );

  test('forms that came back and the error page', async ({ page, request }) => {
    for (const [path, form] of [
      ['/api/v1.0/email/send', { name: '', email: 'a', phone: '1', message: '' }],
      ['/send-review', { name: '', title: '', text: '' }],
      ['/subscribe', { email: 'a' }],
    ] as const) {
      const answer = await request.post(path, { form, maxRedirects: 0 });
      expect(answer.status()).toBe(303);
      await page.goto(answer.headers()['location'] ?? '');
      await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
      await expectAccessible(page, `${path} came back`);
    }
    await page.goto('/NoSuchPage');
    await expectAccessible(page, 'error page');
  });
});
