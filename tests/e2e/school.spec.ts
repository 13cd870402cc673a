import { expect, test } from '../support/e2e';

test(
  'a picture of the school cover opens the album of six, and closes it again',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/SchoolEmergencyCover');
    const pictures = page.getByRole('region', { name: 'Cover at school, in six scenes' }).getByRole('link');
    await expect(pictures).toHaveCount(6);
    await pictures.nth(1).click();
    const album = page.getByRole('dialog', { name: 'Album: Cover at school, in six scenes' });
    await expect(album).toContainText('Picture 2 of 6');
    await page.keyboard.press('Escape');
    await expect(album).toBeHidden();
    await expect(pictures.nth(1)).toBeFocused();
  },
);
