import { Linter } from 'eslint';
import { describe, expect, test } from 'vitest';
import { rawSpace } from '../support/rawSpace';

const linter = new Linter();
const problems = (property: string) =>
  linter.verify(`export const style = { ${property} };`, [
    { rules: { 'no-restricted-syntax': ['error', ...rawSpace] } },
  ]).length;

describe('the lint rule for raw spaces', () => {
  test.each([
    'gap: 16',
    'padding: 7',
    'marginBlock: -8',
    "padding: '12px 20px'",
    "margin: '-8px 0'",
    'gap: `${space.s}px 12px`',
    'paddingInline: wide ? 24 : 0',
    'padding: space.s + 9',
    'scrollPaddingTop: 16',
    'insetInlineEnd: 12',
    "insetInline: 'auto 24px'",
    'zIndex: 9999',
  ])('refuses %s', (property) => {
    expect(problems(property)).toBe(1);
  });

  test.each([
    'gap: space.m',
    'padding: 0',
    'gap: 2',
    'padding: space.s + 1',
    'padding: 2 * space.l',
    'padding: `${space.s}px ${size.gutter}`',
    "paddingInline: 'min(20px,5.5vw)'",
    "paddingBlock: 'clamp(32px,8vw,56px)'",
    "marginBlockStart: '0.1em'",
    'insetInlineStart: 21',
    "insetBlock: 'calc(50% + 3px)'",
    'zIndex: layer.raised',
    'width: 16',
  ])('lets %s be', (property) => {
    expect(problems(property)).toBe(0);
  });
});
