import { expect, test } from '../support/e2e';
import { expectAccessible } from './steps/axe';
import { paleOnPaper } from './steps/paper';

/** One page of each kind. */
const paths = ['/', '/EmergencyCare', '/BookAppointment', '/FirstAid/NotBreathing', '/Testimonials'];

// Colours are the same at every width.
test.describe('the dark scheme', { tag: '@phone' }, () => {
  test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

  for (const path of paths) {
    test(`${path} is dark on the screen, with enough contrast, and light on paper`, async ({ page }) => {
      await page.goto(path);
      const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const fields = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
      expect(await ground()).toBe('rgb(11, 23, 28)');
      expect(await fields()).toBe('dark');
      await expectAccessible(page, 'dark');
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      expect(await ground()).toBe('rgb(255, 255, 255)');
      expect(await fields()).not.toBe('dark');
      expect(await paleOnPaper(page)).toEqual([]);
    });
  }
});
