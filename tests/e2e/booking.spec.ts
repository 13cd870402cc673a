import { expect, test } from '../support/e2e';
import { clinics } from '../../src/content/pages/clinics';
import {
  bookingForm,
  bookingPath,
  bookingsBy,
  dayOf,
  first,
  openBooking,
  reference,
  second,
  wrongDay,
} from './steps/booking';
import { desk } from './steps/desk';
import { tabTo } from './steps/keyboard';
import { reactReady } from './steps/react';

const rightDay = dayOf(first.weekday);
const otherDay = dayOf(second.weekday);
const empty = { clinic: [], date: '', name: '', phone: '', email: '', note: '' };

test('from a clinic card to a request in the store, with a reference and an empty form', async ({
  page,
  site,
}, info) => {
  const name = `Achieng ${info.project.name}`;
  await page.goto('/ClinicsCarousel');
  await page.getByRole('link', { name: 'Book Appointment' }).first().click();
  await page.waitForURL(/\/BookAppointment\?clinic=1$/);
  const { button, clinic, fields, status, typed } = bookingForm(page);
  await expect(clinic(first.name)).toBeChecked();
  await fields.name.fill(name);
  await reactReady(page);
  await fields.date.selectOption(rightDay.inWords);
  await fields.phone.fill('0712 345 678');
  await fields.note.fill('Mornings, please.');
  await button.click();
  await expect(status).toContainText(reference);
  await expect(status).toContainText('Nothing is confirmed until then.');
  expect(await typed()).toEqual(empty);
  const [stored, ...more] = await bookingsBy(site, name);
  expect(more).toEqual([]);
  expect(stored).toMatchObject({
    ...{ clinicId: first.id, date: rightDay.iso, phone: '+254712345678', note: 'Mornings, please.' },
    status: 'requested',
  });
  await expect(status).toContainText(stored?.reference ?? 'none');
  expect(await desk(site, 'export', 'bookings')).toContain(`"${first.name}"`);
  await page.goto('/BookAppointment');
  expect(await bookingForm(page).typed()).toEqual(empty);
});

test('the page refuses in words, and nothing is sent', async ({ page }) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') calls += 1;
  });
  const { alert, button, clinic, fields } = await openBooking(page, '?clinic=99');
  await expect(clinic(first.name)).not.toBeChecked();
  await fields.phone.fill('999');
  await button.click();
  await expect(alert).toBeFocused();
  await expect(alert.getByRole('link')).toHaveText([
    'Choose a clinic.',
    'Choose a date.',
    'Enter your name.',
    'Enter a full phone number. From abroad, begin with + and the country code.',
  ]);
  await expect(fields.phone).toHaveValue('999');
  expect(calls).toBe(0);
});

test(
  'a link to a clinic goes before an older draft, and the rest of the draft is kept',
  { tag: '@nightly' },
  async ({ page }) => {
    const form = await openBooking(page, `?clinic=${first.id}`);
    await form.fields.date.selectOption(rightDay.inWords);
    await form.fields.name.fill('Achieng');
    await page.reload();
    expect(await bookingForm(page).typed()).toMatchObject({
      clinic: [String(first.id)],
      date: rightDay.iso,
      name: 'Achieng',
    });
    const again = await openBooking(page, `?clinic=${second.id}`);
    await expect(again.clinic(second.name)).toBeChecked();
    expect(await again.typed()).toMatchObject({ date: '', name: 'Achieng' });
    await again.fields.date.selectOption(otherDay.inWords);
  },
);

test.describe('where sending fails', () => {
  test.use({ expectedMessages: [/^error: Failed to load resource: /] });

  test(
    'everything is kept and may go another way; a lost answer makes no second request',
    { tag: '@chromium' },
    async ({ page, site }, info) => {
      const name = `Wanjiku ${info.project.name}`;
      const { alert, button, clinic, fields, status, typed } = await openBooking(page);
      await clinic(first.name).check();
      await fields.date.selectOption(rightDay.inWords);
      await fields.name.fill(name);
      await fields.phone.fill('0712 345 678');
      const before = await typed();
      // Attempts without delays; badNetwork.spec.ts tests the delays.
      await page.evaluate(() => {
        Math.random = () => 0;
      });

      await page.route(bookingPath, (route) => route.fulfill({ status: 503, json: {} }));
      await button.click();
      await expect(alert).toContainText('Your request was not sent.');
      await expect(alert.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\+\d+$/);
      const whatsapp = await alert.getByRole('link', { name: 'Ask on WhatsApp' }).getAttribute('href');
      expect(new URL(whatsapp ?? '').searchParams.get('text')).toContain(
        `${first.name}, ${rightDay.inWords}`,
      );
      expect(await typed()).toEqual(before);
      await page.unroute(bookingPath);

      // The request arrives, but the response does not.
      await page.route(bookingPath, async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      });
      await button.click();
      await expect(alert).toContainText('There was no answer');
      expect(await typed()).toEqual(before);
      await page.unroute(bookingPath);
      await page.reload();
      await fields.name.focus();
      await reactReady(page);
      expect(await typed()).toEqual(before);
      await button.click();
      await expect(status).toContainText(reference);
      expect(await bookingsBy(site, name)).toHaveLength(1);
    },
  );

  test('the server’s own refusal is told in words', { tag: '@chromium' }, async ({ page, site }, info) => {
    const name = `Mwangi ${info.project.name}`;
    const { alert, button, clinic, fields } = await openBooking(page, `?clinic=${first.id}`);
    await fields.date.selectOption(rightDay.inWords);
    await fields.name.fill(name);
    await fields.phone.fill('0712 345 678');
    await page.route(bookingPath, async (route) => {
      const body = route.request().postDataJSON() as object;
      await route.continue({ postData: JSON.stringify({ ...body, date: otherDay.iso }) });
    });
    await button.click();
    await expect(alert).toBeFocused();
    await expect(alert.getByRole('link')).toHaveText([wrongDay(first)]);
    await expect(clinic(first.name)).toBeChecked();
    await expect(fields.name).toHaveValue(name);
    expect(await bookingsBy(site, name)).toEqual([]);
  });
});

test('with the keyboard alone', { tag: '@nightly' }, async ({ page, site }, info) => {
  const name = `Keys ${info.project.name}`;
  await page.goto('/BookAppointment');
  const { clinic, fields, status } = bookingForm(page);
  await tabTo(page, clinic(first.name));
  await page.keyboard.press('Space');
  await reactReady(page);
  for (let at = clinics.items.indexOf(first); at < clinics.items.indexOf(second); at += 1)
    await page.keyboard.press('ArrowDown');
  await expect(clinic(second.name)).toBeChecked();
  await tabTo(page, fields.date, 1);
  await page.keyboard.type(second.day);
  await tabTo(page, fields.name, 1);
  await page.keyboard.type(name);
  await tabTo(page, fields.phone, 1);
  await page.keyboard.type('0712 345 678');
  await page.keyboard.press('Enter');
  await expect(status).toContainText(reference);
  expect(await bookingsBy(site, name)).toMatchObject([{ clinicId: 2 }]);
});

test.describe('without JavaScript', { tag: '@chromium' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the clinic of the link is chosen, an unknown one is ignored, and the calendar knows its ends', async ({
    page,
  }) => {
    await page.goto('/BookAppointment?clinic=3');
    await expect(bookingForm(page).clinic('Pediatrics')).toBeChecked();
    await page.goto('/BookAppointment?clinic=77');
    const { fields, typed } = bookingForm(page);
    expect(await typed()).toEqual(empty);
    await expect(fields.date).toHaveAttribute('min', /^\d{4}-\d{2}-\d{2}$/);
    await expect(fields.date).toHaveAttribute('max', /^\d{4}-\d{2}-\d{2}$/);
  });

  test('a wrong form comes back with everything kept; put right, it gets its reference', async ({
    page,
    site,
  }, info) => {
    const name = `Plain ${info.project.name}`;
    await page.goto(`/BookAppointment?clinic=${first.id}`);
    const { alert, button, clinic, fields, form, typed } = bookingForm(page);
    await fields.date.fill(otherDay.iso);
    await fields.name.fill(name);
    await fields.phone.fill('999');
    await fields.note.fill('Two lines:\n"<b>&amp;');
    const before = await typed();
    await button.click();
    await expect(page).toHaveURL(/\/BookAppointment\?again=[\w-]+#booking-form$/);
    await expect(form).toBeInViewport();
    expect(await typed()).toEqual(before);
    await expect(alert.getByRole('link')).toHaveText([
      wrongDay(first),
      'Enter a full phone number. From abroad, begin with + and the country code.',
    ]);
    expect(await bookingsBy(site, name)).toEqual([]);

    await clinic(second.name).check();
    await fields.phone.fill('+44 20 7946 0958');
    await button.click();
    await expect(page).toHaveURL(/\/AppointmentRequested\?reference=/);
    const [stored, ...more] = await bookingsBy(site, name);
    expect(more).toEqual([]);
    expect(stored).toMatchObject({ clinicId: second.id, date: otherDay.iso, phone: '+442079460958' });
    await expect(page.getByRole('main')).toContainText(`reference is ${stored?.reference ?? 'none'}.`);
    await expect(page.getByRole('main')).toContainText('Your appointment is not confirmed until then.');
  });
});

test.describe('where React cannot be had', { tag: '@phone' }, () => {
  test.use({ expectedMessages: [/^error: Failed to load resource: /] });

  test('the form works as a plain one, and the thank-you page forgets the draft', async ({ page }) => {
    await page.route(/\/assets\/client-/, (route) => route.abort('blockedbyclient'));
    await page.goto(`/BookAppointment?clinic=${first.id}`);
    const { button, fields } = bookingForm(page);
    await fields.date.fill(rightDay.iso);
    await fields.name.fill('Draft');
    await fields.phone.fill('0712 345 678');
    const kept = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => /^draft:/.test(key)));
    expect(await kept()).toEqual(['draft:booking']);
    await button.click();
    await expect(page).toHaveURL(/\/AppointmentRequested\?reference=/);
    // The page deletes it after its first paint.
    await expect.poll(kept).toEqual([]);
  });
});
