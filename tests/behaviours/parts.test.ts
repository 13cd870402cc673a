import { expect, test } from 'vitest';
import { placeParts } from '../../src/behaviours/place/placeParts';

const root = document.createElement('div');
root.innerHTML = `<p data-part="note"><b data-when="old">Old.</b><b data-when="rough" hidden>Rough.</b></p>
  <i data-part="cell">6</i><i data-part="cell">G</i>`;
const { part, all, textOf, choose } = placeParts(root);

test('finds parts and texts by their names', () => {
  expect(part('note')).toBe(root.firstElementChild);
  expect([...all('cell')].map(({ textContent }) => textContent)).toEqual(['6', 'G']);
  expect(textOf('rough')).toBe('Rough.');
});

test('shows the text of one case, or none', () => {
  expect(choose('note', 'rough')).toBe('Rough.');
  expect(root.querySelectorAll('b:not([hidden])')).toHaveLength(1);
  expect(choose('note', undefined)).toBe('');
  expect(part('note').hidden).toBe(true);
});

test('names what the HTML lacks', () => {
  expect(() => part('message')).toThrow('No [data-part="message"]');
  expect(() => choose('sent', 'copied')).toThrow('No [data-part="sent"]');
  expect(() => textOf('copied')).toThrow('No [data-when="copied"]');
});
