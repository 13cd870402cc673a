import { expect, test } from '../support/e2e';
import { contactForm, filling } from './steps/contact';
import { messagesBy } from './steps/desk';
import { bringReact } from './steps/react';

/** What a browser lacks does not depend on the width. */
const once = { tag: '@phone' };

test('below the baseline: the plain page, no React, and no error', once, async ({ page, site }) => {
  const typed = filling('Too old');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  // Features that the first-load script checks for; a browser without them is not available for this test.
  await page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, 'at');
  });
  await page.goto('/ContactUs');
  const header = page.getByRole('banner');
  await header.locator('summary', { hasText: 'Menu' }).click();
  await header.locator('summary', { hasText: 'Our Services' }).click();
  await expect(header.getByRole('link', { name: 'Sports Coverage' })).toBeVisible();
  await header.locator('summary', { hasText: 'Menu' }).click();
  await expect(header.getByRole('link', { name: 'Sports Coverage' })).toBeHidden();

  const { fill, button } = contactForm(page);
  await fill(typed);
  await button.click();
  await expect(page).toHaveURL(/\/MessageSent\?sent=/);
  expect(await messagesBy(site, typed.name)).toHaveLength(1);

  await page.goto('/');
  const bar = page.getByRole('navigation', { name: 'Quick contact' });
  await expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+254700000000');
  await page.locator('#footer-subscribe-email').focus();
  await bar.getByRole('link', { name: 'Assistant' }).click();
  await expect(page).toHaveURL(/\/FirstAid$/);
  expect(scripts.filter((path) => !/^\/assets\/(?:first-load|later)-/.test(path))).toEqual([]);
});

test.describe('a behaviour that fails', () => {
  test.use({ expectedMessages: [/a selector that is not known/] });

  test('is reported once, and the page stands with and without React', once, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.addInitScript(() => {
      // As in browsers without this selector: slider and popup use it when they are attached.
      const find = Object.getOwnPropertyDescriptor(Element.prototype, 'querySelector')?.value as (
        this: Element,
        selector: string,
      ) => Element | null;
      Element.prototype.querySelector = function (selector: string) {
        if (selector === ':focus-visible') throw new SyntaxError('a selector that is not known');
        return find.call(this, selector);
      };
    });
    await page.goto('/');
    const sections = page.getByRole('main').locator('section');
    const total = await sections.count();
    const words = await page.getByRole('heading', { level: 1 }).textContent();
    await expect.poll(() => errors).toHaveLength(2);
    await bringReact(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words ?? '');
    await expect(sections).toHaveCount(total);
    await page.locator('[data-behaviour=carousel] [data-step="1"]').click();
    expect(errors).toHaveLength(2);
  });
});
