import { expect, test } from '../support/e2e';
import { paleOnPaper } from './steps/paper';

/** Pages that people pin to a wall or read at a table. */
const paths = ['/FAQ', '/TermsOfService', '/PrivacyPolicy', '/EmergencyCare', '/WhatHappens'];

/** Of these, those with answers that open. */
const withAnswers = ['/FAQ', '/EmergencyCare', '/WhatHappens'];

test.describe('on paper', { tag: '@desktop' }, () => {
  test.use({ viewport: { width: 720, height: 1040 } });

  for (const path of paths) {
    test(`${path} is dark text with the number on top, and nothing to press`, async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      expect.soft(await paleOnPaper(page)).toEqual([]);
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: /^Call / })).toBeVisible();
      await expect(header.locator('nav, summary').filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(page.getByRole('navigation', { name: 'Quick contact' })).toBeHidden();
      const buttons = page.getByRole('main').locator('a.MuiButton-root:not([href^="tel:"])');
      await expect(buttons.filter({ visible: true })).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The first lines stand below the number, not a picture's height away from it.
      const top = await page
        .getByRole('heading', { level: 1 })
        .evaluate((one) => one.getBoundingClientRect().top);
      expect(top).toBeLessThan(260);
      if (!withAnswers.includes(path)) return;
      const answers = page.getByRole('main').locator('details p');
      expect(await answers.count()).toBeGreaterThan(4);
      const hidden = await answers.evaluateAll((all) => all.filter((one) => !one.checkVisibility()).length);
      expect(hidden, 'answers that are closed').toBe(0);
    });
  }

  test('other pages have no words as light as the paper', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    for (const path of ['/', '/AboutPage', '/ContactUs', '/SchoolEmergencyCover']) {
      await page.goto(path);
      expect.soft(await paleOnPaper(page), path).toEqual([]);
    }
  });
});
