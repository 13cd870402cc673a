import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/e2e';
import { expectAccessible } from './steps/axe';
import { bringReact } from './steps/react';

/** The same at every width: on the desktop in the nightly run. */
const phoneOrNight = { tag: '@nightly-desktop' };

const path = '/WhereAmI';
const mlolongo = { latitude: -1.36407, longitude: 36.92968, accuracy: 12 };
const code = '6 G C R, J W P H, plus, 9 V';

const find = (page: Page) => page.getByRole('button', { name: 'Find my place' });
const message = (page: Page) => page.locator('[data-part=message]');
/** The message that a link passes on. */
const handed = async (page: Page, name: string, field: string) =>
  new URL(
    (await page.getByRole('link', { name, exact: true }).last().getAttribute('href')) ?? '',
  ).searchParams.get(field);

/** Opens the page on a phone with a position, and presses the button. */
async function findAt(
  page: Page,
  context: BrowserContext,
  position: Parameters<BrowserContext['setGeolocation']>[0],
): Promise<void> {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(position);
  await page.goto(path);
  await find(page).click();
}

test(
  'good: the code within seconds, ready to be read out and to be sent',
  phoneOrNight,
  async ({ page, context }) => {
    await page.goto(path);
    await expect(find(page)).toBeVisible();
    // Hiding the questions must not move what stands below them.
    const jumped = await page.evaluate(async () => {
      let sum = 0;
      const add = (entries: PerformanceEntryList) => {
        for (const entry of entries) sum += (entry as unknown as { value: number }).value;
      };
      const observer = new PerformanceObserver((list) => {
        add(list.getEntries());
      });
      observer.observe({ type: 'layout-shift', buffered: true });
      // A shift is known once its frame is painted.
      const frame = () => new Promise(requestAnimationFrame);
      await frame();
      await frame();
      add(observer.takeRecords());
      return sum;
    });
    expect(jumped).toBeLessThan(0.02);
    await findAt(page, context, mlolongo);
    await expect(page.getByRole('heading', { name: 'Found, within 12 metres' })).toBeFocused({
      timeout: 5000,
    });
    await expect(page.getByText(code)).toBeInViewport();
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /^Call 0/ })
        .filter({ visible: true }),
    ).toHaveCount(1);
    await expect(page.getByText('JWPH+9V, Nairobi')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Open a map' })).toHaveAttribute(
      'href',
      'https://maps.google.com/?q=-1.36407,36.92968',
    );
    const messageText = (await message(page).textContent()) ?? '';
    expect(messageText).toContain('I am at 6GCRJWPH+9V, 15 km south-east of Nairobi (within 12 m).');
    expect(await page.getByRole('main').getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toMatch(
      /^https:\/\/wa\.me\/\d+\?text=I%20need%20help/,
    );
    expect(await handed(page, 'SMS', 'body')).toBe(messageText);
    await context.grantPermissions(['clipboard-write', 'geolocation']);
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByText('The message is copied.')).toBeVisible();
    await expectAccessible(page, 'a place was found');
    // The copied text can be pasted; a field of one line drops line breaks.
    await page.getByRole('link', { name: /^This is not where I am/ }).click();
    const field = page.getByRole('textbox', { name: 'Nearest landmark' });
    await field.focus();
    await page.keyboard.press('ControlOrMeta+V');
    await expect(field).toHaveValue(messageText.replaceAll('\n', ' '));
  },
);

test('poor: two kilometres ask for a landmark', { tag: '@phone' }, async ({ page, context }) => {
  await findAt(page, context, { ...mlolongo, accuracy: 2000 });
  await expect(page.getByRole('heading', { name: 'Found, within 2 km' })).toBeVisible();
  await expect(page.getByText('This is only right to within 2 km. Add a landmark.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Nearest landmark' }).fill('Total, Mlolongo');
  await expect(message(page)).toContainText('Nearest landmark: Total, Mlolongo');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(1);
  await expectAccessible(page, 'a rough place');
});

test(
  'wrong by kilometres, then better: the questions, then the code',
  { tag: '@phone' },
  async ({ page, context }) => {
    await findAt(page, context, { ...mlolongo, accuracy: 9000 });
    await expect(page.locator('#describe').getByText('Your phone knows only the area.')).toBeVisible();
    await expect(page.getByText(code)).toBeHidden();
    await context.setGeolocation(mlolongo);
    await expect(page.getByText(code)).toBeVisible();
  },
);

test('moving: the code follows, and says so', { tag: ['@phone', '@nightly'] }, async ({ page, context }) => {
  await findAt(page, context, mlolongo);
  await expect(page.getByText(code)).toBeVisible();
  await context.setGeolocation({ ...mlolongo, latitude: -1.38 });
  await expect(page.getByText('You are moving.')).toBeVisible();
  await expect(page.getByText(code)).toBeHidden();
  await expect(page.getByRole('status').filter({ hasText: 'Found' })).toBeAttached();
});

test(
  'denied: why, the number, and five questions that make the same message',
  phoneOrNight,
  async ({ page, context, baseURL }) => {
    const session = await context.newCDPSession(page);
    const { targetInfo } = await session.send('Target.getTargetInfo');
    await session.send('Browser.setPermission', {
      permission: { name: 'geolocation' },
      setting: 'denied',
      ...(baseURL !== undefined && { origin: baseURL }),
      ...(targetInfo.browserContextId !== undefined && { browserContextId: targetInfo.browserContextId }),
    });
    await page.goto(path);
    await find(page).click();
    await expect(
      page.locator('#describe').getByText('You said no, or location is blocked for this page.'),
    ).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Describe the place' })).toBeFocused();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(5);
    await expectAccessible(page, 'denied');
    await page.getByRole('textbox', { name: 'County, town or estate' }).fill('Machakos, Mlolongo');
    await page.getByRole('textbox', { name: 'Who waits for us, and where?' }).fill('Amina, at the gate');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Or send it, after you call' })).toBeFocused();
    const messageText =
      'I need help. This is the place.\nCounty, town or estate: Machakos, Mlolongo\nWaiting for you: Amina, at the gate';
    await expect(message(page)).toHaveText(messageText);
    expect(await handed(page, 'SMS', 'body')).toBe(messageText);
  },
);

test(
  'timeout, and none: said after twenty seconds, and the phone goes on looking',
  { tag: '@phone' },
  async ({ page, context }) => {
    await page.clock.install();
    // No emulation offers a phone that never answers.
    await page.addInitScript(() => {
      const listeners: PositionCallback[] = [];
      Object.assign(window, {
        answer: (position: GeolocationPosition) => listeners.forEach((one) => one(position)),
      });
      navigator.geolocation.watchPosition = (onFix) => listeners.push(onFix);
    });
    await context.grantPermissions(['geolocation']);
    await page.goto(path);
    await find(page).click();
    await expect(page.getByText('Your phone may ask whether').first()).toBeVisible();
    await page.clock.runFor(9000);
    await expect(page.getByText('It takes longer indoors.')).toBeVisible();
    await page.clock.runFor(12_000);
    await expect(
      page.locator('#describe').getByText('Your phone takes long to find its place.'),
    ).toBeVisible();
    await page.evaluate(() => {
      const at = { latitude: -1.36407, longitude: 36.92968, accuracy: 12 };
      const coords = { ...at, altitude: null, altitudeAccuracy: null, heading: null, speed: null };
      (window as unknown as { answer: (position: unknown) => void }).answer({
        coords,
        timestamp: Date.now(),
      });
    });
    await expect(page.getByText(code)).toBeVisible();
    await page.clock.runFor(200_000);
    await expect(page.getByText('This place was found')).toBeVisible();
    await expect(message(page)).toContainText('minutes ago)');
  },
);

test('no position at all: its own words', { tag: ['@phone', '@nightly'] }, async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await page.addInitScript(() => {
    const none = { code: 2, message: '', PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
    navigator.geolocation.watchPosition = (_, onError) => Number(setTimeout(() => onError?.(none)));
  });
  await page.goto(path);
  await find(page).click();
  await expect(page.locator('#describe').getByText('Your phone cannot find its place here.')).toBeVisible();
});

test('a page that was not opened safely says so', { tag: ['@phone', '@nightly'] }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'isSecureContext', { value: false });
  });
  await page.goto(path);
  await find(page).click();
  await expect(page.locator('#describe').getByText('This page was not opened securely.')).toBeVisible();
});

test(
  'without JavaScript: the number and the questions, and nothing that does nothing',
  { tag: '@phone' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width: 360, height: 740 },
    });
    const page = await context.newPage();
    for (const [address, question] of [
      ['/WhereAmI', 'Who waits for us, and where?'],
      ['/sw/WhereAmI', 'Nani anatusubiri, na wapi?'],
    ] as const) {
      await page.goto(`${baseURL ?? ''}${address}`);
      const main = page.getByRole('main');
      await expect(main.getByText(question)).toBeVisible();
      await expect(main.getByRole('link', { name: /0700 000 000/ })).toHaveCount(1);
      await expect(main.getByRole('button')).toHaveCount(0);
      await expect(main.getByRole('textbox')).toHaveCount(0);
      await expect(main.locator('[href^="#"]').filter({ visible: true })).toHaveCount(0);
    }
    await context.close();
  },
);

test.describe('offline', () => {
  test.use({ expectedMessages: [/ERR_INTERNET_DISCONNECTED/] });
  test(
    'with no network and before React: found, made, and nothing sent',
    { tag: '@phone' },
    async ({ page, context }) => {
      await context.grantPermissions(['geolocation']);
      await context.setGeolocation(mlolongo);
      await page.goto(path, { waitUntil: 'load' });
      await expect(find(page)).toBeVisible();
      await context.setOffline(true);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await find(page).click();
      await expect(page.getByText(code)).toBeVisible();
      await page.getByRole('link', { name: /^This is not where I am/ }).click();
      await page.getByRole('textbox', { name: 'Gate, floor or plot' }).fill('Green gate');
      await expect(message(page)).toContainText('Green gate');
      // Files prefetched for other pages are not counted.
      expect(requests.filter((address) => !address.includes('/assets/'))).toEqual([]);
      expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
    },
  );
});

test('React takes the page over with the place as it is', phoneOrNight, async ({ page, context }) => {
  await findAt(page, context, mlolongo);
  await expect(page.getByText(code)).toBeVisible();
  await bringReact(page);
  await expect(page.getByRole('heading', { name: 'Found, within 12 metres' })).toBeVisible();
  await expect(page.getByText(code)).toBeVisible();
  await context.setGeolocation({ ...mlolongo, latitude: -1.38 });
  await expect(page.getByText('You are moving.')).toBeVisible();
});

test('one press from every page: the assistant’s first line leads here', phoneOrNight, async ({ page }) => {
  await page.goto('/services');
  await page.getByRole('button', { name: 'Assistant' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Tell us where you are' }).click();
  await expect(page).toHaveURL(path);
  await expect(find(page)).toBeVisible();
});
