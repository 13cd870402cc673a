import { siteRoutes } from '../../src/app/routes';
import { expect, test } from '../support/e2e';

const paths = siteRoutes.map(({ path }) => path).filter((path) => path.startsWith('/FirstAid'));
const topics = paths.filter((path) => path !== '/FirstAid');

test.describe('without JavaScript', () => {
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

  for (const path of topics) {
    test(`${path}: the call and the beginning of the list are in sight at once`, async ({
      page,
      isMobile,
    }) => {
      if (isMobile) await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(path);
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: /^Call 0/ })).toBeInViewport({ ratio: 1 });
      await expect(main.locator('section li').first()).toBeInViewport({ ratio: 1 });
      await expect(main.locator('section li').filter({ visible: false })).toHaveCount(0);
    });
  }
});

test.describe('on paper', { tag: '@desktop' }, () => {
  for (const path of topics) {
    test(`${path} fits on one sheet, without buttons`, async ({ page }) => {
      await page.goto(path);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('link', { name: 'Share on WhatsApp' })).toBeHidden();
      await expect(page.getByRole('main').locator('a[href^="#"]').filter({ visible: true })).toHaveCount(0);
      const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g);
      expect(sheets).toHaveLength(1);
    });
  }
});
