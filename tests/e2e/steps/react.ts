import type { Browser, Page } from '@playwright/test';
import { expect } from '../../support/e2e';

/** Waits until React has taken the page over. */
export async function reactReady(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-react', 'ready', { timeout: 15_000 });
}

/** Brings React the way a visitor does: by going into a form, the one in the footer of every page. */
export async function bringReact(page: Page): Promise<void> {
  await page.locator('#footer-subscribe-email').focus();
  await reactReady(page);
}

/** What behaviours set on prerendered elements, before React comes and after: no difference that counts. */
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
  ['[data-behaviour=variants] > nav > a', ['aria-current']],
  ['[data-behaviour=variants] > section', ['hidden']],
  ['[data-metronome]', ['data-ready']],
  ['[data-place]', ['data-ready']],
  ['[data-place] [data-part]', ['hidden']],
  ['[data-behaviour=keepOffline]', ['data-kept']],
  ['form > [name=key]', ['value']],
];

/** The page inside `#root` without what behaviours set: of a document's text, or as it stands in the browser now. */
export async function tree(page: Page, documentText?: string): Promise<string> {
  if (documentText === undefined) return page.evaluate(treeOf, { text: documentText, set: setByBehaviours });
  const reader = await readerBeside(page);
  const read = await reader.evaluate(treeOf, { text: documentText, set: setByBehaviours });
  // Firefox gives a new page the focus.
  await page.bringToFront();
  return read;
}

const readers = new WeakMap<Browser, Promise<Page>>();

/** An empty page, one for each browser, that reads text: the site's policy lets no script turn text into a document. */
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
  // A form in steps stands on one page until React is there; requests.spec.ts has the steps.
  root.querySelector('#request-form')?.remove();
  // The booking form's calendar becomes a list of the clinic's days once React is there.
  for (const date of root.querySelectorAll('[name=date]')) date.parentElement?.remove();
  // What an emergency plan asks for another kind than the chosen one is taken away.
  for (const other of root.querySelectorAll('[data-kinds]:not([data-kinds~=family])')) other.remove();
  // A script writes figures into the first, and how much a phone would keep onto the second.
  for (const figure of root.querySelectorAll('[data-template],[data-behaviour=keepOffline] button'))
    figure.textContent = '';
  // A line an element, so that a difference is a line and not the whole page.
  return root.innerHTML.replace(/></g, '>\n<');
}
