import type { Page } from '@playwright/test';
import { budgetOf } from '../budgets/budgets';
import { expect, test } from '../support/e2e';

/** Time in ms on the page's clock: longer than anything that waits for an idle browser. */
const longAfter = 60_000;

interface Fetched {
  path: string;
  bytes: number;
}

/**
 * Opens a page and lets a minute pass without a hand on it. The worker, which keeps the emergency pages, is blocked here; see
 * offline.spec.ts.
 * @returns What it fetches from the end of its loading on, without pictures.
 */
async function leftAlone(page: Page, path: string): Promise<Fetched[]> {
  const fetched: Fetched[] = [];
  await page.clock.install();
  const loaded = page.waitForEvent('load').then(() => {
    page.on('requestfinished', async (request) => {
      if (request.resourceType() === 'image') return;
      const { responseBodySize } = await request.sizes();
      fetched.push({ path: new URL(request.url()).pathname, bytes: responseBodySize });
    });
  });
  const secondPart = page.waitForEvent('requestfinished', (request) => request.url().includes('after-load'));
  await page.goto(path);
  await loaded;
  await secondPart;
  await page.clock.runFor(longAfter);
  await page.waitForLoadState('networkidle');
  return fetched;
}

const sum = (fetched: readonly Fetched[]) => fetched.reduce((all, { bytes }) => all + bytes, 0);

/** By day the home page, the most urgent kind and the one with most pictures; a form with and without a draft. */
const byDay = ['/', '/FirstAid/Choking', '/Gallery', '/ContactUs', '/EmergencyPlan'];
const tagOf = (path: string) => ({ tag: byDay.includes(path) ? ['@phone'] : ['@phone', '@nightly'] });

for (const path of ['/', '/FAQ', '/EmergencyCare', '/FirstAid', '/FirstAid/Choking', '/sw', '/Gallery'])
  test(`${path} fetches nothing that nobody asked for`, tagOf(path), async ({ page }) => {
    const fetched = await leftAlone(page, path);
    expect(sum(fetched)).toBeLessThanOrEqual(budgetOf(path).ahead);
    expect(fetched.filter((one) => /react-|base-|panel|assistant/.test(one.path))).toEqual([]);
  });

for (const path of ['/ContactUs', '/Request/Schools', '/EmergencyPlan'])
  test(`${path}, a form, fetches React ahead, and nothing else`, tagOf(path), async ({ page }) => {
    const fetched = await leftAlone(page, path);
    expect(sum(fetched)).toBeLessThanOrEqual(budgetOf(path).ahead);
    expect(fetched.some((one) => one.path.startsWith('/assets/react-'))).toBe(true);
    expect(fetched.filter((one) => /panel|assistant/.test(one.path))).toEqual([]);
  });

test(
  'a hand that reaches for the assistant fetches its panel, and not its code',
  { tag: '@phone' },
  async ({ page }) => {
    await leftAlone(page, '/FAQ');
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const panel = page.waitForEvent('requestfinished', (request) =>
      /\/assets\/panel-[\w-]+\.html$/.test(request.url()),
    );
    await page.locator('[data-behaviour=assistant]').first().dispatchEvent('pointerdown');
    await panel;
    expect(asked.filter((path) => /\/(?:react|base)-/.test(path))).toEqual([]);
  },
);

test('a hand that reaches for a picture fetches React', { tag: '@phone' }, async ({ page }) => {
  await leftAlone(page, '/EmergencyCare');
  const react = page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/react-'));
  await page.locator('main [data-needs-react=click]').first().dispatchEvent('pointerdown');
  await react;
});
