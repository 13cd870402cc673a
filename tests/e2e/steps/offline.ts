import type { Page } from '@playwright/test';
import { expect, test as base } from '../../support/e2e';
import { changingSite, type ChangingSite } from '../../support/changingSite';

interface Fixtures {
  /** The site, which a test takes down, breaks or builds anew. */
  changing: ChangingSite;
}

/** Tests in which the service worker is at work; `page.goto('/')` goes to the site that they can change. */
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

/** Opens a page and waits until the phone has kept what it keeps. */
export async function visit(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await expect.poll(() => page.evaluate(() => !!navigator.serviceWorker.controller)).toBe(true);
}

/** Paths of the files that the phone keeps, and how many workers there are. */
export const keptBy = (page: Page) =>
  page.evaluate(async () => {
    const files = (await caches.has('offline-files'))
      ? (await (await caches.open('offline-files')).keys()).map(({ url }) => new URL(url).pathname)
      : [];
    return { files, workers: (await navigator.serviceWorker.getRegistrations()).length };
  });

/** Nothing is left on the phone. */
export const nothing = { files: [], workers: 0 };

/** Sources of pictures that are not there, the lazy ones included. */
export const missingPictures = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    return [...document.images].filter((image) => image.naturalWidth === 0).map((image) => image.src);
  });

/** Says that the connection is a costly or slow one, before the page's scripts look. */
export const onConnection = (page: Page, connection: { saveData?: boolean; effectiveType?: string }) =>
  page.addInitScript((is) => {
    Object.defineProperty(navigator, 'connection', { value: is });
  }, connection);
