import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attachLeavePage } from '../../../src/behaviours/page/leavePage';

/** A page of this site, in place of the neutral one: the address differs only by its fragment, so that the test stays. */
const elsewhere = '#elsewhere';

let link: HTMLAnchorElement;
let detach: () => void;
let address: string;

beforeEach(() => {
  address = location.href;
  document.body.innerHTML = `
    <a id="leave" href="${elsewhere}">Leave this page now</a>
    <header><details><summary>Menu</summary></details></header>
    <main><details open><summary>A question</summary></details><input></main>
    <dialog>Panel</dialog>`;
  link = document.getElementById('leave') as HTMLAnchorElement;
  detach = attachLeavePage(link);
});
afterEach(() => {
  detach();
  vi.restoreAllMocks();
  document.documentElement.hidden = false;
  for (const meta of document.head.querySelectorAll('meta[name=referrer]')) meta.remove();
  history.replaceState(null, '', address);
  document.body.innerHTML = '';
  sessionStorage.clear();
});

const press = (key: string, options: KeyboardEventInit = {}) =>
  document.body.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }),
  );
const hasLeft = () => location.hash === elsewhere;

describe('the link', () => {
  it('replaces the page, hides it at once, empties the storage of the tab, and names no referrer', () => {
    sessionStorage.setItem('draft', 'words');
    const entries = history.length;
    link.click();
    expect(hasLeft()).toBe(true);
    expect(history.length).toBe(entries);
    expect(document.documentElement.hidden).toBe(true);
    expect(sessionStorage.length).toBe(0);
    expect(document.querySelector('meta[name=referrer]')?.getAttribute('content')).toBe('no-referrer');
  });

  it('leaves where there is no storage', () => {
    vi.spyOn(Storage.prototype, 'clear').mockImplementation(() => {
      throw new DOMException('Storage is off');
    });
    sessionStorage.setItem('draft', 'words');
    link.click();
    expect(hasLeft()).toBe(true);
  });

  it('is a plain link again once it is detached', () => {
    detach();
    press('Escape');
    expect(hasLeft()).toBe(false);
  });
});

describe('Esc', () => {
  it('leaves, also while a field has the focus and an answer of the page is open', () => {
    document.querySelector('input')?.focus();
    press('Escape');
    expect(hasLeft()).toBe(true);
  });

  it.each([
    ['a menu of the header', () => document.querySelector('header details')?.setAttribute('open', '')],
    ['a dialog', () => document.querySelector('dialog')?.show()],
  ])('is left to %s that is open', (_, open) => {
    open();
    press('Escape');
    expect(hasLeft()).toBe(false);
    for (const one of document.querySelectorAll('header details, dialog')) one.removeAttribute('open');
    press('Escape');
    expect(hasLeft()).toBe(true);
  });

  it('is left to an input method that composes a word', () => {
    press('Escape', { isComposing: true });
    expect(hasLeft()).toBe(false);
  });

  it('no other key leaves', () => {
    for (const key of ['Enter', 'e', ' ', 'Tab']) press(key);
    expect(hasLeft()).toBe(false);
  });
});
