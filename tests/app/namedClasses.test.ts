import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { askedClasses, classesIn } from '../../src/app/build/namedClasses';

test.each([
  ["'& .MuiChip-icon': {}", ['MuiChip-icon']],
  ['[`& .${chipClasses.deleteIcon}`]: {}', ['MuiChip-deleteIcon']],
  [
    "querySelector('.MuiRating-iconFilled + .MuiRating-iconActive')",
    ['MuiRating-iconFilled', 'MuiRating-iconActive'],
  ],
  ["'&.Mui-error': {}, MuiButton: {}", []],
])('a rule asks for what it names: %s', (text, names) => {
  expect(classesIn(text)).toEqual(names);
});

test('the site keeps the classes of its own rules and of MUI’s, and no others', () => {
  const asked = [...askedClasses()];
  expect(asked).toEqual(
    expect.arrayContaining(['MuiAlert-icon', 'MuiRating-iconActive', 'MuiInputBase-root']),
  );
  expect(asked.filter((name) => /^Mui(?:Typography|Stack|Container)-/.test(name))).toEqual([]);
});

test('MUI composes its names where they are replaced', () => {
  expect(existsSync('node_modules/@mui/utils/composeClasses/composeClasses.mjs')).toBe(true);
});
