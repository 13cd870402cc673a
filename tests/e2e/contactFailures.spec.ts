import type { Route } from '@playwright/test';
import { expect, test } from '../support/e2e';
import { filling, openContact, sendPath } from './steps/contact';
import { messagesBy } from './steps/desk';

// The browser's own messages about a response that the test causes.
test.use({ expectedMessages: [/^error: Failed to load resource: /] });

test.beforeEach(async ({ page }) => {
  // Attempts without delays; badNetwork.spec.ts tests the delays.
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
});

type Form = Awaited<ReturnType<typeof openContact>>;

/** Presses the button and expects this message, with everything typed kept. */
async function expectFailure({ alert, button, status, typed }: Form, words: string): Promise<void> {
  const before = await typed();
  await button.click();
  await expect(alert.getByText(words, { exact: true })).toBeVisible();
  await expect(alert).toHaveCount(1);
  await expect(status).toHaveText('');
  await expect(button).toHaveText('Send message');
  expect(await typed()).toEqual(before);
}

const answers: readonly [status: number, text: string, shown: string][] = [
  [400, 'The template ID not found', 'The template ID not found'],
  [403, 'API calls are disabled', 'Forbidden'],
  [413, '<html><h1>413</h1></html>', 'HTTP status 413'],
  [422, '', 'HTTP status 422'],
  [429, 'Slow down', 'Too Many Requests'],
  [500, 'The mail server is away', 'The mail server is away'],
  [502, '<!doctype html><title>Bad gateway</title>', 'HTTP status 502'],
  [503, '', 'HTTP status 503'],
];

const failures: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'a refused connection': (route) => route.abort('connectionrefused'),
  'a broken connection': (route) => route.abort('connectionreset'),
  'a blocker in the browser': (route) => route.abort('blockedbyclient'),
};

test('every refusal and failure is told in its words; all typed is kept, and may go another way', async ({
  page,
}) => {
  const form = await openContact(page);
  const typed = filling('Not sent');
  await form.fill(typed);
  for (const [status, body, shown] of answers) {
    await test.step(`answer ${String(status)}: ${shown}`, async () => {
      await page.route(sendPath, (route) => route.fulfill({ status, body }));
      await expectFailure(form, `Error sending message: ${shown}`);
      await page.unroute(sendPath);
    });
  }
  for (const [what, fail] of Object.entries(failures)) {
    await test.step(what, async () => {
      await page.route(sendPath, fail);
      await expectFailure(form, 'Error sending message: Network Error');
      await page.unroute(sendPath);
    });
  }
  await expect(form.alert.getByRole('link', { name: /^Call / })).toHaveAttribute('href', /^tel:\+\d+$/);
  const whatsapp = await form.alert.getByRole('link', { name: 'Send it on WhatsApp' }).getAttribute('href');
  expect(new URL(whatsapp ?? '').searchParams.get('text')).toBe(typed.message);

  await page.reload();
  await expect.poll(form.typed).toEqual(typed);
});

test('without a network it is a network error, and the message goes out when it is back', async ({
  page,
  context,
  site,
}) => {
  const form = await openContact(page);
  const typed = filling('Offline first');
  await form.fill(typed);
  await context.setOffline(true);
  await form.button.click();
  await expect(form.alert).toContainText('Error sending message: Network Error');
  await expect(form.alert.getByRole('link').first()).toHaveText(/^Call /);
  expect(await form.typed()).toEqual(typed);

  await context.setOffline(false);
  await expect(form.alert).toHaveCount(0);
  await form.button.click();
  await expect(form.status).toContainText('Message sent successfully!');
  await expect(form.alert).toHaveCount(0);
  expect(await messagesBy(site, typed.name)).toHaveLength(1);
});

test(
  'a server that never answers is a network error after 15 seconds',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.clock.install();
    const form = await openContact(page);
    const typed = filling('Never answered');
    await form.fill(typed);
    const requested = page.waitForRequest(sendPath);
    await page.route(sendPath, () => undefined);
    await form.button.click();
    await requested;
    await page.clock.fastForward(13_000);
    await expect(form.button).toHaveText('Sending …');
    await expect(form.alert).toHaveCount(0);
    await page.clock.fastForward(2000);
    await expect(form.alert).toContainText('Error sending message: Network Error');
    expect(await form.typed()).toEqual(typed);
  },
);

test(
  'a driven browser is refused before anything is sent',
  { tag: ['@chromium', '@nightly'] },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'webdriver', { get: () => true });
    });
    let calls = 0;
    await page.route(sendPath, async (route) => {
      calls += 1;
      await route.continue();
    });
    const form = await openContact(page);
    await form.fill(filling('Driven'));
    await expectFailure(form, 'Error sending message: Unavailable For Headless Browser');
    expect(calls).toBe(0);
  },
);
