import { afterEach, describe, expect, it, vi } from 'vitest';
import { attachDeskCount } from '../../../src/behaviours/desk/deskCount';
import { attachDeskKeys } from '../../../src/behaviours/desk/deskKeys';
import { attachDeskNote, forgetNotes } from '../../../src/behaviours/desk/deskNote';

const detach: (() => void)[] = [];

function page(html: string): HTMLElement {
  document.body.innerHTML = `<div data-desk="open" data-counts="/desk/waiting">${html}</div>`;
  const root = document.body.firstElementChild;
  if (!(root instanceof HTMLElement)) throw new Error('No page');
  return root;
}

const press = (
  key: string,
  target: Element = document.activeElement ?? document.body,
  more: KeyboardEventInit = {},
) => target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }));

afterEach(() => {
  for (const one of detach.splice(0)) one();
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

describe('keys of the desk', () => {
  const html = `
    <form role="search"><input type="hidden" name="view" /><input name="q" /></form>
    <a href="#a" data-item="">A</a><a href="#b" data-item="" aria-current="true">B</a><a href="#c" data-item="">C</a>
    <button type="button" data-key="a">Approve</button><textarea></textarea>
    <button type="button" data-keys="Off|On">Off</button>`;
  const setUp = () => {
    const root = page(html);
    detach.push(attachDeskKeys(root));
    const approved = vi.fn();
    root.querySelector('[data-key]')?.addEventListener('click', approved);
    return { root, approved };
  };
  const focused = () => document.activeElement?.textContent;

  it('go through the rows from the one that is shown, press buttons, and lead to the search', () => {
    const { approved } = setUp();
    press('j', document.body);
    expect(focused()).toBe('C');
    press('j');
    expect(focused()).toBe('C');
    press('k');
    press('K');
    expect(focused()).toBe('A');
    press('a', document.body);
    expect(approved).toHaveBeenCalledOnce();
    press('/', document.body);
    expect(document.activeElement).toHaveProperty('name', 'q');
  });

  it('do nothing while somebody types, with a modifier, or for letters that nothing has', () => {
    const { root, approved } = setUp();
    for (const field of root.querySelectorAll('[name=q],textarea')) expect(press('a', field)).toBe(true);
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey']) press('a', document.body, { [modifier]: true });
    press('a', document.body, { repeat: true });
    expect(press('x', document.body)).toBe(true);
    expect(approved).not.toHaveBeenCalled();
  });

  it('can be switched off, and stay so on the next page', () => {
    const { root, approved } = setUp();
    const toggle = root.querySelector<HTMLElement>('[data-keys]');
    toggle?.click();
    expect(toggle?.textContent).toBe('On');
    press('a', document.body);
    const next = setUp();
    press('a', document.body);
    expect(approved).not.toHaveBeenCalled();
    expect(next.approved).not.toHaveBeenCalled();
    next.root.querySelector<HTMLElement>('[data-keys]')?.click();
    press('a', document.body);
    expect(next.approved).toHaveBeenCalledOnce();
  });
});

describe('the count of what waits', () => {
  const html = `<p data-fresh="{n} new"></p><b data-count="waiting">2</b><b data-count="booking">2</b><b data-count="review">0</b>`;
  const shown = (root: HTMLElement) =>
    [...root.querySelectorAll('p,b')].map(({ textContent }) => textContent);

  it('is asked for every half minute, and shown in menu, title and words', async () => {
    vi.useFakeTimers();
    document.title = 'Desk';
    const root = page(html);
    const answers = [
      { booking: 2, review: 3 },
      { booking: 0, review: 0 },
    ];
    // A plain object: the browser would parse a real response asynchronously.
    const fetched = vi.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(answers.shift()) }));
    vi.stubGlobal('fetch', fetched);
    detach.push(attachDeskCount(root));
    expect(document.title).toBe('(2) Desk');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(fetched).toHaveBeenCalledWith('/desk/waiting', expect.anything());
    expect([document.title, ...shown(root)]).toEqual(['(5) Desk', '3 new', '5', '2', '3']);
    await vi.advanceTimersByTimeAsync(30_000);
    expect([document.title, ...shown(root)]).toEqual(['Desk', '', '0', '0', '0']);
  });

  it('stays as it is where the server does not answer or the desk is closed', async () => {
    vi.useFakeTimers();
    const root = page(html);
    const answers = [
      () => Promise.reject(new TypeError('offline')),
      () => Promise.resolve(new Response('{}', { status: 403 })),
    ];
    vi.stubGlobal('fetch', () => answers.shift()?.());
    detach.push(attachDeskCount(root));
    await vi.advanceTimersByTimeAsync(65_000);
    expect(shown(root)).toEqual(['', '2', '2', '0']);
  });
});

describe('a note', () => {
  const form = (kept = '', text = '') => {
    const root = page(
      `<form data-keep="booking/FW3-M6M" ${kept}><textarea name="note">${text}</textarea></form>`,
    );
    const [element, field] = [root.querySelector('form'), root.querySelector('textarea')];
    if (!element || !field) throw new Error('No form');
    detach.push(attachDeskNote(element));
    return field;
  };

  it('is kept while it is typed, put back into an empty field, and forgotten once it is stored', () => {
    const field = form();
    field.value = 'Two crews';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    expect(form().value).toBe('Two crews');
    expect(form('', 'From the server').value).toBe('From the server');
    expect(form('data-kept=""').value).toBe('');
    expect(form().value).toBe('');
  });

  it('is forgotten where the desk was closed on purpose', () => {
    const field = form();
    field.value = 'Two crews';
    field.dispatchEvent(new Event('input', { bubbles: true }));
    forgetNotes();
    expect(form().value).toBe('');
    expect(Object.keys(sessionStorage)).toEqual([]);
  });
});
