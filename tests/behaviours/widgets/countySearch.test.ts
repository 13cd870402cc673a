import { afterEach, beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { countySearch } from '../../../src/behaviours/widgets/countySearch';
import { attachTopicSearch, searchFrom } from '../../../src/behaviours/widgets/topicSearch';

let root: HTMLElement;
let detach: () => void;
const places = { Kiambu: ['Thika', 'Ruiru'], 'Trans Nzoia': ['Kitale'] };

const field = () => root.querySelector('input') as HTMLInputElement;
const found = () =>
  [...root.querySelectorAll('[data-results] li:not([hidden]) a')].map((link) => [
    link.getAttribute('href'),
    link.querySelector('strong')?.textContent,
    link.querySelector('small')?.textContent,
  ]);

beforeEach(() => {
  document.body.innerHTML = `<div><input aria-label="County or town">
    <p data-status="" data-found="{count} fit." data-one="One fits." data-none="None."></p>
    <ul data-results="" data-here="{county} County. We come here." data-elsewhere="{county} County. Ask us first.">
    ${'<li hidden><a href="#ask"><strong> </strong> <small> </small></a></li>'.repeat(3)}</ul>
    <ul data-counties=""><li><a href="/Counties/Kiambu">Kiambu</a><span>, we come here</span></li>
    <li><span>Trans Nzoia</span></li></ul></div>`;
  root = document.body.lastElementChild as HTMLElement;
  searchFrom(() => Promise.resolve(countySearch(root, places)));
  detach = attachTopicSearch(root);
});
afterEach(() => {
  detach();
  searchFrom(undefined);
  document.body.innerHTML = '';
});

it('finds a county by a town, and says that it has to be asked about', async () => {
  await userEvent.type(field(), 'kitale');
  await expect.poll(found).toEqual([['#ask', 'Kitale', 'Trans Nzoia County. Ask us first.']]);
});

it('leads to the page of a county that has one, by its town and by its name', async () => {
  await userEvent.type(field(), 'thika');
  await expect.poll(found).toEqual([['/Counties/Kiambu', 'Thika', 'Kiambu County. We come here.']]);
  await userEvent.fill(field(), 'kiambu county');
  expect(found()).toEqual([['/Counties/Kiambu', 'Kiambu', 'Kiambu County. We come here.']]);
});

it('is used with the keyboard alone: from the field to what was found', async () => {
  await userEvent.type(field(), 'ruiru');
  await expect.poll(found).toHaveLength(1);
  await userEvent.tab();
  expect(document.activeElement?.getAttribute('href')).toBe('/Counties/Kiambu');
});
