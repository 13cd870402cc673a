import type { Page, Request } from '@playwright/test';
import { expect, test } from '../support/e2e';
import { bringReact } from './steps/react';
import { wordsOf } from './steps/wordsOf';

/** A link is hovered at every width; the phone in the nightly run. */
const desktopOrNight = { tag: '@nightly-phone' };

const path = '/AboutPage';
/** Code and content of that page. */
const chunks = /\/assets\/(AboutPage|aboutPage)-/;

const linkTo = (page: Page) => page.locator(`footer a[href="${path}"]`).first();

/** Addresses that the browser requests from now on, without the site's origin. */
function watchRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request: Request) => paths.push(new URL(request.url()).pathname));
  return paths;
}
const count = (paths: readonly string[]) => paths.filter((one) => one === path).length;

/** Bytes of the current document that were transferred for this navigation. */
const transferred = (page: Page) =>
  page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation');
    return entry instanceof PerformanceNavigationTiming ? entry.transferSize : -1;
  });

/** Touches the link. @returns A function that ends the touch. */
async function touch(page: Page): Promise<() => Promise<unknown>> {
  const link = linkTo(page);
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error(`The link to ${path} is not shown`);
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  return () => session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function opened(page: Page): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText((await wordsOf(page, path)).heading);
}

test(
  'a touch fetches the page, once, and the tap opens what was fetched',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/FAQ');
    const paths = watchRequests(page);
    const fetched = page.waitForEvent('requestfinished', (request) => request.url().endsWith(path));
    const lift = await touch(page);
    await fetched;
    expect(count(paths)).toBe(1);
    await linkTo(page).dispatchEvent('pointerdown');
    await page.waitForTimeout(200);
    expect(count(paths)).toBe(1);
    await lift();
    await opened(page);
    expect(await transferred(page)).toBe(0);
  },
);

test('a mouse that rests on a link fetches the page', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/FAQ');
  const fetched = page.waitForEvent('requestfinished', (request) => request.url().endsWith(path));
  await linkTo(page).hover();
  expect((await (await fetched).allHeaders())['sec-purpose']).toBe('prefetch');
  await linkTo(page).click();
  await opened(page);
  expect(await transferred(page)).toBe(0);
});

for (const connection of [{ saveData: true }, { effectiveType: '2g' }]) {
  const line = JSON.stringify(connection);
  test(
    `nothing is fetched ahead on a line of ${line}, before React and after`,
    'saveData' in connection ? desktopOrNight : { tag: '@nightly' },
    async ({ page }) => {
      await page.addInitScript((told) => {
        Object.defineProperty(Navigator.prototype, 'connection', { get: () => told });
      }, connection);
      await page.goto('/FAQ');
      for (const bring of [() => Promise.resolve(), () => bringReact(page)]) {
        await bring();
        const paths = watchRequests(page);
        await linkTo(page).hover();
        await linkTo(page).dispatchEvent('pointerdown');
        await page.waitForTimeout(400);
        expect(paths.filter((one) => one === path || chunks.test(one))).toEqual([]);
      }
      await linkTo(page).click();
      await opened(page);
    },
  );
}

test('once React is there, code and words are brought, and no document', desktopOrNight, async ({ page }) => {
  await page.goto('/FAQ');
  await bringReact(page);
  await page.evaluate(() => Object.assign(globalThis, { marked: true }));
  const paths = watchRequests(page);
  await linkTo(page).hover();
  await expect.poll(() => paths.filter((one) => chunks.test(one)).length).toBe(2);
  // What those two share with other pages comes after them.
  const newPaths = async () => {
    const known = paths.length;
    await page.waitForTimeout(500);
    return paths.length - known;
  };
  await expect.poll(newPaths).toBe(0);
  const before = paths.length;
  await linkTo(page).click();
  await opened(page);
  expect(paths.slice(before).filter((one) => one.endsWith('.js'))).toEqual([]);
  expect(count(paths)).toBe(0);
  expect(await page.evaluate(() => 'marked' in globalThis)).toBe(true);
});

test.describe('what could not be fetched ahead', () => {
  test.use({ expectedMessages: [/ERR_FAILED|Failed to fetch dynamically imported module/] });

  test('does not keep the page from being opened', desktopOrNight, async ({ page }) => {
    await page.goto('/FAQ');
    await bringReact(page);
    await page.route(chunks, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => chunks.test(request.url()));
    await linkTo(page).hover();
    await failed;
    await page.unroute(chunks);
    await linkTo(page).click();
    await opened(page);
  });
});
