import { expect, test } from 'vitest';
import { siteModule } from '../../src/app/build/siteTokens';
import { dark, light } from '../../src/theme/generated/schemes';

const tokens = (property: string) => siteModule('tokens', `({ role: 'var(${property})' })`);
/** The property that a token has on the site. */
const nameOf = (property: string) => /var\((--\w+)\)/.exec(tokens(property))?.[1];
const declared = (constant: string) => {
  const text = new RegExp(`export const ${constant} = (.*);`).exec(siteModule('schemes', ''))?.[1];
  return JSON.parse(text ?? '') as Record<string, string>;
};

test.each([
  ['--color-text-on-dark', `({ role: "${light['--color-text-on-dark']}" })`],
  ['--radius-control', `({ role: "${light['--radius-control']}" })`],
  ['--shadow-raised', `({ role: "0 6px 20px var(${String(nameOf('--color-shadow'))})" })`],
  ['--unknown', '({ role: "var(--unknown)" })'],
])('what no scheme changes is written out: %s', (property, result) => {
  expect(tokens(property)).toBe(result);
});

test('what a scheme changes is declared for day and night', () => {
  for (const [property, value] of Object.entries(dark)) {
    const name = nameOf(property) ?? '';
    expect(declared('dark')[name], property).toBe(value);
    expect(declared('light')[name], property).toBe(light[property as keyof typeof dark]);
  }
});

test('roles that look the same by day and at night share a property', () => {
  expect(nameOf('--color-primary')).toBe(nameOf('--color-link'));
  expect(nameOf('--color-page')).not.toBe(nameOf('--color-text'));
});
