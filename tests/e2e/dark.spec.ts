import { expect, test } from '../support/e2e';
import { expectAccessible } from './steps/axe';
import { paleOnPaper } from './steps/paper';

/** One page of each kind. */
const paths = ['/', '/EmergencyCare', '/BookAppointment', '/FirstAid/NotBreathing', '/Testimonials'];

// Colours do not depend on the width.
test.describe('the dark scheme', { tag: '@phone' }, () => {
  test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

  for (const path of paths) {
    test(`${path} is dark on the screen, with enough contrast, and light on paper`, async ({ page }) => {
      await page.goto(path);
      const [root, body] = [page.locator('html'), page.locator('body')];
      await expect(body).toHaveCSS('background-color', 'rgb(11, 23, 28)');
      await expect(root).toHaveCSS('color-scheme', 'dark');
      await expectAccessible(page, 'dark');
      // With less motion each level of the page would take a millisecond to change its colours.
      await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'no-preference' });
      await expect(body).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await expect(root).toHaveCSS('color-scheme', 'normal');
      expect(await paleOnPaper(page)).toEqual([]);
    });
  }
});
