import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright';
import { withPhone } from './browser';
import type { TransferFigures } from './figures';
import { bytesOf, watchWire, type Sent } from './wire';

const client = 'dist/client';

/** The page's own list of files: scripts for later, and lazy pictures. */
const namedFiles = (page: Page) =>
  page.evaluate(() => {
    const { react = '', assistant = '' } =
      document.querySelector<HTMLElement>('script[data-react]')?.dataset ?? {};
    const files = (list: string) => list.split(' ').filter(Boolean);
    return {
      react: files(react),
      later: files(`${react} ${assistant}`),
      lazy: Array.from(document.querySelectorAll<HTMLImageElement>('img[loading=lazy]'), ({ src }) => src),
    };
  });

/** Time limit in ms in which an idle page prefetches files. */
const prefetchTimeout = 8_000;

/** Whether the page has fetched these files, by the browser's entries; runs in the page. */
const allFetched = (files: readonly string[]) => {
  const fetched = new Set(performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));
  return files.every((file) => fetched.has(file));
};

function untilLoad(sent: readonly Sent[], lazy: readonly string[]) {
  const done = sent.filter(({ endedBeforeLoad }) => endedBeforeLoad);
  const documents = done.filter(({ type }) => type === 'Document');
  const scripts = done.filter(({ type }) => type === 'Script');
  const pictures = done.filter(({ type }) => type === 'Image');
  const bytes = bytesOf(done);
  const parts = { documents: bytesOf(documents), scripts: bytesOf(scripts), pictures: bytesOf(pictures) };
  return {
    html: documents.reduce((sum, { body }) => sum + body, 0),
    firstScript: scripts.reduce((sum, { body }) => sum + body, 0),
    bytes,
    requests: done.filter(({ url }) => !lazy.includes(url)).length,
    ...parts,
    rest: bytes - parts.documents - parts.scripts - parts.pictures,
  };
}

/** DevTools events about the back/forward cache. */
async function keptOut({ page, session }: { page: Page; session: CDPSession }): Promise<string[]> {
  const reasons: string[] = [];
  const answered = new Promise<void>((resolve) => {
    session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
      for (const { type, reason } of notRestoredExplanations) {
        // `Circumstantial` reasons are the browser's own: headless browsers never keep a page.
        if (type !== 'Circumstantial') reasons.push(reason);
      }
      resolve();
    });
  });
  await page.goto('about:blank');
  const back = page.goBack({ waitUntil: 'commit' });
  await Promise.race([answered, back.then(() => page.waitForTimeout(2_000))]);
  await back;
  return reasons;
}

/** Result of a visit. */
export interface Visit {
  figures: TransferFigures;
  /** Why the back/forward cache does not accept the page. */
  backForward: string[];
}

/** Visits a page with an empty cache and an unthrottled connection, then again, then leaves it and goes back. */
export function visitTwice(browser: Browser, url: string): Promise<Visit> {
  return withPhone(browser, async ({ page, session }, another) => {
    const first = watchWire(session);
    await page.goto(url, { waitUntil: 'load' });
    const { react, later, lazy } = await namedFiles(page);
    const figures = untilLoad(first, lazy);
    await page.waitForFunction(allFetched, later, { timeout: prefetchTimeout }).catch(() => undefined);
    await page.waitForLoadState('networkidle');
    await page.close();

    const again = await another();
    const second = watchWire(again.session);
    await again.page.goto(url, { waitUntil: 'networkidle' });
    const secondVisit = bytesOf(second);
    return {
      figures: {
        ...figures,
        ...(react.length > 0 && {
          react: react.reduce((sum, file) => sum + statSync(join(client, `${file}.br`)).size, 0),
        }),
        secondVisit,
      },
      backForward: await keptOut(again),
    };
  });
}
