import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { create } from '../../.storybook/newComponent';

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
