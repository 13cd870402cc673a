import { chromium as playwrightChromium } from 'playwright';
import { chromium } from '../../support/chromium';
import type { Cleanup } from './folders';

/** A page as the browser shows it. */
export interface Shown {
  /** The page's text, with white space as single spaces. */
  text: string;
  /** Signs that a part of a visitor's text was executed or fetched. */
  executed: string[];
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Opens a page with traps, before and after hydration. */
export async function showPage(url: string, path: string, cleanup: Cleanup): Promise<Shown[]> {
  const browser = await playwrightChromium.launch(chromium());
  cleanup.add(() => browser.close());
  const page = await browser.newPage();
  const executed: string[] = [];
  page.on('dialog', (dialog) => {
    executed.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith('data:'))
      executed.push(`a request to ${request.url()}`);
  });
  page.on('pageerror', (error) => executed.push(`an error: ${error.message}`));
  const look = async (): Promise<Shown> => {
    const found = await page.evaluate(() => ({
      text: document.body.textContent,
      // Things that the site's own pages never contain.
      strange: [
        ...document.querySelectorAll(
          'main iframe, main object, main embed, main base, main meta, main [onerror], main [onload], main [onclick], main script:not([type="application/json"]):not([type="application/ld+json"])',
        ),
      ].map((element) => `an element: ${element.outerHTML.slice(0, 100)}`),
    }));
    return { text: oneLine(found.text), executed: [...executed, ...found.strange] };
  };
  await page.goto(url + path, { waitUntil: 'load' });
  const before = await look();
  await page.locator('[data-needs-react]').first().click();
  await page.getByRole('dialog').first().waitFor({ state: 'visible', timeout: 30_000 });
  return [before, await look()];
}

/** The texts that a page does not show unchanged. */
export function missingIn({ text }: Shown, texts: readonly string[]): string[] {
  return texts.filter((wanted) => !text.includes(oneLine(wanted)));
}
