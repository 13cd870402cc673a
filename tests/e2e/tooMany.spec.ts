import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e';
import { dayOf, first, openBooking } from './steps/booking';
import { filling, openContact } from './steps/contact';
import { bringReact } from './steps/react';
import { reviewForm } from './steps/review';

// The browser's own messages about a response that the test causes.
test.use({ expectedMessages: [/^error: Failed to load resource: /] });

const words = /Too many requests came from your network\..* call us on 0\d+ \d+ \d+\./;
/** A review does not suggest to call. */
const wordsOfReview = /Too many requests came from your network\. Wait a minute and try again\.$/;

/** Each form of the site: opens its page, fills it in and sends it. @returns The part of the page with the result. */
const forms: Readonly<Record<string, (page: Page) => Promise<ReturnType<Page['locator']>>>> = {
  async contact(page) {
    const { form, fill, button } = await openContact(page);
    await fill(filling('One too many'));
    await button.click();
    return form;
  },
  async review(page) {
    await page.goto('/Testimonials#write-a-review');
    await bringReact(page);
    const section = page.locator('#write-a-review');
    const form = reviewForm(section);
    await form.fill({ name: 'One too many', title: 'Teacher', text: 'Quick and kind.' });
    await form.submit.click();
    return section;
  },
  async booking(page) {
    const { button, clinic, fields } = await openBooking(page);
    await clinic(first.name).check();
    await fields.date.selectOption(dayOf(first.weekday).inWords);
    await fields.name.fill('One too many');
    await fields.phone.fill('0712 345 678');
    await button.click();
    return page.getByRole('main');
  },
  async subscribe(page) {
    await page.goto('/Subscribe');
    await bringReact(page);
    const main = page.getByRole('main');
    await main.getByRole('textbox').fill('one-too-many@example.com');
    await main.getByRole('button', { name: 'Subscribe' }).click();
    return main;
  },
};

test(
  'every form says in its own words that too much was sent; all but the review give the phone number',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    await page.route(/\/(send|send-review|book-appointment|subscribe)$/, (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 429,
            headers: { 'Retry-After': '60' },
            body: 'Too Many Requests (Retry-After: 60)',
          })
        : route.continue(),
    );
    for (const [name, send] of Object.entries(forms)) {
      await test.step(name, async () => {
        const answer = await send(page);
        await expect(answer.getByText(name === 'review' ? wordsOfReview : words)).toBeVisible();
      });
    }
  },
);
