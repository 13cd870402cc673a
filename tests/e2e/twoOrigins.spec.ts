import { expect, test as base, type Browser, type Page } from '@playwright/test';
import { chromium } from '../support/chromium';
import { watchConsole } from '../support/console';
import {
  callsOrigin,
  farOrigin,
  pagesOrigin,
  startTwoOrigins,
  strangeOrigin,
  type TwoOrigins,
} from '../support/twoOrigins';
import { contactForm, filling } from './steps/contact';
import { desk, deskOf, messagesBy, reviewBy, subscribers } from './steps/desk';
import { bringReact, reactReady } from './steps/react';
import { openDialog } from './steps/review';

/** A visitor's browser. */
interface Visitor {
  /** Default: true. */
  javaScriptEnabled?: boolean;
  /** Origin of the pages. Default: {@link pagesOrigin}. */
  baseURL?: string;
  /** Error messages that the test causes. */
  expected?: readonly RegExp[];
}

interface TestFixtures {
  /** Opens a visitor's browser; any other error message fails the test. */
  visit: (visitor?: Visitor) => Promise<Page>;
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
    await use(async ({ expected = [], ...options } = {}) => {
      const context = await visitor.newContext({ viewport, baseURL: pagesOrigin, ...options });
      opened.push(context);
      complaints.push(watchConsole(context, expected).messages);
      return context.newPage();
    });
    for (const context of opened) await context.close();
    expect(complaints.flat()).toEqual([]);
  },
});

// One worker, because the build takes longer than the tests.
test.describe.configure({ mode: 'serial' });

// One size is enough.
test.describe('pages here, calls elsewhere', { tag: ['@desktop', '@nightly'] }, () => {
  test('a message goes to the server', async ({ visit, origins }) => {
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

  test('a message goes there as the form would send it, where its library fails', async ({
    visit,
    origins,
  }) => {
    const page = await visit({ expected: [/net::ERR_FAILED/] });
    const kept: string[] = [];
    await page.route('**/assets/es-*.js', (route) => {
      kept.push(route.request().url());
      return route.abort();
    });
    await page.goto('/ContactUs');
    await bringReact(page);
    const { button, fill, status } = contactForm(page);
    const typed = filling('No library');
    await fill(typed);
    await button.click();
    await expect(status).toContainText('Message sent successfully!');
    expect(kept).not.toEqual([]);
    expect(await messagesBy(origins.site, typed.name)).toHaveLength(1);
  });

  test('a review is sent, approved, and shown on the page that was built before', async ({
    visit,
    origins,
  }) => {
    const page = await visit();
    await page.goto('/Testimonials');
    const [name, text] = ['Visitor of two origins', 'They came at once.'];
    const { fill, submit, dialog } = await openDialog(page);
    const formBegun = page.waitForResponse(`${callsOrigin}/form-begun`);
    await fill({ name, title: 'Teacher', text });
    await formBegun;
    const posted = page.waitForRequest(`${callsOrigin}/send-review`);
    await submit.click();
    expect((await (await posted).allHeaders())['cookie']).toMatch(/^form_begun=/);
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Review submitted for approval!')).toBeVisible();

    const { id } = await reviewBy(origins.site, name);
    await (await deskOf(origins.site)).act('review', id, 'approve');
    const reader = await visit();
    await reader.goto('/Testimonials');
    await expect(reader.locator('#reviews').getByText(text)).toBeVisible({ timeout: 15_000 });
    expect(new URL(reader.url()).origin).toBe(pagesOrigin);

    // Without JavaScript the host's page has its samples, and the server's the reviews.
    const plain = await visit({ javaScriptEnabled: false });
    await plain.goto('/Testimonials');
    await expect(plain.locator('#reviews')).not.toContainText(text);
    await plain.goto(`${callsOrigin}/Testimonials`);
    await expect(plain.locator('#reviews')).toContainText(text);
  });

  test('pages that say days know what day it is, whenever they were built', async ({ visit }) => {
    const page = await visit();
    await page.clock.setFixedTime('2028-06-01T09:00:00+03:00');
    await page.goto('/ClinicsCarousel');
    await expect(page.locator('#closed')).toContainText('12 December 2028', { timeout: 15_000 });
    await page.goto('/BookAppointment?clinic=1');
    await bringReact(page);
    const date = page.locator('#booking-form').getByLabel('Date', { exact: true });
    await expect(date.locator('option').nth(1)).toHaveText('Monday 5 June 2028');
  });

  test('without JavaScript a message arrives, and the way leads back', async ({ visit, origins }) => {
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
  });

  test('a form that came back is sent by script from the server’s own page', async ({ visit, origins }) => {
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
    expect(await subscribers(origins.site)).toContain('two-origins@example.com');
  });

  for (const javaScriptEnabled of [true, false]) {
    const how = javaScriptEnabled ? 'with' : 'without';
    test(`${how} JavaScript another site’s pages send if they are listed`, async ({ visit, origins }) => {
      const send = async (page: Page, name: string) => {
        await page.goto('/ContactUs');
        if (javaScriptEnabled) await bringReact(page);
        const form = contactForm(page);
        await form.fill(filling(name));
        await form.button.click();
        return form;
      };
      const far = await visit({ javaScriptEnabled, baseURL: farOrigin });
      await send(far, `Far ${how}`);
      await expect(far.getByText('Message sent successfully!')).toBeVisible();
      expect(await messagesBy(origins.site, `Far ${how}`)).toHaveLength(1);

      const expected = [/CORS policy|net::ERR_FAILED|status of 403/];
      const stranger = await visit({ javaScriptEnabled, baseURL: strangeOrigin, expected });
      const { form } = await send(stranger, `Stranger ${how}`);
      await expect(
        javaScriptEnabled ? form.getByRole('alert') : stranger.getByText('403 Forbidden'),
      ).toBeVisible({
        timeout: 30_000,
      });
      expect(await messagesBy(origins.site, `Stranger ${how}`)).toEqual([]);
    });
  }

  test('the desk opens at the server alone', async ({ visit, origins }) => {
    const page = await visit({ expected: [/status of 404 \(\) \(https:\/\/www\.example\.co\.ke\/desk\)$/] });
    expect((await page.goto('/desk'))?.status()).toBe(404);
    const [link = ''] = (await desk(origins.site, 'open')).split('\n');
    // Links of the command line and of e-mail lead there.
    expect(new URL(link).origin).toBe(callsOrigin);
    await page.goto(link);
    await page.getByRole('textbox', { name: 'Your name' }).fill('Zawadi');
    await page.getByRole('button', { name: 'Open the desk' }).click();
    await expect(page).toHaveURL(`${callsOrigin}/desk`);
  });
});
