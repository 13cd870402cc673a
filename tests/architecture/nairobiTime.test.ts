import { describe, expect, it } from 'vitest';
import { sources } from '../support/sources';

/** Folders whose texts and times are read by staff and visitors. */
const read = ['src/server', 'src/app', 'src/content/pages', 'src/sections', 'src/components', 'src/pages'];

/** Where a time in UTC is meant: names of files, which sort, and the function that shifts to Nairobi first. */
const meant = [
  'src/server/keep/copyNames.ts',
  'src/server/desk/replaceFile.ts',
  'src/server/desk/deskSocket.ts',
  'src/server/words/when.ts',
];

/** Ways by which a time of UTC gets into a text: cut from ISO 8601, or formatted without a zone. */
function timesOfUtc(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
  const formats = [...code.matchAll(/(?:DateTimeFormat|toLocale(?:Date|Time)String)\(([^;]*?)\)/g)].filter(
    ([, options = '']) => !options.includes('timeZone'),
  );
  return [
    ...(code.match(/\.slice\(0, ?(?:10|16|19)\)/g) ?? []),
    ...(code.match(/\btoUTCString\(|[^'"`\n]\bUTC['"`]/g) ?? []),
    ...formats.map(([whole]) => whole),
  ];
}

describe('times that people read', () => {
  it.each([
    'const at = createdAt.slice(0, 10);',
    "`${time.slice(0, 16).replace('T', ' ')} UTC`",
    'text: time.toUTCString()',
    "new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' })",
    'new Date(at).toLocaleDateString()',
  ])('are not of UTC: %s is found', (code) => {
    expect(timesOfUtc(code)).not.toEqual([]);
  });

  it.each([
    "new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Africa/Nairobi' })",
    'const day = dayInNairobi(new Date(at));',
    '/** ISO 8601 in UTC, of which `slice(0, 10)` is the day. */',
  ])('%s is none', (code) => {
    expect(timesOfUtc(code)).toEqual([]);
  });

  it('are those of Nairobi everywhere', () => {
    const found = read
      .flatMap((folder) => sources(folder))
      .filter(({ path }) => !meant.includes(path))
      .flatMap(({ path, text }) => timesOfUtc(text).map((one) => `${path}: ${one}`));
    expect(found).toEqual([]);
  });
});
