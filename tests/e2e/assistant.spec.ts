import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e';
import { expectAccessible } from './steps/axe';

/** Loading the assistant does not depend on the width. */
const once = { tag: '@phone' };

const call = { label: 'Call 0700 000 000', to: 'tel:+254700000000' };

/** The launcher in the bar, the panel that it opens, and the panel's contents. */
function parts(page: Page) {
  const panel = page.getByRole('dialog', { name: 'Assistant' });
  return {
    launcher: page
      .getByRole('navigation', { name: 'Quick contact' })
      .getByRole('button', { name: 'Assistant' }),
    note: page.locator('[data-note]'),
    panel,
    input: panel.getByRole('textbox', { name: 'Your question' }),
    messages: panel.getByRole('log').locator('li:has(time)'),
  };
}

const isAssistant = /\/assets\/assistant-[^/]*\.js$/;
const isPanel = /\/assets\/panel-[^/]*\.html$/;
const aspirin = /chew/i;

async function ask(page: Page, text: string) {
  const { input, messages } = parts(page);
  const before = await messages.count();
  await input.pressSequentially(text);
  await input.press('Enter');
  await expect(messages).toHaveCount(before + 2);
  return messages.last();
}

test.describe('offline', () => {
  // The home page is asked whether there is a network: the browser's own answer is only a hint.
  test.use({ expectedMessages: [/ERR_INTERNET_DISCONNECTED/] });

  test(
    'opens on any page without React taking the page over, and answers without a line',
    {
      tag: '@nightly-desktop',
    },
    async ({ page, context }) => {
      await page.goto('/FAQ');
      const { launcher, panel, input, messages } = parts(page);
      // The last file that the panel loads.
      const model = page.waitForResponse(/\/assets\/fullWeights-/);
      await launcher.click();
      await expect(panel).toBeVisible();
      await expect(input).toBeFocused();
      await expect(launcher).toHaveAttribute('aria-expanded', 'true');
      await expect(page).toHaveURL(/\/FAQ$/);
      expect(await page.evaluate(() => document.documentElement.dataset['react'])).toBeUndefined();

      await (await model).finished();
      await context.setOffline(true);
      const answer = await ask(page, 'My dad has chest pain');
      await expect(answer).toContainText(aspirin);
      await expect(answer).toContainText('Call now, phone on speaker.');
      // The Kiswahili texts are not loaded: English at once, with the reason.
      const other = await ask(page, 'mtoto hapumui');
      await expect(other).toContainText(/CPR|chest/i);
      await expect(other).toContainText('Maneno ya Kiswahili hayakupatikana');
      await context.setOffline(false);
      await other.getByRole('button', { name: 'Kwa Kiswahili' }).click();
      await expect(other.locator('[lang=sw]').first()).toContainText('Bonyeza');
      await expect(other).not.toContainText('Maneno ya Kiswahili hayakupatikana');
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await expect(launcher).toBeFocused();
      await expect(launcher).toHaveAttribute('aria-expanded', 'false');

      await launcher.press('Space');
      await expect(panel).toBeVisible();
      await expect(messages).toHaveCount(0);
    },
  );
});

test('its code is not in the first load', once, async ({ page }) => {
  const early: string[] = [];
  let loaded = false;
  page.on('request', (request) => {
    if (!loaded) early.push(request.url());
  });
  page.once('load', () => {
    loaded = true;
  });
  await page.goto('/');
  expect(early.filter((url) => isAssistant.test(url))).toEqual([]);
});

/** Delays requests for an address. @returns A function that lets them through. */
async function hold(page: Page, address: RegExp): Promise<() => void> {
  let release: () => void = () => undefined;
  const blocked = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await blocked;
    await route.continue();
  });
  return release;
}

test('the press shows at once, with the number, while the panel is on its way', once, async ({ page }) => {
  const release = await hold(page, isPanel);
  await page.goto('/');
  const { launcher, note, panel } = parts(page);
  await launcher.click();
  await expect(launcher).toHaveAttribute('aria-busy', 'true');
  await expect(note).toBeVisible();
  await expect(note.getByRole('link', { name: call.label })).toHaveAttribute('href', call.to);
  await expectAccessible(page, 'while the assistant comes');
  release();
  await expect(panel).toBeVisible();
  await expect(note).toBeHidden();
});

test(
  'the panel stands before its code, and what is typed and sent there is answered',
  once,
  async ({ page }) => {
    const release = await hold(page, isAssistant);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/FAQ');
    const { launcher, panel, input, messages } = parts(page);
    await launcher.click();
    await expect(input).toBeFocused();
    await expect(panel.getByRole('link', { name: call.label })).toBeVisible();
    await expectAccessible(page, 'before its code');
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(launcher).toBeFocused();

    await launcher.click();
    await input.pressSequentially('My dad has chest');
    const typedInto = await input.elementHandle();
    await page.keyboard.type(' pain');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(messages).toHaveCount(2);
    await expect(messages.first()).toContainText('My dad has chest pain');
    await expect(messages.last()).toContainText(aspirin);
    await expect(input).toHaveValue('');
    // React has adopted the element.
    expect(await typedInto.evaluate((element) => element === document.querySelector('dialog textarea'))).toBe(
      true,
    );
    expect(requests.filter((url) => isPanel.test(url))).toHaveLength(1);
    await page.goBack();
    await expect(panel).toHaveCount(0);
    await expect(page).toHaveURL(/\/FAQ$/);
  },
);

test.describe('without a line', once, () => {
  test.use({ expectedMessages: [/^error: Failed to load resource: /] });

  test('it says so, leaves the number, and opens later', async ({ page, context }) => {
    await page.route(isAssistant, (route) => route.abort());
    await page.goto('/ContactUs');
    await context.setOffline(true);
    const { launcher, note } = parts(page);
    await launcher.click();
    await expect(note).toHaveText(/no connection/);
    await expect(note.getByRole('link', { name: call.label })).toBeVisible();
    await expect(page).toHaveURL(/\/ContactUs$/);
  });

  test('code that cannot be fetched gives way to the first-aid pages', async ({ page }) => {
    await page.route(isAssistant, (route) => route.abort());
    await page.goto('/ContactUs');
    await parts(page).launcher.click();
    await expect(page).toHaveURL(/\/FirstAid$/);
  });
});

test('a larger model comes once the panel stands', once, async ({ page }) => {
  const requests: string[] = [];
  await page.route(/\/assets\/fullWeights-/, (route) => {
    requests.push(route.request().url());
    return route.continue();
  });
  await page.goto('/FAQ');
  const { launcher, panel } = parts(page);
  expect(requests).toEqual([]);
  const model = page.waitForResponse(/\/assets\/fullWeights-/);
  await launcher.click();
  await expect(panel).toBeVisible();
  expect((await model).ok()).toBe(true);
  const answer = await ask(page, 'my dad has chest pain');
  await expect(answer).toContainText(aspirin);
});

test.describe('with data saved', once, () => {
  test('the model that came with the panel answers', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto('/FAQ');
    const { launcher, panel } = parts(page);
    await launcher.click();
    await expect(panel).toBeVisible();
    const answer = await ask(page, 'my dad has chest pain');
    await expect(answer).toContainText(aspirin);
    expect(requests.filter((url) => url.includes('fullWeights'))).toEqual([]);
  });
});

test('answers in Kiswahili, and offers the same in English', once, async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('/FAQ');
  await parts(page).launcher.click();
  await expect(parts(page).panel).toBeVisible();
  const before = loaded.length;
  const answer = await ask(page, 'mtoto amepaliwa');
  expect(loaded.slice(before).filter((url) => /\.js$/.test(url)).length).toBeGreaterThan(0);
  await expect(answer.locator('[lang=sw]').first()).toContainText('Mpige mgongoni mara 5');
  await expect(answer.getByRole('link', { name: 'Amepaliwa', exact: true })).toHaveAttribute(
    'href',
    '/sw/FirstAid/Choking',
  );
  await expectAccessible(page, 'an answer in Kiswahili');
  await answer.getByRole('button', { name: 'In English' }).click();
  await expect(answer.locator('[lang=en-KE]')).toContainText('5 back blows');
  await expect(answer.getByRole('button', { name: 'Kwa Kiswahili' })).toBeFocused();
  await expect(answer).toBeInViewport();
});

test('speaks Kiswahili on a page in Kiswahili', once, async ({ page }) => {
  await page.goto('/sw/FirstAid');
  await page
    .getByRole('navigation', { name: 'Mawasiliano ya haraka' })
    .getByRole('button', { name: 'Msaidizi' })
    .click();
  const panel = page.getByRole('dialog', { name: 'Msaidizi' });
  await expect(panel).toBeVisible();
  await expect(panel).toHaveAttribute('lang', 'sw');
  await panel.getByRole('button', { name: 'Mtu amepaliwa' }).click();
  await expect(panel.locator('li [lang=sw]').nth(1)).toContainText('Mpige mgongoni mara 5');
});

test('links of answers lead to the place on the page', once, async ({ page }) => {
  await page.goto('/');
  await parts(page).launcher.click();
  const answer = await ask(page, 'a baby is choking');
  await answer.getByRole('link', { name: /baby/i }).first().click();
  await expect(page).toHaveURL(/\/FirstAid\/Choking#baby$/);
  await expect(page.locator('#baby')).toBeInViewport();
});

test('fills a phone, with the number in sight', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/');
  const { launcher, panel } = parts(page);
  await launcher.tap();
  await expect(panel).toBeVisible();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(await panel.boundingBox()).toEqual({ x: 0, y: 0, width, height });
  await ask(page, 'She is not breathing');
  await expect(panel.getByRole('link', { name: call.label }).first()).toBeInViewport();
});

test('stands beside the call button', { tag: '@desktop' }, async ({ page }) => {
  for (const [width, height] of [
    [1280, 800],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const { launcher, panel } = parts(page);
    await launcher.click();
    await expect(panel).toBeVisible();
    await page
      .getByRole('navigation', { name: 'Quick contact' })
      .getByRole('link', { name: 'Call' })
      .click({ trial: true });
  }
});

/** What lies where after an answer: tops and bottoms in px from the top of the conversation, and its height. */
async function newestIn(page: Page) {
  const log = await parts(page).panel.getByRole('log').boundingBox();
  const newest = await parts(page).messages.last().locator('> [lang]').boundingBox();
  if (!log || !newest) throw new Error('There is no answer');
  const top = newest.y - log.y;
  return { top, bottom: top + newest.height, room: log.height };
}

/** The newest answer is in view: all of it, or its beginning at the top of the conversation. */
async function expectNewestInView(page: Page) {
  await expect(async () => {
    const { top, bottom, room } = await newestIn(page);
    expect(top).toBeGreaterThanOrEqual(0);
    if (bottom > room) expect(top).toBeLessThanOrEqual(24);
    // Not only a strip of it at the bottom edge.
    expect(Math.min(bottom, room) - top).toBeGreaterThanOrEqual(Math.min(60, bottom - top));
  }).toPass({ timeout: 5000 });
}

for (const height of [undefined, 400]) {
  test(`the newest of several answers with steps is in view, ${height ? `with ${String(height)} px of height` : 'on a whole screen'}`, async ({
    page,
  }) => {
    const { width = 0 } = page.viewportSize() ?? {};
    if (height) await page.setViewportSize({ width, height });
    await page.goto('/FAQ');
    const { launcher, panel, input } = parts(page);
    await launcher.click();
    await expect(input).toBeFocused();
    const log = panel.getByRole('log');
    for (const message of ['my father is not breathing', 'she is choking', 'he is bleeding heavily']) {
      const answer = await ask(page, message);
      await expect(answer.getByRole('listitem').first()).toBeVisible();
      await expectNewestInView(page);
      // Where a keyboard on the screen, or a low window, leaves little room the steps get it.
      await expect(height || width < 1000 ? log : input).toBeFocused();
    }
    await ask(page, 'asante');
    await expectNewestInView(page);
    // A phone's keyboard also goes for an answer without steps.
    await expect(width < 1000 ? log : input).toBeFocused();
  });
}

test('its own page shows it open', { tag: '@nightly-desktop' }, async ({ page }) => {
  await page.goto('/ChatBot');
  const { panel, input } = parts(page);
  await expect(panel).toBeVisible();
  await expect(input).toBeFocused();
  await expectAccessible(page, 'empty');
  await ask(page, 'heavy bleeding');
  await expectAccessible(page, 'a life-threat answer');
});

test('a crowd of presses opens one panel', once, async ({ page }) => {
  await page.goto('/FAQ');
  const { launcher, panel } = parts(page);
  await launcher.evaluate((link: HTMLElement) => {
    for (let press = 0; press < 5; press++) link.click();
  });
  await expect(panel).toBeVisible();
  await expect(page.locator('dialog')).toHaveCount(1);
});

test.describe('without JavaScript', once, () => {
  test.use({ javaScriptEnabled: false });

  test('the launcher leads to the first-aid pages', async ({ page }) => {
    await page.goto('/ChatBot');
    const launcher = page
      .getByRole('navigation', { name: 'Quick contact' })
      .getByRole('link', { name: 'Assistant' });
    await expect(launcher).toHaveAttribute('href', '/FirstAid');
    await launcher.click();
    await expect(page).toHaveURL(/\/FirstAid$/);
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /breathing/i })
        .first(),
    ).toBeVisible();
  });
});
