import { expect, test } from '../support/e2e';
import { openBooking } from './steps/booking';
import { expectClear } from './steps/clearance';
import { openContact } from './steps/contact';
import { reactReady } from './steps/react';
import { requestForm, tellEvent } from './steps/request';
import { openReview } from './steps/review';

// What a script focuses stands below a header that stays while its page or dialog scrolls. Of the other calls of `focus()`
// those with `preventScroll` are about an element that was just pressed, and fields at the foot of a panel have no header
// above them within reach.
/** How far a page scrolls before its summary depends on the height: 660 px are left of 740 beside a browser's bar. */
const heights = [500, 660, 740];
/** By day at the height that most phones have. */
const tagOf = (height: number) => ({ tag: height === 660 ? [] : ['@nightly'] });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const height of heights)
  test(
    `${String(height)} px high, the review dialog: its summary, the field that a line leads to, and the question`,
    tagOf(height),
    async ({ page }) => {
      await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height });
      const { dialog, submit, cancel, fields } = await openReview(page);
      await submit.click();
      const summary = dialog.getByRole('group', { name: 'There is a problem' });
      await expectClear(summary);
      await summary.getByRole('link').last().click();
      await expectClear(
        fields.text,
        dialog.locator('.MuiFormControl-root', { has: page.getByLabel('Review', { exact: true }) }),
      );
      await summary.getByRole('link').first().click();
      await expectClear(
        fields.name,
        dialog.locator('.MuiFormControl-root', { has: page.getByLabel('Name', { exact: true }) }),
      );
      await fields.text.fill('Quick and calm.');
      await submit.click();
      await expectClear(summary);
      await cancel.click();
      await expectClear(dialog.getByRole('button', { name: 'Keep writing' }));
    },
  );

for (const height of heights)
  test(
    `${String(height)} px high, a request: its summary, its steps, and that it has arrived`,
    tagOf(height),
    async ({ page }) => {
      await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height });
      await page.goto('/Request/Events');
      const { form, field, next, send, problems } = requestForm(page);
      const heading = page.getByRole('heading', { level: 1 });
      await next.click();
      await reactReady(page);
      await expectClear(problems);
      await tellEvent(page, 'Fest');
      await expectClear(heading, form.locator('div').first());
      await field('Your name').fill('Wanjiku');
      await field('Phone').fill('0712 345 678');
      await next.click();
      await expect(heading).toHaveText('Check and send');
      await expectClear(heading);
      await send.click();
      await expect(heading).toHaveText('Your request has arrived');
      // The tick above it, too.
      await expectClear(heading, page.locator('main :has(> h1)'));
    },
  );

test('forms in a page: their summaries', async ({ page }) => {
  for (const open of [openContact, openBooking]) {
    const { button, alert } = await open(page);
    await button.click();
    await expectClear(alert);
  }
});

test('where am I: the place, and the questions in its place', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: -1.36407, longitude: 36.92968, accuracy: 12 });
  await page.goto('/WhereAmI');
  await page.getByRole('button', { name: 'Find my place' }).click();
  await expectClear(page.getByRole('heading', { name: 'Found, within 12 metres' }));
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.locator('[data-part=wrong]').click();
  await expectClear(page.locator('[data-part=describe]'));
});
