import type { Page } from '@playwright/test';
import { forms, type FormName } from '../../src/domain/forms';
import { expect, test } from '../support/e2e';
import days from '../../src/content/words/sw/days.json' with { type: 'json' };
import { bookingsBy, dayOf, first, reference, second } from './steps/booking';
import { filling } from './steps/contact';
import { messagesBy, reviewBy, subscribers } from './steps/desk';

test(
  'the other language keeps what was asked for and what was typed, and is remembered; nobody is led there',
  { tag: '@phone' },
  async ({ page, browser, baseURL }) => {
    await page.goto('/ContactUs?service=Sports%20Coverage');
    const typed = filling('Wanjiku');
    await page.getByLabel('Name', { exact: true }).fill(typed.name);
    await page.waitForLoadState('networkidle');
    // The header hides on the way down to the form.
    await page.evaluate(() => scrollTo(0, 0));
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

/** A form of a page, its fields by the names under which they are sent. */
function formOf(page: Page, name: FormName) {
  const form = page.locator(`#${forms[name].id}`);
  const field = (of: string) => form.locator(`[name="${of}"]`);
  return {
    form,
    field,
    /** Fills fields in and sends the form. */
    send: async (values: Readonly<Record<string, string>>) => {
      for (const [of, value] of Object.entries(values)) await field(of).fill(value);
      await form.locator('[type=submit]').click();
    },
    /** It came back on its page in Kiswahili, with its mistakes in words of that language. */
    expectBack: async (mistake: string) => {
      await expect(page).toHaveURL(
        new RegExp(`/sw${forms[name].page}\\?again=[\\w-]+#${forms[name].anchor}$`),
      );
      await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
      await expect(form.getByText(mistake).first()).toBeVisible();
    },
    /** It was taken, and the page after it says so in Kiswahili. */
    expectTaken: async (said: string | RegExp) => {
      await expect(page).toHaveURL(new RegExp(`/sw${forms[name].thanks}\\?`));
      await expect(page.getByRole('main')).toContainText(said);
    },
  };
}

test.describe('in Kiswahili without JavaScript', { tag: ['@nightly', '@phone'] }, () => {
  test.use({ javaScriptEnabled: false });

  test('the menu opens, questions open, and the switch leads to the same page and back', async ({ page }) => {
    await page.goto('/sw');
    const header = page.getByRole('banner');
    await header.locator('summary', { hasText: 'Menyu' }).click();
    await header.locator('summary', { hasText: 'Kutuhusu' }).click();
    await header.getByRole('link', { name: 'Timu Yetu' }).click();
    await expect(page).toHaveURL(/\/sw\/OurTeam$/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL(/[^w]\/OurTeam$/);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kiswahili' }).click();
    await expect(page).toHaveURL(/\/sw\/OurTeam$/);
    await page.goto('/sw/FAQ');
    const item = page.locator('[data-behaviour=accordion] details').first();
    await item.locator('summary').click();
    await expect(item.locator('p').first()).toBeVisible();
  });

  test('the four forms come back in Kiswahili with what was typed, and arrive put right', async ({
    page,
    site,
  }) => {
    test.slow();
    await page.goto('/sw/ContactUs');
    const contact = formOf(page, 'contact');
    const typed = filling('Bila JavaScript');
    await contact.send({ ...typed, phone: '999' });
    await contact.expectBack('Andika nambari kamili ya simu');
    await expect(contact.field('message')).toHaveValue(typed.message);
    await contact.send({ phone: typed.phone });
    await contact.expectTaken('Ujumbe umetumwa!');
    expect(await messagesBy(site, typed.name)).toHaveLength(1);

    await page.goto('/sw/Testimonials?#write-a-review');
    const review = formOf(page, 'review');
    await review.send({ name: typed.name, title: 'Mwalimu', text: '   ' });
    await review.expectBack('Andika maoni yako.');
    await review.send({ text: 'Walikuja haraka.' });
    await review.expectTaken(/Maoni/);
    expect(await reviewBy(site, typed.name)).toMatchObject({ text: 'Walikuja haraka.' });

    await page.goto('/sw/Subscribe');
    const subscribe = formOf(page, 'subscribe');
    await subscribe.send({ email: 'jina@example' });
    await subscribe.expectBack('Andika barua pepe kama jina@example.com.');
    await subscribe.send({ email: 'jina@example.com' });
    await subscribe.expectTaken('Asante');
    expect(await subscribers(site)).toContain('jina@example.com');

    await page.goto(`/sw/BookAppointment?clinic=${first.id}`);
    const booking = formOf(page, 'booking');
    await booking.send({ date: dayOf(second.weekday).iso, name: typed.name, phone: typed.phone });
    await booking.expectBack(days.weekdays[first.weekday - 1] ?? '');
    await booking.send({ date: dayOf(first.weekday).iso });
    await booking.expectTaken(reference);
    expect(await bookingsBy(site, typed.name)).toMatchObject([
      { clinicId: first.id, date: dayOf(first.weekday).iso },
    ]);
  });

  test('a request comes back on its page in Kiswahili with what was typed', async ({ page }) => {
    await page.goto('/sw/Request/Training');
    const form = page.locator('#request-form');
    await form.locator('[name="name"]').fill('Asha');
    await form.locator('[type=submit]').last().click();
    await expect(page).toHaveURL(/\/sw\/Request\/Training\?again=[\w-]+#request-form$/);
    await expect(page.locator('#request-form [name="name"]')).toHaveValue('Asha');
    await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  });
});

test.describe('an address that is none', { tag: ['@nightly', '@phone'] }, () => {
  test.use({ javaScriptEnabled: false, expectedMessages: [/404/] });

  test('is answered in Kiswahili, with its status in words of that language', async ({ page }) => {
    const answer = await page.goto('/sw/Haipo');
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle(/^404 Haupatikani/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hitilafu isiyotarajiwa!');
    await expect(page.getByRole('main')).toContainText('404 Haupatikani');
  });
});
