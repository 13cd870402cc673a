import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { attachTopicFilter } from '../../src/behaviours/topicFilter';

let root: HTMLElement;
let detach: () => void;

const field = () => root.querySelector('input') as HTMLInputElement;
const left = () =>
  [...root.querySelectorAll('li')]
    .filter(({ offsetParent }) => offsetParent !== null)
    .map(({ textContent }) => textContent);
const groups = () => [...root.querySelectorAll('section')].filter(({ hidden }) => !hidden).length;
const status = () => root.querySelector('p')?.textContent;

beforeEach(() => {
  document.body.innerHTML = `<div><input aria-label="What do you see?">
    <p data-status="" data-found="Found: {count}" data-none="Nothing."></p>
    <ul><li data-words="cpr hapumui">Not breathing</li></ul>
    <section data-group=""><ul><li data-words="nyoka">Snakebite</li><li data-words="mbwa">Dog bite</li></ul></section>
    <section data-group=""><ul><li data-words="">Burns</li></ul></section></div>`;
  root = document.body.firstElementChild as HTMLElement;
  detach = attachTopicFilter(root);
});
afterEach(() => {
  detach();
  document.body.innerHTML = '';
});

describe('the filter', () => {
  it('leaves what has every typed word, in any order and case, shown or not', async () => {
    await userEvent.type(field(), 'BITE dog');
    expect([left(), groups(), status()]).toEqual([['Dog bite'], 1, 'Found: 1']);
    await userEvent.clear(field());
    await userEvent.type(field(), 'hapúmui');
    expect([left(), groups()]).toEqual([['Not breathing'], 0]);
  });

  it('says that there is nothing, and shows all again for an empty field', async () => {
    await userEvent.type(field(), 'toothache');
    expect([left(), status()]).toEqual([[], 'Nothing.']);
    await userEvent.clear(field());
    expect([left().length, groups(), status()]).toEqual([4, 2, '']);
  });

  it('takes signs between words for what they are', async () => {
    await userEvent.type(field(), ' bite, ');
    expect(left()).toEqual(['Snakebite', 'Dog bite']);
  });
});

describe('attaching', () => {
  it('filters by what a browser has kept in the field', () => {
    detach();
    field().value = 'burn';
    detach = attachTopicFilter(root);
    expect(left()).toEqual(['Burns']);
  });

  it('attaches once, and shows everything after it was detached', async () => {
    await userEvent.type(field(), 'burn');
    expect(attachTopicFilter(root)).toBe(detach);
    detach();
    expect(left()).toHaveLength(4);
  });
});
