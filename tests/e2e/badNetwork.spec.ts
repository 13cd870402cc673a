import type { Page, Route } from '@playwright/test';
import { expect, test } from '../support/e2e';
import { bookingForm, bookingPath, bookingsBy, dayOf, first, openBooking, reference } from './steps/booking';
import { contactForm, filling, openContact, sendPath } from './steps/contact';
import { enterDesk, linkToDesk, messagesBy, reviewBy, reviewsBy } from './steps/desk';
import { bringReact, reactReady } from './steps/react';
import { requestForm, requestsBy, tellEvent } from './steps/request';
import { openDialog, openReview, reviewPath } from './steps/review';

// The browser's own messages about responses that the tests break.
test.use({ expectedMessages: [/^error: Failed to load resource: /] });

const rightDay = dayOf(first.weekday);

/** Breaks the first responses in the given ways, then lets everything through; returns the keys that were sent. */
async function spoil(page: Page, path: string, ...ways: ((route: Route) => Promise<void>)[]) {
  const keys: (string | undefined)[] = [];
  await page.route(path, async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    await (ways.shift() ?? ((let_: Route) => let_.continue()))(route);
  });
  return keys;
}

const busy = (route: Route) => route.fulfill({ status: 503, body: '' });
const dropped = (route: Route) => route.abort('connectionreset');
/** The request is stored, but its response is lost. */
const answerLost = async (route: Route) => {
  await route.fetch();
  await route.abort('connectionreset');
};

/** The key that the first-load script has put into the hidden field. */
const keyIn = (page: Page, form: string) => page.locator(`${form} [name=key]`).inputValue();

async function fillBooking(page: Page, name: string) {
  const booking = bookingForm(page);
  await booking.clinic(first.name).check();
  await booking.fields.date.selectOption(rightDay.inWords);
  await booking.fields.name.fill(name);
  await booking.fields.phone.fill('0712 345 678');
  return booking;
}

test(
  'a request whose answer is lost is asked for again quietly, and stored once',
  { tag: '@nightly' },
  async ({ page, site }, info) => {
    const name = `Lost answer ${info.project.name}`;
    await openBooking(page);
    const { alert, button, status } = await fillBooking(page, name);
    const keys = await spoil(page, bookingPath, answerLost, busy, dropped);
    await button.dblclick();
    await expect(status).toContainText(reference, { timeout: 20_000 });
    await expect(alert).toHaveCount(0);
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(1);
    const [stored, ...more] = await bookingsBy(site, name);
    expect(more).toEqual([]);
    await expect(status).toContainText(stored?.reference ?? 'none');
  },
);

test('a review that was changed after its answer was lost goes out as it stands now', async ({
  page,
  site,
}, info) => {
  const name = `Changed ${info.project.name}`;
  const { dialog, fields, fill, submit } = await openReview(page);
  await fill({ name, title: 'Coach', text: 'First words.' });
  await spoil(page, reviewPath, answerLost, dropped, dropped, dropped);
  await submit.click();
  await expect(dialog.getByRole('alert')).toContainText('Failed to submit review.', { timeout: 20_000 });
  await fields.text.fill('Second words.');
  await submit.click();
  await expect(dialog).toHaveCount(0, { timeout: 20_000 });
  expect((await reviewsBy(site, name)).map(({ text }) => text).sort()).toEqual([
    'First words.',
    'Second words.',
  ]);
});

test(
  'a message goes out after a busy server, said once',
  { tag: '@nightly' },
  async ({ page, site }, info) => {
    const typed = filling(`Busy ${info.project.name}`);
    const { alert, button, fill, status } = await openContact(page);
    await fill(typed);
    await spoil(page, sendPath, busy, dropped);
    await button.click();
    await expect(status).toContainText('Message sent successfully!', { timeout: 20_000 });
    await expect(alert).toHaveCount(0);
    expect(await messagesBy(site, typed.name)).toHaveLength(1);
  },
);

test('text and key of a filling survive a reload, and die together', async ({ page, site }, info) => {
  const name = `Reloaded ${info.project.name}`;
  await page.goto('/BookAppointment');
  await bringReact(page);
  await fillBooking(page, name);
  const key = await keyIn(page, '#booking-form');
  expect(key).not.toBe('');
  await page.reload();
  const { button, fields, status } = bookingForm(page);
  await expect(fields.name).toHaveValue(name);
  expect(await keyIn(page, '#booking-form')).toBe(key);
  await fields.name.focus();
  await reactReady(page);
  expect(await keyIn(page, '#booking-form')).toBe(key);

  const keys = await spoil(page, bookingPath);
  await button.click();
  await expect(status).toContainText(reference);
  expect(keys).toEqual([key]);
  expect(await keyIn(page, '#booking-form')).toBe('');
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((at) => at.startsWith('draft:'))),
  ).toEqual([]);
  expect(await bookingsBy(site, name)).toHaveLength(1);
});

test('a review that is thrown away takes its key along', { tag: '@nightly' }, async ({ page }) => {
  const { cancel, dialog, fill } = await openReview(page);
  const text = { name: 'Njeri', title: 'Teacher', text: 'Thank you.' };
  await fill(text);
  const key = await keyIn(page, '#review-dialog-form');
  await cancel.click();
  await dialog.getByRole('button', { name: 'Discard it' }).click();
  await expect(dialog).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.getItem('draft:review'))).toBeNull();
  const again = await openDialog(page);
  await again.fill(text);
  expect(await keyIn(page, '#review-dialog-form')).not.toBe(key);
});

test('a plain post, sent twice because React never came, is stored once', async ({ page, site }, info) => {
  const name = `Plain twice ${info.project.name}`;
  await page.route(/\/assets\/client-/, (route) => route.abort('blockedbyclient'));
  await page.goto(`/BookAppointment?clinic=${first.id}`);
  const { button, fields } = bookingForm(page);
  await fields.date.fill(rightDay.iso);
  await fields.name.fill(name);
  await fields.phone.fill('0712 345 678');
  const key = await keyIn(page, '#booking-form');
  expect(key).not.toBe('');
  const posted = new URLSearchParams({
    clinicId: String(first.id),
    date: rightDay.iso,
    name,
    phone: '0712 345 678',
    key,
  });
  // The answer to the first post never reached the page.
  await page.request.post('/book-appointment', {
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    data: posted.toString(),
    maxRedirects: 0,
  });
  await button.click();
  await expect(page).toHaveURL(/\/AppointmentRequested\?reference=/);
  expect(await bookingsBy(site, name)).toHaveLength(1);
});

test('without a line: said while writing, the call first; nothing goes out by itself', async ({
  page,
  context,
  site,
}, info) => {
  const typed = filling(`Offline ${info.project.name}`);
  const { alert, button, fill, form, status } = await openContact(page);
  await fill(typed);
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') calls += 1;
  });
  await context.setOffline(true);
  await expect(alert).toContainText('This device is offline');
  const links = alert.getByRole('link');
  await expect(links).toHaveText([/^Call /, 'Send it on WhatsApp']);
  await expect(links.first()).toHaveAttribute('href', /^tel:\+\d+$/);
  await button.click();
  await expect(alert).toContainText('Error sending message: Network Error');
  await expect(alert).toContainText('This device is offline');

  // Browsers may be wrong about being offline, so the press has tried.
  const tried = calls;

  await context.setOffline(false);
  await expect(alert).toHaveCount(0);
  await expect(form.getByLabel('Message', { exact: true })).toHaveValue(typed.message);
  expect(calls).toBe(tried);
  await button.click();
  await expect(status).toContainText('Message sent successfully!');
  expect(await messagesBy(site, typed.name)).toHaveLength(1);
});

test(
  'a request for cover goes on without a line between its steps, and is sent once when the line is back',
  { tag: '@nightly' },
  async ({ page, context, site }, info) => {
    const name = `Request ${info.project.name}`;
    await page.goto('/Request/Events');
    const { field, form, next, send, at } = requestForm(page);
    await next.click();
    await reactReady(page);
    await context.setOffline(true);
    await tellEvent(page, 'Fest');
    await field('Your name').fill(name);
    await field('Phone').fill('0712 345 678');
    await next.click();
    await at('Check and send');
    await send.click();
    await expect(form.getByRole('alert')).toContainText('This device is offline');
    await expect(page.getByRole('heading', { name: 'Your request has arrived' })).toHaveCount(0);
    expect(await requestsBy(site, name)).toEqual([]);

    await context.setOffline(false);
    await page.reload();
    await at('Check and send');
    await expect(page.getByRole('main')).toContainText('Uhuru Gardens, Nairobi');
    const keys = await spoil(page, '**/send-request/events', answerLost, busy, dropped);
    await send.click();
    await expect(page.getByRole('heading', { name: 'Your request has arrived' })).toBeVisible({
      timeout: 20_000,
    });
    expect(keys).toHaveLength(4);
    expect(new Set(keys).size).toBe(1);
    expect(await requestsBy(site, name)).toHaveLength(1);
  },
);

test(
  'a decision at the desk without a line is none, and the note that was written is still there',
  { tag: '@nightly' },
  async ({ page, context, site }, info) => {
    const name = `Desk ${info.project.name}`;
    const body = JSON.stringify({ name, title: 'Coach', text: 'They stayed on the line.' });
    await fetch(`${site.url}/send-review`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    });
    const { id } = await reviewBy(site, name);
    await page.goto(await linkToDesk(site));
    await enterDesk(page, 'Wanjiru');
    await page.goto(`/desk/item/review/${id}`);
    await page.getByRole('textbox', { name: 'Note for colleagues' }).fill('Known to us.');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Approve' }).click();
    // The browser's own offline page.
    await page.waitForURL(/^chrome-error:/);
    await expect(page.getByText('Approved.')).toHaveCount(0);
    expect((await reviewBy(site, name)).status).toBe('pending');

    await context.setOffline(false);
    await page.goto(`/desk/item/review/${id}`);
    await expect(page.getByRole('textbox', { name: 'Note for colleagues' })).toHaveValue('Known to us.');
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Approved.' })).toBeVisible();
    expect((await reviewBy(site, name)).status).toBe('approved');
  },
);

test(
  'what only machines fill in goes along, and no one else’s body has it',
  { tag: '@nightly' },
  async ({ page }, info) => {
    const { button, fill, status } = await openContact(page);
    const trap = page.locator('#contact-form [name=website]');
    await expect(trap).toBeAttached();
    const bodies: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST')
        bodies.push((request.postDataJSON() as { template_params: unknown }).template_params);
    });
    const typed = { ...filling(`Machine ${info.project.name}`), phone: '+254712345678' };
    for (const website of [undefined, 'https://spam.example']) {
      await fill(typed);
      if (website !== undefined)
        await trap.evaluate((field: HTMLInputElement, text) => {
          field.value = text;
        }, website);
      await button.click();
      await expect(status).toContainText('Message sent successfully!');
      await expect(contactForm(page).fields.name).toHaveValue('');
    }
    expect(bodies).toEqual([typed, { ...typed, website: 'https://spam.example' }]);
  },
);
