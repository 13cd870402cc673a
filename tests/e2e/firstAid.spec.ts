import { siteRoutes } from '../../src/app/routes';
import { expect, test } from '../support/e2e';

const paths = siteRoutes.map(({ path }) => path).filter((path) => path.startsWith('/FirstAid'));
const topics = paths.filter((path) => path !== '/FirstAid');

test.describe('without JavaScript', { tag: '@nightly-desktop' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the launcher of the assistant, the questions page and the footer lead to first aid', async ({
    page,
  }) => {
    await page.goto('/');
    await page
      .getByRole('navigation', { name: 'Quick contact' })
      .getByRole('link', { name: 'Assistant' })
      .click();
    await expect(page).toHaveURL(/\/FirstAid$/);
    await page.goto('/FAQ');
    await page.getByRole('main').getByRole('link', { name: 'First aid, step by step' }).click();
    await expect(page).toHaveURL(/\/FirstAid$/);
    await page.goto('/Gallery');
    await page.getByRole('contentinfo').getByRole('link', { name: 'First aid' }).click();
    await expect(page).toHaveURL(/\/FirstAid$/);
    await page.getByRole('link', { name: /^Choking/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choking');
    await page.getByRole('navigation', { name: 'Who is it?' }).getByRole('link', { name: 'Baby' }).click();
    await expect(page.getByRole('heading', { name: /^Baby/ })).toBeInViewport();
  });

  test('each topic: the call and the beginning of the list are in sight at once', async ({ page }) => {
    test.slow();
    for (const path of topics) {
      await page.goto(path);
      const main = page.getByRole('main');
      await expect.soft(main.getByRole('link', { name: /^Call 0/ }), path).toBeInViewport({ ratio: 1 });
      await expect.soft(main.locator('section li').first(), path).toBeInViewport({ ratio: 1 });
      await expect.soft(main.locator('section li').filter({ visible: false }), path).toHaveCount(0);
    }
  });
});

test.describe('on paper', { tag: '@desktop' }, () => {
  test('each topic fits on one sheet, without buttons', async ({ page }) => {
    test.slow();
    await page.emulateMedia({ media: 'print' });
    for (const path of topics) {
      await page.goto(path);
      await expect.soft(page.getByRole('link', { name: 'Share on WhatsApp' }), path).toBeHidden();
      const jumps = page.getByRole('main').locator('a[href^="#"]').filter({ visible: true });
      await expect.soft(jumps, path).toHaveCount(0);
      const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g);
      expect.soft(sheets, path).toHaveLength(1);
    }
  });
});
