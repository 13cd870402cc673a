import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e';
import { contactForm } from './steps/contact';
import { messagesBy, reviewBy } from './steps/desk';
import { tabTo, typeAndTab } from './steps/keyboard';
import { reactReady } from './steps/react';
import { reviewForm } from './steps/review';

/** Keys in forms do not depend on the width; the tab stops before them are checked on both. */
const once = { tag: '@desktop' };
/** On the desktop in the nightly run only. */
const desktopAtNight = { tag: '@nightly-desktop' };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Closes the welcome popup, which could cover the focused element. */
async function closePopup(page: Page): Promise<void> {
  const popup = page.getByRole('complementary', { name: 'Welcome' });
  await tabTo(page, popup.getByRole('button', { name: 'Close' }), 20);
  await page.keyboard.press('Enter');
  await expect(popup).toBeHidden();
}

test('home: skip link, then menus by Enter, Tab and Esc', desktopAtNight, async ({ page, isMobile }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await tabTo(page, skip, 1);
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);

  await page.goto('/OurTeam');
  const menu = header.locator('summary', { hasText: 'Menu' });
  const about = header.locator('summary', { hasText: 'About Us' });
  if (isMobile) {
    await tabTo(page, menu, 6);
    await page.keyboard.press('Enter');
  }
  await tabTo(page, about, 10);
  await page.keyboard.press('Space');
  const first = header.locator('a[href="/AboutPage"]');
  await tabTo(page, first, 1);
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await expect(about).toBeFocused();
  if (isMobile) {
    await page.keyboard.press('Escape');
    await expect(about).toBeHidden();
    await expect(menu).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, about, 4);
  }
  await page.keyboard.press('Enter');
  await tabTo(page, header.getByRole('link', { name: 'Testimonials' }), 4);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/Testimonials$/);
});

test(
  'home: the slider is stopped and moved, the carousel goes to both ends and keeps the focus',
  { tag: ['@nightly-desktop', '@chromium'] },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    await closePopup(page);
    const slider = page.locator('[data-behaviour=slider]');
    const stop = slider.getByRole('button', { name: 'Stop the slide show' });
    await tabTo(page, stop);
    await page.keyboard.press('Enter');
    const start = slider.getByRole('button', { name: 'Start the slide show' });
    await expect(start).toBeFocused();
    await tabTo(page, slider.getByRole('button', { name: 'Slide 3' }), 4);
    await page.keyboard.press('Space');
    const shown = slider.locator('[aria-roledescription=slide]:not([inert])');
    await expect(shown).toHaveAccessibleName('3 of 7');
    await tabTo(page, slider.getByRole('button', { name: 'Next slide' }), 8);
    await page.keyboard.press('Enter');
    await expect(shown).toHaveAccessibleName('4 of 7');

    const carousel = page.locator('[data-behaviour=carousel]');
    const next = carousel.getByRole('button', { name: 'Next clinics' });
    const previous = carousel.getByRole('button', { name: 'Previous clinics' });
    const status = carousel.getByRole('status');
    await tabTo(page, next);
    let presses = 0;
    while (await next.isVisible()) {
      await page.keyboard.press('Enter');
      presses += 1;
      expect(presses).toBeLessThan(9);
    }
    await expect(previous).toBeFocused();
    await expect(status).toContainText('9 of 9');
    const last = carousel.getByRole('listitem').filter({ hasText: 'Nutritional Clinic' });
    await expect
      .poll(() =>
        last.evaluate((card) => {
          const { left, right } = card.getBoundingClientRect();
          return left >= 0 && right <= innerWidth;
        }),
      )
      .toBe(true);
    for (let press = 0; press < presses; press += 1) await page.keyboard.press('Enter');
    await expect(previous).toBeHidden();
    await expect(next).toBeFocused();
    await expect(status).toContainText(/^Clinics? 1 /);
    await tabTo(page, carousel.getByRole('link').first(), 1);
  },
);

for (const path of ['/', '/ContactUs', '/Testimonials']) {
  test(
    `${path}: every stop down to the footer is on the screen, uncovered and marked`,
    path === '/' ? desktopAtNight : { tag: '@nightly' },
    async ({ page }) => {
      await page.goto(path);
      if (path === '/') await closePopup(page);
      await tabTo(page, page.getByRole('contentinfo').getByRole('button', { name: 'Subscribe' }), 120);
    },
  );
}

test('contact: mistakes, put right, sent', once, async ({ page, site }, info) => {
  const name = `Keys ${info.project.name}`;
  await page.goto('/ContactUs');
  const { button, fields, form, status } = contactForm(page);
  await tabTo(page, fields.name);
  await reactReady(page);
  await typeAndTab(page, name);
  await typeAndTab(page, 'keys@example.com');
  await typeAndTab(page, '12');
  await expect(fields.message).toBeFocused();
  // The privacy policy stands before the button.
  await tabTo(page, button, 2);
  await page.keyboard.press('Enter');
  await expect(form.getByRole('group', { name: 'There is a problem' })).toBeFocused();
  await tabTo(page, form.getByRole('link', { name: /^Enter a full phone number/ }), 1);
  await page.keyboard.press('Enter');
  await expect(fields.phone).toBeFocused();
  await page.keyboard.press('Control+A');
  await typeAndTab(page, '0112 345 678');
  await typeAndTab(page, 'By keys alone.');
  await tabTo(page, button, 1);
  await page.keyboard.press('Space');
  await expect(status).toContainText('Message sent successfully!');
  expect(await messagesBy(site, name)).toMatchObject([{ phone: '+254112345678', message: 'By keys alone.' }]);
});

test('testimonials: dialog, stars, send; Tab stays in the dialog', once, async ({ page, site }, info) => {
  const name = `Keys ${info.project.name}`;
  await page.goto('/Testimonials');
  const opener = page.getByRole('button', { name: 'Write a Review' });
  await tabTo(page, opener);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Submit Your Review' });
  await expect(dialog).toBeVisible({ timeout: 15_000 });
  const { fields, noStars, stars, submit } = reviewForm(dialog);
  for (let stop = 0; stop < 12; stop += 1) {
    await page.keyboard.press('Tab');
    // The dialog's focus guard is between the last and the first tab stop.
    await expect
      .poll(() =>
        page.evaluate(() => document.activeElement?.closest('[role=presentation],[role=dialog]') !== null),
      )
      .toBe(true);
  }
  await tabTo(page, fields.name, 12);
  await typeAndTab(page, name);
  await typeAndTab(page, 'Runner');
  await typeAndTab(page, 'Quick.');
  await expect(noStars).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(stars(5)).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(stars(4)).toBeChecked();
  await expect(stars(4)).toBeFocused();
  await tabTo(page, submit, 2);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  expect(await reviewBy(site, name)).toMatchObject({ rating: 4, text: 'Quick.' });
});
