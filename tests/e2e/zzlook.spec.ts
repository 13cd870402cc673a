import { test } from '../support/e2e';
const out = '/tmp/shots';
for (const scheme of ['light', 'dark'] as const)
  test(`look ${scheme}`, async ({ page, context, isMobile }) => {
    const name = (s: string) => `${out}/${isMobile ? 'phone' : 'desk'}-${scheme}-${s}.png`;
    await page.emulateMedia({ colorScheme: scheme });
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: -1.36407, longitude: 36.92968, accuracy: 12 });
    await page.goto('/WhereAmI');
    await page.waitForSelector('[data-ready][data-place]');
    await page.screenshot({ path: name('1ask') });
    await page.getByRole('button', { name: 'Find my place' }).click();
    await page.waitForSelector('[data-state=found]');
    await page.waitForTimeout(300);
    await page.screenshot({ path: name('2found') });
    await page.screenshot({ path: name('2foundfull'), fullPage: true });
    await context.setGeolocation({ latitude: -1.36407, longitude: 36.92968, accuracy: 1900 });
    await page.reload();
    await page.getByRole('button', { name: 'Find my place' }).click();
    await page.waitForSelector('[data-state=found]');
    await page.screenshot({ path: name('3rough'), fullPage: true });
    await context.clearPermissions();
    await page.goto('/sw/WhereAmI');
    await page.locator('[data-part=find]').click();
    await page.waitForSelector('[data-state=describe]');
    await page.screenshot({ path: name('4denied') });
    await page.locator('input[name=town]').fill('Machakos, Mlolongo');
    await page.locator('input[name=road]').fill('Mombasa Road, towards Nairobi');
    await page.locator('[type=submit]').first().click();
    await page.screenshot({ path: name('5made'), fullPage: true });
  });
test('nojs', async ({ browser, baseURL, isMobile }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: isMobile ? { width: 360, height: 740 } : { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${baseURL}/WhereAmI`);
  await page.screenshot({ path: `${out}/${isMobile ? 'phone' : 'desk'}-nojs.png`, fullPage: true });
  await context.close();
});
