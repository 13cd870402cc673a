import type { Browser, Page } from '@playwright/test';
import { expect } from '../../support/e2e';

/** Waits until the page is hydrated. */
export async function reactReady(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-react', 'ready', { timeout: 15_000 });
}

/** Loads React as a visitor does: by focusing the form in the footer. */
export async function bringReact(page: Page): Promise<void> {
  await page.locator('#footer-subscribe-email').focus();
  await reactReady(page);
}

/** Attributes that behaviours set on prerendered elements, before and after hydration: ignored in comparisons. */
const setByBehaviours: readonly (readonly [selector: string, attributes: readonly string[]])[] = [
  ['[data-behaviour=header]', ['data-hidden']],
  ['[data-behaviour=popup]', ['data-shown', 'inert']],
  ['[data-behaviour=slider]', ['data-stopped']],
  ['[data-track]', ['aria-live']],
  ['[data-slide]', ['aria-current']],
  ['[aria-roledescription=slide]', ['inert']],
  ['[data-step]', ['hidden']],
  ['[data-status]', ['role']],
  ['[data-note]', ['hidden']],
  ['[data-behaviour=assistant]', ['aria-busy', 'role', 'aria-expanded']],
  ['[data-behaviour=variants]', ['data-chosen']],
  ['[data-behaviour=variants] nav a', ['aria-current']],
  ['[data-behaviour=variants] section', ['hidden']],
  ['[data-metronome]', ['data-ready']],
  ['[data-place]', ['data-ready']],
  ['[data-place] [data-part]', ['hidden']],
  ['[data-behaviour=keepOffline]', ['data-kept']],
  ['form > [name=key]', ['value']],
];

/** The markup inside `#root` without these attributes: of a document's text, or of the current page. */
export async function tree(page: Page, documentText?: string): Promise<string> {
  if (documentText === undefined) return page.evaluate(treeOf, { text: documentText, set: setByBehaviours });
  const reader = await readerBeside(page);
  const read = await reader.evaluate(treeOf, { text: documentText, set: setByBehaviours });
  // Firefox focuses a new page.
  await page.bringToFront();
  return read;
}

const readers = new WeakMap<Browser, Promise<Page>>();

/** An empty page per browser that parses text: the site's policy does not allow scripts to do so. */
function readerBeside(page: Page): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page belongs to no browser');
  const reader = readers.get(browser) ?? browser.newPage();
  readers.set(browser, reader);
  return reader;
}

/** Runs in the browser. */
function treeOf({ text, set }: { text: string | undefined; set: typeof setByBehaviours }): string {
  const source = text === undefined ? document : new DOMParser().parseFromString(text, 'text/html');
  const root = source.querySelector('#root')?.cloneNode(true);
  if (!(root instanceof Element)) throw new Error('The document has no #root');
  for (const [selector, attributes] of set) {
    for (const element of root.querySelectorAll(selector)) {
      for (const name of attributes) element.removeAttribute(name);
    }
  }
  // A form in steps is on one page until hydration; requests.spec.ts tests the steps.
  root.querySelector('#request-form')?.remove();
  // The booking form's date input becomes a list of the clinic's days after hydration.
  for (const date of root.querySelectorAll('[name=date]')) date.parentElement?.remove();
  // Hydration removes the parts of an emergency plan for other kinds than the chosen one.
  for (const other of root.querySelectorAll('[data-kinds]:not([data-kinds~=family])')) other.remove();
  // A script writes numbers into the first, and the size of the offline pages into the second.
  for (const figure of root.querySelectorAll(
    '[data-template],[data-behaviour=keepOffline] :is(button,[role=status])',
  ))
    figure.textContent = '';
  // One line per element, so that a difference is short.
  return root.innerHTML.replace(/></g, '>\n<');
}
