import type { Browser, Page } from 'playwright';
import { withPhone } from './browser';
import { watchWire, type Sent } from './wire';

/** Time after load in ms in which a page fetches files by itself; the assistant follows after 6 s. */
const requestWait = 9_000;

/** Addresses of the pictures on the first screen. */
const onFirstScreen = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.images)
      .filter((image) => {
        const { top, bottom, left, right } = image.getBoundingClientRect();
        return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
      })
      .map(({ currentSrc }) => currentSrc),
  );

/** Parts of a page besides pictures: its text, its scripts, the font of its headings. */
const page = ['Document', 'Script', 'Font'];

function unasked({ begunAfterLoad, type, url }: Sent, seen: readonly string[]): boolean {
  if (type === 'Image') return !seen.includes(url);
  return begunAfterLoad || !page.includes(type);
}

/** Opens a page for a visitor who saves data and touches nothing. @returns What is fetched unasked. */
export function fetchedUnasked(browser: Browser, url: string): Promise<string[]> {
  return withPhone(browser, async ({ context, page, session }) => {
    await context.setExtraHTTPHeaders({ 'Save-Data': 'on' });
    await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    const sent = watchWire(session);
    await page.goto(url, { waitUntil: 'load' });
    const seen = await onFirstScreen(page);
    await page.waitForTimeout(requestWait);
    return sent.filter((request) => unasked(request, seen)).map((request) => new URL(request.url).pathname);
  });
}
