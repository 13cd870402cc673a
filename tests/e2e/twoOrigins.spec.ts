import { expect, test as base, type Browser, type Page } from '@playwright/test';
import { chromium } from '../support/chromium';
import { watchConsole } from '../support/console';
import { callsOrigin, pagesOrigin, startTwoOrigins, type TwoOrigins } from '../support/twoOrigins';
import { contactForm, filling } from './steps/contact';
import { desk, messagesBy, reviewBy } from './steps/desk';
import { bringReact, reactReady } from './steps/react';
import { openDialog } from './steps/review';

interface TestFixtures {
  /** Opens a visitor's browser; what it complains about fails the test. */
  visit: (options?: { javaScriptEnabled: boolean }) => Promise<Page>;
}

/** Pages on a static host, the server at another address: a build of its own, 30 seconds once a worker. */
const test = base.extend<TestFixtures, { origins: TwoOrigins; visitor: Browser }>({
  origins: [
    async ({ browserName: _ }, use) => {
      const origins = await startTwoOrigins();
      await use(origins);
      await origins.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  visitor: [
    async ({ playwright, origins }, use) => {
      const args = ['--disable-blink-features=AutomationControlled', ...origins.args];
      const browser = await playwright.chromium.launch({ ...chromium(), args });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ visitor, viewport }, use) => {
    const complaints: (readonly string[])[] = [];
    const opened: { close: () => Promise<void> }[] = [];
    await use(async (options) => {
      const context = await visitor.newContext({ viewport, baseURL: pagesOrigin, ...options });
      opened.push(context);
      complaints.push(watchConsole(context, []).complaints);
      return context.newPage();
    });
    for (const context of opened) await context.close();
    expect(complaints.flat()).toEqual([]);
  },
});

// One size is enough, and one worker: the build takes longer than the tests.
test.describe.configure({ mode: 'serial' });
const atNight = { tag: ['@desktop', '@nightly'] };

test('a message is sent from the pages to the server', atNight, async ({ visit, origins }) => {
  const page = await visit();
  const calls: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(pagesOrigin)) calls.push(`${request.method()} ${request.url()}`);
  });
  await page.goto('/ContactUs');
  await bringReact(page);
  const { button, fill, status } = contactForm(page);
  const typed = filling('Two origins');
  await fill(typed);
  await button.click();
  await expect(status).toContainText('Message sent successfully!');
  expect(await messagesBy(origins.site, typed.name)).toEqual([
    expect.objectContaining({ ...typed, phone: '+254712345678' }),
  ]);
  expect(new Set(calls)).toEqual(
    new Set([`GET ${callsOrigin}/form-begun`, `POST ${callsOrigin}/api/v1.0/email/send`]),
  );
  expect(await page.context().cookies(callsOrigin)).toMatchObject([
    { name: 'form_begun', httpOnly: true, secure: true, sameSite: 'Strict' },
  ]);
});

test(
  'a review is sent, approved and shown on the page as it was built',
  atNight,
  async ({ visit, origins }) => {
    const page = await visit();
    await page.goto('/Testimonials');
    const name = 'Visitor of two origins';
    const { fill, submit, dialog } = await openDialog(page);
    await fill({ name, title: 'Teacher', text: 'They came at once.' });
    await submit.click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Review submitted for approval!')).toBeVisible();

    const { id } = await reviewBy(origins.site, name);
    await desk(origins.site, 'reviews', 'approve', id);
    const reader = await visit();
    await reader.goto('/Testimonials');
    await reactReady(reader);
    await expect(reader.locator('#reviews').getByText('They came at once.')).toBeVisible();
    // The page is the host's, and so is what it links to.
    expect(new URL(reader.url()).origin).toBe(pagesOrigin);

    // Without JavaScript: the samples alone, each of which says what it is.
    const plain = await visit({ javaScriptEnabled: false });
    await plain.goto('/Testimonials');
    await expect(plain.locator('#reviews')).not.toContainText('They came at once.');
  },
);

test('pages that say days know what day it is', atNight, async ({ visit }) => {
  const page = await visit();
  for (const path of ['/Gallery', '/NumbersAndPapers', '/ClinicsCarousel']) {
    await page.goto(path);
    await reactReady(page);
  }
  await page.goto('/BookAppointment?clinic=1');
  await bringReact(page);
  const date = page.locator('#booking-form').getByLabel('Date', { exact: true });
  await expect(date.locator('option').nth(1)).toBeAttached();
});

test(
  'without JavaScript a message arrives, and the way leads back to the pages',
  atNight,
  async ({ visit, origins }) => {
    const page = await visit({ javaScriptEnabled: false });
    const typed = filling('Plain, two origins');
    await page.goto('/ContactUs');
    const contact = contactForm(page);
    await contact.fill({ ...typed, phone: '999' });
    await contact.button.click();
    await expect(page).toHaveURL(new RegExp(`^${callsOrigin}/ContactUs\\?again=[\\w-]+#contact-form$`));
    expect(await contact.typed()).toEqual({ ...typed, phone: '999' });
    await expect(contact.alert).toContainText('There is a problem');
    expect(await messagesBy(origins.site, typed.name)).toEqual([]);

    await contact.fields.phone.fill(typed.phone);
    await contact.button.click();
    await expect(page).toHaveURL(new RegExp(`^${callsOrigin}/MessageSent\\?sent=[\\w.-]+$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message sent successfully!');
    expect(await messagesBy(origins.site, typed.name)).toHaveLength(1);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Questions', exact: true }).click();
    await expect(page).toHaveURL(`${pagesOrigin}/FAQ`);
  },
);

test(
  'a refused form that comes back is sent again with JavaScript from the server’s page',
  atNight,
  async ({ visit, origins }) => {
    const [plain, page] = [await visit({ javaScriptEnabled: false }), await visit()];
    await plain.goto('/AboutPage');
    const footer = plain.getByRole('contentinfo');
    await footer.getByRole('textbox').fill('plain@example');
    await footer.getByRole('button', { name: 'Subscribe' }).click();
    await expect(plain).toHaveURL(new RegExp(`^${callsOrigin}/Subscribe\\?again=`));
    await page.goto(plain.url());
    const main = page.getByRole('main');
    await expect(main.getByRole('textbox')).toHaveValue('plain@example');
    await main.getByRole('textbox').fill('two-origins@example.com');
    await reactReady(page);
    await main.getByRole('button', { name: 'Subscribe' }).click();
    await expect(main.getByRole('status')).not.toHaveText('');
    expect(await desk(origins.site, 'subscribers', 'export', '--json')).toContain('two-origins@example.com');
  },
);

test('the desk opens at the server alone', atNight, async ({ visit, origins }) => {
  const page = await visit();
  expect((await page.goto('/desk'))?.status()).toBe(404);
  const [link = ''] = (await desk(origins.site, 'open')).split('\n');
  await page.goto(callsOrigin + new URL(link).pathname + new URL(link).search);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Zawadi');
  await page.getByRole('button', { name: 'Open the desk' }).click();
  await expect(page).toHaveURL(`${callsOrigin}/desk`);
});
