import { expect, it } from 'vitest';
import { sources } from '../support/sources';

const having = (pattern: RegExp) =>
  sources('src')
    .filter(({ text }) => pattern.test(text))
    .map(({ path }) => path);

it('a frame that waits for the screen has the same layers where it does not wait', () => {
  expect(having(/contentVisibility: 'auto'/)).toEqual(['src/theme/drawnNear.ts']);
});

it('no style changes the caret, which pictures hide', () => {
  expect(having(/caretColor|caret-color|caretShape/)).toEqual([]);
});
