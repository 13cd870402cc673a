import { expect, test } from '../support/e2e';
import { contactForm, filling, openContact, sendPath } from './steps/contact';
import { messagesBy } from './steps/desk';
import { reactReady } from './steps/react';

/** The form's behaviour does not depend on the width. */
const once = { tag: '@phone' };

const empty = { name: '', email: '', phone: '', message: '' };

test(
  'a message arrives: words, empty form, and the message is in the store',
  { tag: ['@nightly-desktop', '@chromium'] },
  async ({ page, site }, info) => {
    const typed = filling(`Wanjiku ${info.project.name}`);
    const { alert, button, fill, status, typed: standing } = await openContact(page);
    await fill(typed);
    const request = page.waitForRequest(sendPath);
    await button.click();
    await expect(status).toContainText('Message sent successfully!');
    // On a phone a bar covers the bottom of the screen.
    const onTop = () =>
      status.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    await expect.poll(onTop).toBe(true);
    await expect(alert).toHaveCount(0);
    expect(await standing()).toEqual(empty);

    const sent = (await request).postDataJSON() as Record<string, unknown>;
    expect(sent['lib_version']).toMatch(/^\d+\.\d+\.\d+$/);
    expect(sent['template_params']).toEqual({ ...typed, phone: '+254712345678' });
    expect(await messagesBy(site, typed.name)).toEqual([
      expect.objectContaining({ ...typed, phone: '+254712345678' }),
    ]);

    await page.reload();
    expect(await contactForm(page).typed()).toEqual(empty);
  },
);

test('wrong fields are named beside them and on top, and nothing is sent', once, async ({ page }) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') calls += 1;
  });
  const { button, fields, fill, form, typed } = await openContact(page);
  await fill({ email: 'wanjiku@', phone: '999' });
  await button.click();
  const summary = form.getByRole('group', { name: 'There is a problem' });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText('There is a problem');
  const mistakes = {
    name: 'Enter your name.',
    email: 'Enter an email address like name@example.com.',
    phone: 'Enter a full phone number. From abroad, begin with + and the country code.',
    message: 'Write what we can do for you.',
  };
  await expect(summary.getByRole('link')).toHaveText(Object.values(mistakes));
  for (const [name, words] of Object.entries(mistakes)) {
    const field = fields[name as keyof typeof mistakes];
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(new RegExp(words.replace(/[.+]/g, '\\$&')));
    await expect(form.locator(`#contact-form-${name}-error`)).toHaveText(words);
  }
  await summary.getByRole('link', { name: mistakes.phone }).click();
  await expect(fields.phone).toBeFocused();
  expect(await typed()).toEqual({ ...empty, email: 'wanjiku@', phone: '999' });
  expect(calls).toBe(0);

  await fill(filling('Put right'));
  await button.click();
  await expect(form.getByText('Message sent successfully!')).toBeVisible();
  await expect(form.locator('[aria-invalid]')).toHaveCount(0);
  expect(calls).toBe(1);
});

test('a double press sends once', once, async ({ page, site }, info) => {
  const typed = filling(`Twice ${info.project.name}`);
  const { button, fill, form, status } = await openContact(page);
  await fill(typed);
  let calls = 0;
  let release: () => void = () => undefined;
  const blocked = new Promise<void>((resolve) => (release = resolve));
  await page.route(sendPath, async (route) => {
    calls += 1;
    await blocked;
    await route.continue();
  });
  await button.dblclick();
  await expect(button).toHaveText('Sending …');
  await form.evaluate((element) => {
    (element as HTMLFormElement).requestSubmit();
  });
  release();
  await expect(status).toContainText('Message sent successfully!');
  expect(calls).toBe(1);
  expect(await messagesBy(site, typed.name)).toHaveLength(1);
});

test(
  'before React is there, a form goes out once, and the server names what is missing',
  once,
  async ({ page }) => {
    let calls = 0;
    await page.route(/\/assets\/client-/, () => undefined);
    await page.route(sendPath, async (route) => {
      calls += 1;
      await route.continue();
    });
    const typed = { ...empty, name: 'Akinyi', phone: '0712 345 678' };
    await page.goto('/ContactUs');
    const { alert, button, fields, fill, typed: standing } = contactForm(page);
    await fill(typed);
    await button.dblclick();
    await expect(page).toHaveURL(/\/ContactUs\?again=[\w-]+#contact-form$/);
    await expect(alert.getByRole('link').first()).toHaveText('Enter your email address.');
    await expect(fields.email).toHaveAttribute('aria-invalid', 'true');
    expect(await standing()).toEqual(typed);
    expect(calls).toBe(1);
  },
);

test('a reload keeps what was typed', once, async ({ page }) => {
  const typed = filling('Reloaded');
  const { fill } = await openContact(page);
  await fill(typed);
  await page.reload();
  const again = contactForm(page);
  await expect.poll(again.typed).toEqual(typed);
  await again.fields.name.focus();
  await reactReady(page);
  expect(await again.typed()).toEqual(typed);
});

test('a quote link brings its service along', { tag: '@nightly-desktop' }, async ({ page }) => {
  // The site's own pages link to the request forms; external links may still name a service.
  await page.goto('/ContactUs?service=Paramedics%20Services#write');
  await expect(page.getByRole('heading', { name: 'A quote for Paramedics Services' })).toBeInViewport();
  await expect(contactForm(page).fields.message).toHaveValue(
    /^I would like a quote for Paramedics Services\./,
  );
});

test('a quote for something else is a message like any other', once, async ({ page }) => {
  await page.goto('/ContactUs?service=Free%20money');
  await expect(page.getByRole('heading', { name: 'Send us a message' })).toBeVisible();
  const { message } = contactForm(page).fields;
  await expect(message).toHaveValue('');
  await contactForm(page).fields.name.focus();
  await reactReady(page);
  await expect(message).toHaveValue('');
});

test.describe('on a slow line', { tag: '@phone' }, () => {
  test('what is typed at once is still there when React arrives', async ({ page }) => {
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 400_000 / 8,
      uploadThroughput: 400_000 / 8,
    });
    await page.goto('/ContactUs', { waitUntil: 'commit' });
    const { fields, typed } = contactForm(page);
    const text = filling('Typed at once');
    await fields.name.click();
    await page.keyboard.type(text.name);
    await fields.email.click();
    await page.keyboard.type(text.email);
    await fields.phone.click();
    await page.keyboard.type(text.phone);
    await fields.message.click();
    await expect(page.locator('html')).not.toHaveAttribute('data-react');
    // Types on while React loads: no keystroke may be lost.
    let strokes = '';
    while ((await page.locator('html').getAttribute('data-react')) === null && strokes.length < 2000) {
      await page.keyboard.type('one ');
      strokes += 'one ';
    }
    await page.keyboard.type('end');
    await reactReady(page);
    await expect(fields.message).toBeFocused();
    expect(await typed()).toEqual({ ...text, message: `${strokes}end` });
    expect(strokes.length).toBeGreaterThan(0);
  });
});
