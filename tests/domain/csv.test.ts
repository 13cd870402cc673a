import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvRows, csvText } from '../../src/domain/csv';

describe('a table as CSV', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(fc.string(), { minLength: 2, maxLength: 2 }), { minLength: 1 }),
        (rows) => {
          const table = [['File', 'Key'], ...rows];
          expect(csvRows(csvText(table))).toEqual(table);
        },
      ),
    );
  });

  it.each([
    ['commas', 'a,b,c\n1,"x;y, z",3\n'],
    ['semicolons', 'a;b;c\r\n1;"x;y, z";3\r\n'],
    ['tabs', 'a\tb\tc\r1\tx;y, z\t3'],
  ])('may have %s', (_, text) => {
    expect(csvRows(text)).toEqual([
      ['a', 'b', 'c'],
      ['1', 'x;y, z', '3'],
    ]);
  });

  it('keeps quotes, breaks in a cell, blank lines and empty cells at the end', () => {
    expect(csvRows('\uFEFFa;b\r\n"say ""no""\nnow";\r\n\r\n5" pipe;x')).toEqual([
      ['a', 'b'],
      ['say "no"\nnow', ''],
      [''],
      ['5" pipe', 'x'],
    ]);
  });

  it.each(['a,b\n"open,1\n2,3', 'a,b\n"x"y,1'])('is refused with its row if a quote is wrong', (text) => {
    expect(() => csvRows(text)).toThrow('Row 2: a quote');
  });
});
