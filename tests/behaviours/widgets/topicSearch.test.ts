import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { attachTopicSearch, searchFrom, type Search } from '../../../src/behaviours/widgets/topicSearch';

let root: HTMLElement;
let detach: () => void;

const field = () => root.querySelector('input') as HTMLInputElement;
const found = () =>
  [...root.querySelectorAll('[data-results] li:not([hidden]) a')].map((link) => [
    link.getAttribute('href'),
    link.querySelector('strong')?.textContent,
    link.querySelector('small')?.textContent,
  ]);
const status = () => root.querySelector('p')?.textContent.trim();

const pages = [
  { to: '/Choking#baby', title: 'Choking: baby', sign: 'Cannot cough' },
  { to: '/Choking', title: 'Choking', sign: 'Cannot cough or talk' },
];
/** Finds as many of the pages as the typed words have letters "c". */
const search: Search = (typed) => pages.slice(0, [...typed].filter((letter) => letter === 'c').length);

beforeEach(() => {
  document.body.innerHTML = `<button data-behaviour="assistant"></button><div><input aria-label="What do you see?">
    <p data-status="" data-found="{count} pages fit." data-one="One page fits." data-none="No page."></p>
    <ul data-results="">${'<li hidden><a href="/ChatBot"><strong> </strong> <small> </small></a></li>'.repeat(3)}</ul><a data-ask="" href="/ChatBot">Ask</a>
    <section><ul><li><a class="row" href="/Burns"><span><strong>Burns</strong></span></a></li></ul></section></div>`;
  root = document.body.lastElementChild as HTMLElement;
  searchFrom(() => Promise.resolve(search));
  detach = attachTopicSearch(root);
});
afterEach(() => {
  detach();
  searchFrom(undefined);
  document.body.innerHTML = '';
});

describe('the search', () => {
  it('shows what fits in rows like the list’s, says how many, and leaves the list', async () => {
    await userEvent.type(field(), 'cc');
    await expect.poll(found).toEqual(pages.map(({ to, title, sign }) => [to, title, sign]));
    expect(status()).toBe('2 pages fit.');
    expect(root).toHaveAttribute('data-searching');
    expect(root.querySelector('section strong')).toHaveTextContent('Burns');
    await userEvent.clear(field());
    expect([found(), status(), root.hasAttribute('data-searching')]).toEqual([[], '', false]);
  });

  it('says that one fits, or none', async () => {
    await userEvent.type(field(), 'c');
    await expect.poll(status).toBe('One page fits.');
    await userEvent.fill(field(), 'x');
    expect([found(), status()]).toEqual([[], 'No page.']);
    await userEvent.fill(field(), ' ');
    expect(status()).toBe('');
  });

  it('is loaded once, when the field takes the focus', async () => {
    const load = vi.fn(() => Promise.resolve(search));
    searchFrom(load);
    expect(load).not.toHaveBeenCalled();
    field().focus();
    await userEvent.type(field(), 'cc');
    await expect.poll(found).toHaveLength(2);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('leaves the list as it is where it cannot be loaded, and tries again', async () => {
    searchFrom(() => Promise.reject(new Error('no connection')));
    await userEvent.type(field(), 'c');
    expect([found(), status(), root.hasAttribute('data-searching')]).toEqual([[], '', false]);
    searchFrom(() => Promise.resolve(search));
    await userEvent.type(field(), 'c');
    await expect.poll(found).toHaveLength(2);
  });

  it('takes the words to the assistant, and is a link where there is none', () => {
    const launcher = document.querySelector('button') as HTMLButtonElement;
    const ask = root.querySelector('[data-ask]') as HTMLAnchorElement;
    const followed: boolean[] = [];
    root.addEventListener('click', (event) => {
      followed.push(!event.defaultPrevented);
      event.preventDefault();
    });
    let pressed = 0;
    launcher.addEventListener('click', () => (pressed += 1));
    field().value = 'he fell';
    ask.click();
    expect([followed, pressed]).toEqual([[true], 0]);
    launcher.role = 'button';
    ask.click();
    expect([followed, pressed, launcher.dataset['ask']]).toEqual([[true, false], 1, 'he fell']);
  });
});

describe('attaching', () => {
  it('searches for what a browser has kept in the field', async () => {
    detach();
    field().value = 'cc';
    detach = attachTopicSearch(root);
    await expect.poll(found).toHaveLength(2);
  });

  it('attaches once, and shows the list alone after it was detached', async () => {
    expect(attachTopicSearch(root)).toBe(detach);
    await userEvent.type(field(), 'cc');
    await expect.poll(found).toHaveLength(2);
    detach();
    expect([field().value, found(), root.hasAttribute('data-searching')]).toEqual(['', [], false]);
  });
});
