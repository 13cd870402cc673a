import type { Browser, CDPSession, Page } from 'playwright';
import { site as words } from '../../src/content/pages/site';
import { withPhone } from './browser';
import type { HeapFigures } from './figures';

/** Ten pages, each opened by a link in the footer of the previous one. */
const walk = words.footer.groups
  .flatMap(({ links }) => links)
  .slice(0, 10)
  .map(({ to }) => to);

/** Size of the heap after garbage collection, in bytes. */
async function heldBytes(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.enable');
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? NaN;
}

/** Whether React has hydrated the page. */
const reactIsThere = (page: Page) => page.locator('html[data-react="ready"]');

/** Focuses the footer's form, which loads React. */
async function bringReact(page: Page): Promise<void> {
  await page.locator('footer form [required]').tap();
  await reactIsThere(page).waitFor({ state: 'attached' });
}

/**
 * Visits ten pages after the home page, by taps on links.
 * @returns Memory of the tab then, in bytes.
 * @throws {Error} If a page is not reached, or not in the measured way.
 */
function visit(browser: Browser, url: string, withReact: boolean): Promise<number> {
  return withPhone(browser, async ({ page, session }) => {
    await page.goto(`${url}/`, { waitUntil: 'load' });
    if (withReact) await bringReact(page);
    for (const path of walk) {
      await page.locator(`footer a[href="${path}"]`).first().tap();
      await page.waitForURL(`${url}${path}`, { waitUntil: 'load' });
      // What a page does by itself when it is idle is included.
      await page.waitForLoadState('networkidle');
      await page.waitForTimeout(1_000);
    }
    if ((await reactIsThere(page).count()) > 0 !== withReact)
      throw new Error(withReact ? 'A page was a document of its own' : 'React came though nothing needed it');
    return heldBytes(session);
  });
}

/** Measures the memory of a tab after ten pages, once with documents and once with React. */
export async function measureHeap(browser: Browser, url: string): Promise<HeapFigures> {
  return { plain: await visit(browser, url, false), react: await visit(browser, url, true) };
}
