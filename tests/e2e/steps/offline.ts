import type { Page } from '@playwright/test';
import { expect, test as base } from '../../support/e2e';
import { changingSite, type ChangingSite } from '../../support/changingSite';

interface Fixtures {
  /** The site, which a test can take down, break or replace. */
  changing: ChangingSite;
}

/** Tests with the service worker; `page.goto('/')` goes to the site that they can change. */
export const test = base.extend<Fixtures>({
  changing: async ({ site }, use) => {
    const changing = await changingSite(site);
    await use(changing);
    await changing.stop();
  },
  baseURL: async ({ changing }, use) => {
    await use(changing.url);
  },
  serviceWorkers: 'allow',
});

/** Opens a page and waits until the phone has stored the offline pages. */
export async function visit(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await expect.poll(() => page.evaluate(() => !!navigator.serviceWorker.controller)).toBe(true);
}

/** Paths of the stored files, and the number of workers. */
export const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const files = (await caches.has('offline-files'))
      ? (await (await caches.open('offline-files')).keys()).map(({ url }) => new URL(url).pathname)
      : [];
    return { files, workers: (await navigator.serviceWorker.getRegistrations()).length };
  });

/** Nothing is stored. */
export const nothing = { files: [], workers: 0 };

/** Addresses of pictures that failed to load, including lazy ones. */
export const missingPictures = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    return [...document.images].filter((image) => image.naturalWidth === 0).map((image) => image.src);
  });

/** Emulates a metered or slow connection, before the page's scripts run. */
export const onConnection = (page: Page, connection: { saveData?: boolean; effectiveType?: string }) =>
  page.addInitScript((is) => {
    Object.defineProperty(navigator, 'connection', { value: is });
  }, connection);
