import { mkdirSync, writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, type FormatOptions } from 'oxfmt';
import { describe, expect, it } from 'vitest';
import { csvRows, csvText } from '../../../src/domain/csv';
import { assistantLines, byHand, linesOf } from '../../../src/content/reader/lines';
import { corrected, sheet, take } from '../../../src/content/reader/take';
import { folder } from '../../server/site';

const words = 'src/content/words';
const bytes = (text: string) => new TextEncoder().encode(text);
const style = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatOptions;

const page = {
  en: { title: 'Call {phone}', steps: ['One', 'Two'], end: 'Bye' },
  sw: { title: 'Piga {phone}', steps: ['Moja', 'Mbili'], end: 'Kwaheri' },
};
/** A folder of words with one page in both languages. */
function small(): string {
  const root = folder();
  for (const [language, said] of Object.entries(page)) {
    mkdirSync(join(root, language));
    writeFileSync(join(root, language, 'page.json'), JSON.stringify(said, null, 2));
  }
  return root;
}
const head = 'File;Key;English;Kiswahili;Right?;Correction;Remark';
/** What is wrong with rows of a sheet of the small folder. */
const faultsOf = (...rows: readonly string[]) => take(small(), bytes([head, ...rows].join('\r\n'))).faults;

describe('the sheet', () => {
  it('has every line of the words in Kiswahili but first aid, and the assistant’s', () => {
    const lines = linesOf(words, 'sw');
    const files = new Set(lines.map(({ file }) => file));
    expect([...files]).toEqual(
      expect.arrayContaining(['home.json', 'mails.json', 'requests/eventsRequest.json']),
    );
    expect([...files].filter((file) => /firstAid\/|triage\/|locale/.test(file))).toEqual([]);
    expect(lines.filter(({ english }) => english === '')).toEqual([]);
    expect(assistantLines().length).toBeGreaterThan(500);
    expect(csvRows(sheet(words, 'sw'))).toHaveLength(1 + lines.length + assistantLines().length);
  });

  it('has no cell that a spreadsheet would read as a formula or a number', () => {
    expect(
      csvRows(sheet(words, 'sw'))
        .flat()
        .filter((cell) => /^[=+\-@\t]|^[\d.,:/-]+$/.test(cell)),
    ).toEqual([]);
  });

  it('changes nothing when it comes back as it was', () => {
    const taken = take(words, bytes(sheet(words, 'sw')));
    expect(taken).toEqual({ language: 'sw', faults: [], corrections: [], remarks: [], right: [] });
  });

  it('changes nothing when every line is right, and says so of every file', () => {
    const [top = [], ...rows] = csvRows(sheet(words, 'sw'));
    const taken = take(words, bytes(csvText([top, ...rows.map((row) => row.with(4, 'x'))])));
    expect({ ...taken, right: [] }).toEqual({
      language: 'sw',
      faults: [],
      corrections: [],
      remarks: [],
      right: [],
    });
    expect(taken.right).toEqual([...new Set([...linesOf(words, 'sw').map(({ file }) => file), byHand])]);
  });

  it('could have each line written anew without another sign in the files', async () => {
    const lines = linesOf(words, 'sw');
    const again = lines.map((line) => ({ line, text: line.translated }));
    const texts = corrected(words, {
      language: 'sw',
      faults: [],
      corrections: again,
      remarks: [],
      right: [],
    });
    expect(texts.size).toBe(new Set(lines.map(({ file }) => file)).size);
    // An owner's file may be laid out in another way until it is formatted.
    const laidOut = async (path: string, text: string) => (await format(path, text, style)).code;
    for (const [path, text] of texts)
      expect(await laidOut(path, text)).toBe(await laidOut(path, readFileSync(path, 'utf8')));
  });
});

describe('a filled sheet', () => {
  it('is taken as Excel saves it where the comma is no separator, with its columns in another order', () => {
    const root = small();
    const filled = [
      '\uFEFFRemark;Right?;Correction;File;Key;English;Kiswahili',
      ';;Pigia {phone};page.json;title;Call {phone};Piga {phone}',
      'Not sure;;"""Kwanza""; ng\'ombe";page.json;steps.0;One;Moja',
      ';Sawa;;page.json;steps.1;Two;Mbili',
      '',
      ';;Kwa heri;page.json;end;Bye;Kwaheri',
      '',
    ].join('\r\n');
    const taken = take(root, bytes(filled));
    expect(taken.faults).toEqual([]);
    expect(taken.remarks).toEqual(['page.json steps.0: Not sure']);
    expect(taken.right).toEqual(['page.json']);
    const file = join(root, 'sw', 'page.json');
    const text = corrected(root, taken).get(file) ?? '';
    const steps = ['“Kwanza”; ng’ombe', 'Mbili'];
    expect(text).toBe(JSON.stringify({ title: 'Pigia {phone}', steps, end: 'Kwa heri' }, null, 2));
    // The reader goes on in the same file, and sends it again.
    writeFileSync(file, text);
    expect(take(root, bytes(filled))).toMatchObject({ faults: [], corrections: [], right: ['page.json'] });
  });

  it('is not passed while a line is neither right nor corrected', () => {
    expect(take(small(), bytes(`${head}\npage.json;end;Bye;Kwaheri;x;;`)).right).toEqual([]);
  });

  it('has corrections of the assistant, which are told and not written', () => {
    const [line] = assistantLines();
    if (!line) throw new Error('No lines');
    const row = [line.file, line.path.join('.'), line.english, line.translated, '', 'Maneno mengine', ''];
    const taken = take(words, bytes(csvText([head.split(';'), row])));
    expect(taken).toMatchObject({ faults: [], corrections: [{ line, text: 'Maneno mengine' }] });
    expect(corrected(words, taken).size).toBe(0);
  });

  it.each<[what: string, row: string, fault: string]>([
    [
      'a lost placeholder',
      'page.json;title;Call {phone};Piga {phone};;Piga',
      'page.json title the correction has lost {phone}.',
    ],
    [
      'an invented placeholder',
      'page.json;end;Bye;Kwaheri;;Kwaheri {name}',
      'page.json end the correction has {name}, which is not filled in here.',
    ],
    [
      'an open brace',
      'page.json;end;Bye;Kwaheri;;Kwaheri {',
      'page.json end the correction has a { that is no part of a placeholder such as {name}, in "Kwaheri {": correct it.',
    ],
    [
      'changed English',
      'page.json;end;Goodbye;Kwaheri;x;',
      'page.json end has changed since the sheet was made. Now: “Bye”, “Kwaheri”.',
    ],
    [
      'changed Kiswahili',
      'page.json;end;Bye;Kwa heri;;Tuonane',
      'page.json end has changed since the sheet was made. Now: “Bye”, “Kwaheri”.',
    ],
    ['an unknown file', 'other.json;end;Bye;Kwaheri;x;', 'other.json end is not a line of this sheet.'],
    ['an unknown key', 'page.json;start;Bye;Kwaheri;x;', 'page.json start is not a line of this sheet.'],
    [
      'a mark that is none',
      'page.json;end;Bye;Kwaheri;Tuonane;',
      '“Tuonane” in “Right?”: write x if the line is right, or what to say instead in “Correction”.',
    ],
  ])('is refused for %s', (_, row, fault) => {
    expect(faultsOf('page.json;steps.0;One;Moja;x;;', row)).toEqual([`Row 3: ${fault}`]);
  });

  it('is refused for each bad row', () => {
    const twice = 'page.json;end;Bye;Kwaheri;x;;';
    expect(faultsOf(twice, 'a;b;c;d;x;;', twice)).toEqual([
      'Row 3: a b is not a line of this sheet.',
      'Row 4: page.json end stands twice.',
    ]);
  });

  it.each<[what: string, file: Uint8Array, fault: string]>([
    ['is empty', bytes(''), 'The file is empty'],
    ['has a head alone', bytes(`${head}\n;;\n`), 'The file is empty'],
    [
      'lacks a column',
      bytes('File,Key,English,Kiswahili,Remark\na,b,c,d,e'),
      'no column Right?, Correction.',
    ],
    ['lacks the language', bytes(`${head.replace('Kiswahili', 'Swahili')}\na`), 'no column of a language'],
    [
      'is in Windows-1252',
      Buffer.from(`${head}\npage.json;end;Bye;\x92`, 'latin1'),
      'Save it as “CSV UTF-8”',
    ],
    ['is in UTF-16', Buffer.from(`\uFEFF${head}\na`, 'utf16le'), 'Save it as “CSV UTF-8”'],
    ['has an open quote', bytes(`${head}\n"a;b`), 'Row 2: a quote'],
  ])('is refused if it %s', (_, file, fault) => {
    expect(() => take(small(), file)).toThrow(fault);
  });
});
