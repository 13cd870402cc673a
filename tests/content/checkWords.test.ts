import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { missingFiles, wordMistakes } from '../../src/content/words/checkWords.js';
import { folder } from '../server/site';

/** A folder of words; a string is the file's text, anything else its JSON. */
function words(files: Readonly<Record<string, unknown>>): string {
  const root = folder();
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return root;
}
/** The mistakes of a folder, without its path. */
const mistakesOf = (files: Readonly<Record<string, unknown>>) => {
  const root = words(files);
  const shown = relative('', root).replaceAll('\\', '/');
  return wordMistakes(root).map((line) => line.replaceAll(`${shown}/`, ''));
};
/** The mistakes of one page in Kiswahili against its English. */
const inKiswahili = (en: unknown, sw: unknown) => mistakesOf({ 'en/page.json': en, 'sw/page.json': sw });

describe('the words of all languages', () => {
  it('have no mistake', () => {
    expect(wordMistakes('src/content/words')).toEqual([]);
  });

  it('are all there in Kiswahili', () => {
    expect(missingFiles('src/content/words')).toEqual([]);
  });
});

describe('a mistake is one line with file, key, and what to do', () => {
  it.each<[what: string, en: unknown, sw: unknown, lines: readonly string[]]>([
    ['nothing', { a: 'One {n}', b: { c: ['x', 'y'] } }, { a: '{n} moja', b: { c: ['z'] } }, []],
    ['a missing key', { a: { b: 'Call us.' } }, { a: {} }, ['a.b is missing: translate "Call us.".']],
    [
      'a missing group',
      { a: { b: 'Call us.', c: ['Now', 'Soon'] } },
      {},
      [
        'a.b is missing: translate "Call us.".',
        'a.c is missing: translate the list of 2 that begins with "Now".',
      ],
    ],
    [
      'a surplus key',
      { a: 'One' },
      { a: 'Moja', b: 'Mbili' },
      ['b has no English words: remove it, or add it to en/page.json.'],
    ],
    ['a lost placeholder', { a: 'Call {phone}' }, { a: 'Piga' }, ['a lacks {phone}: English has it.']],
    [
      'a wrong placeholder',
      { a: 'Call {phone}' },
      { a: 'Piga {phon}' },
      ['a lacks {phone}: English has it.', 'a has {phon}: English has no such placeholder.'],
    ],
    [
      'an open brace',
      { a: 'Call {phone}' },
      { a: 'Piga {phone} {' },
      ['a has a { that is no part of a placeholder such as {name}, in "Piga {phone} {": correct it.'],
    ],
    [
      'a list for a text',
      { a: 'One' },
      { a: ['Moja'] },
      ['a is a list, in English a text: translate "One".'],
    ],
    ['an empty list', { a: ['One'] }, { a: [] }, ['a is an empty list: write its items.']],
    ['an empty text', { a: 'One' }, { a: ' ' }, ['a is empty: write its words.']],
    ['a number', { a: 'One' }, { a: 1 }, ['a is 1: write a text in quotes.']],
    ['nothing at all', { a: 'One' }, { a: null }, ['a is null: write a text in quotes.']],
    ['a straight quote', { a: 'One' }, { a: 'Ng"a' }, ['a has a straight " in "Ng"a": write “ and ”.']],
    [
      'a straight apostrophe',
      { a: 'One' },
      { a: "Ng'ombe" },
      ['a has a straight \' in "Ng\'ombe": write ’.'],
    ],
    ['an open quote', { a: 'One' }, { a: '“Moja' }, ['a has a “ without its ” in "“Moja": add the ”.']],
    [
      'a key with a dot',
      { 'a.b': 'One' },
      { 'a.b': 'Moja' },
      ['"a.b" has a key that translation tools cannot read: use letters, digits, - and _ alone.'],
    ],
  ])('%s', (_, en, sw, lines) => {
    const found = inKiswahili(en, sw).filter((line) => line.startsWith('sw/'));
    expect(found).toEqual(lines.map((line) => `sw/page.json: ${line}`));
  });

  it('a file without English words', () => {
    expect(mistakesOf({ 'en/a.json': { a: 'One' }, 'sw/b.json': { a: 'Moja' } })).toEqual([
      'sw/b.json has no English words: remove it, or add en/b.json.',
    ]);
  });

  it.each([
    ['{\n  "a": "Moja"\n  "b": "Mbili"\n}', 3],
    ['{\n  "a": "Moja', 2],
    ['{\n  "a": Moja\n}', 2],
    ['{\n  "a": "Moja",\n}', 3],
  ])('broken JSON, with its line', (sw, line) => {
    const [found = '', ...others] = inKiswahili({ a: 'One' }, sw);
    expect(found).toMatch(
      new RegExp(
        `^sw/page\\.json: line ${String(line)} is no JSON \\(\\w+\\): look for a comma or quote here or before\\.$`,
      ),
    );
    expect(others).toEqual([]);
  });

  it('a key that stands twice, of which JSON would take the last', () => {
    expect(inKiswahili({ a: 'One' }, '{\n  "a": "Moja",\n  "a": "Mbili"\n}')).toEqual([
      'sw/page.json: line 3: the key "a" stands twice in its group: remove one.',
    ]);
  });

  it('a byte order mark', () => {
    expect(inKiswahili({ a: 'One' }, '\uFEFF{"a":"Moja"}')).toEqual([
      'sw/page.json: begins with a byte order mark: save it as UTF-8 without one.',
    ]);
  });
});

it('what a language lacks is named, and is no mistake', () => {
  const root = words({ 'en/a.json': { a: 'One' }, 'en/b.json': { a: 'Two' }, 'sw/a.json': { a: 'Moja' } });
  expect(wordMistakes(root)).toEqual([]);
  const said = execFileSync(process.execPath, ['src/content/words/checkWords.js', root], {
    encoding: 'utf8',
  });
  expect(said).toBe('sw lacks b.json: its words are shown in English.\n');
});
