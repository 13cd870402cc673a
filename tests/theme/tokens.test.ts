import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { breakpoint, screen } from '../../src/theme/tokens';
import { generate } from '../../.storybook/tokens/generate';
import { pixels } from '../../.storybook/tokens/pixels';

const source = readFileSync('src/theme/tokens.json', 'utf8');
const outDir = 'src/theme/generated';
const { $value: teal } = (JSON.parse(source) as { palette: { teal7: { $value: { hex: string } } } }).palette
  .teal7;

/** A part of a file: the lines that contain a word. */
const linesWith = (text: string | undefined, word: string) =>
  (text ?? '').split('\n').filter((line) => line.includes(word));

// Terrazzo and the formatter are loaded first: on a busy machine that alone takes seconds.
describe('the generated files', { timeout: 60_000 }, () => {
  test('are those of the committed source', async () => {
    const files = await generate();
    const committed = Object.keys(files).map((path) => [path, readFileSync(path, 'utf8')]);
    expect(Object.fromEntries(committed)).toEqual(files);
    expect(readdirSync(outDir).map((name) => `${outDir}/${name}`)).toEqual(
      Object.keys(files)
        .filter((path) => path.startsWith(outDir))
        .sort(),
    );
  });

  test('all have a colour that is changed in one place', async () => {
    const files = await generate(source.replace(`"hex": "${teal.hex}"`, '"hex": "#663399"'));
    expect(linesWith(files['src/theme/tokens.json'], '#663399')).toEqual([
      expect.stringContaining('"components": [0.4, 0.2, 0.6]'),
    ]);
    expect(linesWith(files[`${outDir}/tokens.ts`], 'teal7:')).toEqual(["  teal7: '#663399',"]);
    expect(linesWith(files[`${outDir}/schemes.ts`], '#663399')).toEqual([
      "  '--color-link': '#663399',",
      "  '--color-primary': '#663399',",
    ]);
    expect(linesWith(files[`${outDir}/tokens.css`], '-teal7:')).toEqual(['  --palette-teal7: #663399;']);
    expect(linesWith(files[`${outDir}/tokens.figma.json`], '#663399')).toHaveLength(1);
    for (const text of Object.values(files)) expect(text.toUpperCase()).not.toContain(teal.hex.toUpperCase());
  });

  test('keep the roles as references, so that a mode changes them alone', async () => {
    const files = await generate();
    expect(files[`${outDir}/tokens.ts`]).toContain("link: 'var(--color-link)',");
    expect(files[`${outDir}/tokens.css`]).toContain('--color-link: var(--palette-teal7);');
    expect(files[`${outDir}/tokens.css`]).toContain('--shadow-raised: 0 6px 20px var(--color-shadow);');
    expect(files[`${outDir}/tokens.figma.json`]).toContain('"$value": "{palette.teal7}"');
  });

  test('have the dark scheme on screens alone', async () => {
    const files = await generate();
    const [, dark = ''] =
      /\n@media (screen and \(prefers-color-scheme: dark\) \{[^]*)/.exec(
        files[`${outDir}/tokens.css`] ?? '',
      ) ?? [];
    expect(dark).toContain('color-scheme: dark;');
    expect(dark).toContain('--color-link: var(--palette-aqua);');
    expect(dark).not.toContain('--color-hi-viz');
    const [inLight, inDark] = linesWith(files[`${outDir}/schemes.ts`], "--color-link'");
    expect(inLight).toBe(`  '--color-link': '${teal.hex}',`);
    expect(inDark).toMatch(/'--color-link': '#[\dA-F]{6}',$/i);
    expect(inDark).not.toBe(inLight);
    expect(files[`${outDir}/tokens.figma.json`]).toContain(
      '"mode": { "light": "{palette.teal7}", "dark": "{palette.aqua}" }',
    );
  });

  test('are not written with a reference to nothing in the dark scheme', async () => {
    const broken = source.replace('"dark": "{palette.chalk}"', '"dark": "{palette.none}"');
    expect(broken).not.toBe(source);
    await expect(generate(broken)).rejects.toThrow();
  });

  test.each([
    ['a token without a description', /,\s*"\$description": "Between lines that are one thing."/, ''],
    ['a reference to nothing', '{palette.ink}', '{palette.none}'],
    ['a length without a unit', '{ "value": 12, "unit": "px" }', '12'],
  ])('are not written with %s', async (_, part, other) => {
    const broken = source.replace(part, other);
    expect(broken).not.toBe(source);
    await expect(generate(broken)).rejects.toThrow();
  });
});

describe('fluid sizes', () => {
  test.each([
    ['0.9375rem', 360, 15],
    ['min(1.25rem,10vw)', 150, 15],
    ['clamp(1rem,0.85rem + 0.5vw,1.125rem)', 360, 16],
    ['min(12vw,clamp(2rem,1.6rem + 1.8vw,2.875rem))', 1280, 46],
    ['max(40px,5vw)', 360, 40],
  ])('%s on %i px', (formula, width, px) => {
    expect(pixels(formula, width)).toBeCloseTo(px, 5);
  });

  test('that nobody can read are refused', () => {
    expect(() => pixels('2em', 360)).toThrow('No length in px, rem or vw: 2em');
  });
});

test('media queries count in text', () => {
  expect(screen.wide).toBe(`(min-width:${breakpoint.wide / 16}em)`);
});
