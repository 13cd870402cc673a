import prettier from 'prettier';
import { describe, expect, test } from 'vitest';
import { filesOf } from '../../.storybook/newComponent';

const sources = Object.entries(filesOf('sections/CallNote')).filter(([path]) => !path.endsWith('.txt'));

describe('npm run new', () => {
  test('puts source, styles, stories, documentation and the test of its semantics in their places', () => {
    expect(Object.keys(filesOf('StarPicker'))).toEqual([
      'src/components/StarPicker/StarPicker.tsx',
      'src/components/StarPicker/StarPicker.styles.ts',
      'stories/components/StarPicker.stories.tsx',
      'stories/components/StarPicker.mdx',
      'tests/a11y/trees/components-starpicker--default.txt',
    ]);
    expect(Object.keys(filesOf('sections/Timetable'))[0]).toBe('src/sections/Timetable/Timetable.tsx');
  });

  test.each(sources)('%s is formatted as everything is', async (path, text) => {
    const found = await prettier.resolveConfig(path);
    expect(await prettier.format(text, { ...found, filepath: path })).toBe(text);
  });

  test.each([
    ['starPicker', /starPicker.*write it as StarPicker/],
    ['', /write it as StarPicker/],
    ['pages/HomePage', /No tier "pages"/],
    ['components/a/b', /no name of a component/],
    ['components/../../x', /no name of a component/],
  ])('refuses %j in words', (name, message) => {
    expect(() => filesOf(name)).toThrow(message);
  });
});
