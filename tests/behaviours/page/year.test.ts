import { afterEach, expect, it, vi } from 'vitest';
import { attachYear } from '../../../src/behaviours/page/year';

afterEach(() => {
  vi.useRealTimers();
});

it.each([
  ['the same year', 2026, '2026'],
  ['the next year', 2027, '2027'],
  ['five years later', 2031, '2027'],
  ['a clock that is behind', 2019, '2026'],
  ['a clock that begins in 1970', 1970, '2026'],
])('in %s a page of 2026 shows a year that can be true', (_, year, shown) => {
  vi.useFakeTimers({ now: new Date(year, 5, 1), toFake: ['Date'] });
  const element = document.createElement('span');
  element.textContent = '2026';
  attachYear(element);
  expect(element.textContent).toBe(shown);
});
