import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatted } from '../../.storybook/formatted';
import { create } from '../../.storybook/newComponent';
import { builtOnLines } from '../../stories/docs/parts/builtOn';

let root = '';
let written: string[] = [];
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'new-'));
  written = create('sections/CallNote', root);
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

// Type check and lint of the new files are in newComponent.nightly.test.ts.
describe('npm run new', () => {
  test('puts source, styles, stories, documentation and the test of its semantics in their places', () => {
    expect(written).toEqual([
      'src/sections/CallNote/CallNote.tsx',
      'src/sections/CallNote/CallNote.styles.ts',
      'stories/sections/CallNote.stories.tsx',
      'stories/sections/CallNote.mdx',
      'tests/a11y/trees/sections-callnote--default.txt',
    ]);
  });

  test('leaves no place of a template unfilled', () => {
    expect(written.filter((path) => /__\w+__/.test(textOf(path)))).toEqual([]);
    expect(textOf('stories/sections/CallNote.mdx')).toContain('\n# Call note\n');
  });

  test('types the slot beside it, and changes no other file', () => {
    expect(textOf('src/sections/CallNote/CallNote.styles.ts')).toContain("    CallNote: 'root';\n");
    expect(existsSync(join(root, 'src/theme'))).toBe(false);
  });

  test('is on MUI, and says so', () => {
    const imported = ['CallNote.tsx', 'CallNote.styles.ts'].flatMap((file) =>
      [...textOf(`src/sections/CallNote/${file}`).matchAll(/'@mui\/material\/([A-Z]\w+)'/g)].map(
        ([, name]) => name,
      ),
    );
    const [line] = builtOnLines(textOf('stories/sections/CallNote.mdx'));
    expect(line?.mui.map(({ name }) => name).sort()).toEqual(imported.sort());
  });

  test('is formatted as everything is', async () => {
    const unformatted = await Promise.all(
      written
        .filter((path) => !path.endsWith('.txt'))
        .map(async (path) => {
          const text = textOf(path);
          return (await formatted(path, text)) === text ? [] : [path];
        }),
    );
    expect(unformatted.flat()).toEqual([]);
  });

  test.each([
    ['starPicker', /starPicker.*write it as StarPicker/],
    ['', /write it as StarPicker/],
    ['pages/HomePage', /No tier "pages"/],
    ['components/a/b', /no name of a component/],
    ['components/../../x', /no name of a component/],
    ['sections/CallNote', /Already there: src\/sections\/CallNote/],
  ])('refuses %j in words', (name, message) => {
    expect(() => create(name, root)).toThrow(message);
    expect(existsSync(join(root, 'src/components'))).toBe(false);
  });
});
