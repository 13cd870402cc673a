import type { Browser, CDPSession, Page } from 'playwright';
import { site as words } from '../../src/content/en/site';
import { withPhone } from './browser';
import type { HeapFigures } from './figures';

/** Ten pages, each by a link in the footer of the one before. */
const walk = words.footer.groups
  .flatMap(({ links }) => links)
  .slice(0, 10)
  .map(({ to }) => to);

/** What of the heap is still held once garbage is collected, in bytes. */
async function heldBytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.enable');
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? NaN;
}

/** Whether React has taken the page over. */
const reactIsThere = (page: Page) => page.locator('html[data-react="ready"]');

/** Goes into the footer's form, which brings React. */
async function bringReact(page: Page): Promise<void> {
  await page.locator('footer form [required]').tap();
  await reactIsThere(page).waitFor({ state: 'attached' });
}

/**
 * Looks at ten pages after the home page, by taps on links.
 * @returns What the tab holds then, in bytes.
 * @throws {Error} A page is not reached, or not in the way that is measured.
 */
function visit(browser: Browser, url: string, withReact: boolean): Promise<number> {
  return withPhone(browser, async ({ page, session }) => {
    await page.goto(`${url}/`, { waitUntil: 'load' });
    if (withReact) await bringReact(page);
    for (const path of walk) {
      await page.locator(`footer a[href="${path}"]`).first().tap();
      await page.waitForURL(`${url}${path}`, { waitUntil: 'load' });
      // What a page does of its own accord when it is idle is part of it.
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(1_000);
    }
    if ((await reactIsThere(page).count()) > 0 !== withReact)
      throw new Error(withReact ? 'A page was a document of its own' : 'React came though nothing needed it');
    return heldBytes(session);
  });
}

/** Measures what a tab holds after ten pages, once as documents and once with React. */
export async function measureHeap(browser: Browser, url: string): Promise<HeapFigures> {
  return { plain: await visit(browser, url, false), react: await visit(browser, url, true) };
}
