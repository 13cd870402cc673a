import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { withNumbers } from '../../src/app/build/inlineTokens';

const written = (code: string) => withNumbers(code, parseAst(code));

test.each([
  ['({ gap: space.m })', '({ gap: 16 })'],
  ['({ padding: `${space.s}px ${space.m}px` })', '({ padding: `${8}px ${16}px` })'],
  ['({ margin: -space.xs, zIndex: layer.header })', '({ margin: -4, zIndex: 1100 })'],
])('numbers of tokens are written out: %s', (code, result) => {
  expect(written(code)).toBe(result);
});

test.each([
  '({ color: color.text, width: size.content })',
  '({ gap: space.unknown })',
  '({ gap: steps.space.m })',
  'const gap = ({ space }) => space.m',
  'function gap(space) { return space.m }',
  'const space = theme.space; use(space.m)',
])('anything else stays as it is: %s', (code) => {
  expect(written(code)).toBe(code);
});
