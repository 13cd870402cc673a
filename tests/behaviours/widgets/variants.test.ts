import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { attachVariants } from '../../../src/behaviours/widgets/variants';

let root: HTMLElement;
let detach: () => void;

const toHash = (hash: string) => {
  history.replaceState(null, '', `${location.pathname}${location.search}${hash}`);
};
const attach = (hash = '') => {
  toHash(hash);
  detach = attachVariants(root);
};
const ids = ['adult', 'child', 'baby'];
const link = (id: string) => root.querySelector<HTMLAnchorElement>(`a[href="#${id}"]`) as HTMLAnchorElement;
const shown = () => ids.filter((id) => !document.getElementById(id)?.hasAttribute('hidden'));
const marked = () => ids.filter((id) => link(id).getAttribute('aria-current') === 'true');

beforeEach(() => {
  document.body.innerHTML = `<div id="root"><nav>${ids
    .map((id) => `<a href="#${id}">${id}</a>`)
    .join('')}</nav>${ids.map((id) => `<section id="${id}">Steps</section>`).join('')}</div>`;
  root = document.getElementById('root') as HTMLElement;
});
afterEach(() => {
  detach();
  vi.restoreAllMocks();
  toHash('');
  document.body.innerHTML = '';
});

describe('one list at a time', () => {
  it('is the first, until another one is chosen; the address names it, and the page does not move', () => {
    attach();
    expect([shown(), marked()]).toEqual([['adult'], ['adult']]);
    const moved = vi.spyOn(Element.prototype, 'scrollIntoView');
    link('baby').click();
    expect([shown(), marked()]).toEqual([['baby'], ['baby']]);
    expect(location.hash).toBe('#baby');
    expect(moved).not.toHaveBeenCalled();
  });

  it('is the one that the address names, with the choice in view', () => {
    const moved = vi.spyOn(Element.prototype, 'scrollIntoView');
    attach('#child');
    expect([shown(), marked()]).toEqual([['child'], ['child']]);
    expect(moved.mock.contexts).toEqual([root]);
  });

  it('changes with the address, and stays where the address names another part of the page', async () => {
    attach();
    location.hash = '#baby';
    await vi.waitFor(() => {
      expect(shown()).toEqual(['baby']);
    });
    location.hash = '#sources';
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(shown()).toEqual(['baby']);
  });

  it('leaves a tap with a key to the browser', () => {
    attach();
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
    root.addEventListener('click', (one) => {
      expect(one.defaultPrevented).toBe(false);
      one.preventDefault();
    });
    link('child').dispatchEvent(event);
    expect(shown()).toEqual(['adult']);
  });
});

describe('attaching', () => {
  it('attaches once, and hears of nothing after it was detached', () => {
    attach();
    expect(attachVariants(root)).toBe(detach);
    detach();
    link('baby').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect([shown(), marked()]).toEqual([['adult'], ['adult']]);
  });
});
