import { expect, test } from '../support/e2e';
import { filling } from './steps/contact';

test(
  'the other language keeps what was asked for and what was typed, and is remembered; nobody is led there',
  { tag: '@phone' },
  async ({ page, browser, baseURL }) => {
    await page.goto('/ContactUs?service=Sports%20Coverage');
    const typed = filling('Wanjiku');
    await page.getByLabel('Name', { exact: true }).fill(typed.name);
    await page.waitForLoadState('networkidle');
    await page.getByRole('banner').getByRole('link', { name: 'Kiswahili' }).click();
    await expect(page).toHaveURL(/\/sw\/ContactUs\?service=/);
    await expect(page.getByLabel('Jina', { exact: true })).toHaveValue(typed.name);
    // An English page offers the language that was chosen, once, and goes on being in English.
    await page.goto('/FAQ');
    const offer = page.getByRole('complementary').filter({ hasText: 'Soma ukurasa huu kwa Kiswahili' });
    await expect(offer).toBeVisible();
    await expect(offer).toHaveAttribute('lang', 'sw');
    await offer.getByRole('button', { name: 'Funga' }).click();
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(offer).toHaveCount(0);
    // A browser that asks for Kiswahili first gets the offer, too.
    const other = await browser.newContext({ locale: 'sw-KE', ...(baseURL !== undefined && { baseURL }) });
    const asked = await other.newPage();
    await asked.goto('/FAQ');
    await expect(asked.getByRole('link', { name: 'Soma ukurasa huu kwa Kiswahili' })).toBeVisible();
    await asked.getByRole('link', { name: 'Soma ukurasa huu kwa Kiswahili' }).click();
    await expect(asked).toHaveURL(/\/sw\/FAQ$/);
    await other.close();
  },
);
