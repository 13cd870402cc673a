import { describe, expect, it } from 'vitest';
import { normaliseLine, normaliseText } from '../../src/domain/text';

describe('normaliseText', () => {
  it.each([
    ['line ends', 'a\r\nb\rc\nd', 'a\nb\nc\nd'],
    ['NUL', 'a\u0000b', 'ab'],
    ['other controls', 'a\u0001\u0008\u000b\u000c\u001b\u007f\u0085\u009fb', 'ab'],
    ['a lone high surrogate', 'a\ud83d', 'a\ufffd'],
    ['a lone low surrogate', '\ude00b', '\ufffdb'],
    ['surrogates the wrong way round', '\ude00\ud83d', '\ufffd\ufffd'],
    ['a whole pair', '\ud83d\ude00', '\ud83d\ude00'],
    ['bidi controls', 'a\u202egnp\u202c\u2066x\u2069\u200e\u200f\u061c', 'agnpx'],
    ['line and paragraph separators', 'a\u2028b\u2029c', 'abc'],
    ['a byte order mark', '\ufeffa', 'a'],
    ['decomposed letters', 'e\u0301', '\u00e9'],
    ['many empty lines', 'a\n\n\n\n\nb', 'a\n\nb'],
    ['blanks at line ends', 'a  \t\nb', 'a\nb'],
    ['blank lines of blanks', 'a\n  \n \n\t\nb', 'a\n\nb'],
    ['a tab', 'a\tb', 'a\tb'],
    ['outer blanks', ' \n\t a \u00a0\n', 'a'],
    ['what was hidden behind controls', 'a \u0000\n\u0000\n\u202e\nb', 'a\n\nb'],
    ['blanks behind controls', '\u0000 a \u0000', 'a'],
    ['joined emoji', '\u{1F469}\u200d\u2695\ufe0f', '\u{1F469}\u200d\u2695\ufe0f'],
    ['Swahili and Arabic', 'Asante sana, شكرا', 'Asante sana, شكرا'],
  ])('handles %s', (_, typed, clean) => {
    expect(normaliseText(typed)).toBe(clean);
  });
});

describe('16 KB of what is normalised away', () => {
  /** Time in ms of the fastest of some runs: the others had to wait for something else. */
  const fastest = (work: () => unknown) =>
    Math.min(
      ...Array.from({ length: 5 }, () => {
        const began = performance.now();
        work();
        return performance.now() - began;
      }),
    );

  it.each([
    ['blanks', ' '.repeat(16_384), 1],
    ['blanks in the middle', `x${' '.repeat(16_384)}x`, 16_386],
    ['tabs', `x${'\t'.repeat(16_384)}x`, 16_386],
    ['blanks and tabs by turns', `x${' \t'.repeat(8192)}x`, 16_386],
    ['line ends', `x${'\r\n'.repeat(8192)}x`, 4],
    ['carriage returns', `x${'\r'.repeat(16_384)}x`, 4],
    ['lines of blanks', `x${'  \n'.repeat(5461)}x`, 4],
    ['combining marks', `a${'\u0301'.repeat(8192)}`, 31],
    ['combining marks out of order', `b${'\u0301'.repeat(4096)}${'\u0323'.repeat(4096)}`, 31],
    ['combining marks by turns', `b${'\u0301\u0323'.repeat(4096)}`, 31],
    ['marks that are two each', 'b' + '\u0344'.repeat(8192), 31],
    ['controls', '\u0001'.repeat(16_384), 1],
  ])('%s cost under 5 ms, and what is left stays as it is', (_, typed, most) => {
    expect(fastest(() => normaliseText(typed))).toBeLessThan(5);
    expect(fastest(() => normaliseLine(typed))).toBeLessThan(5);
    const text = normaliseText(typed);
    expect(text.length).toBeLessThanOrEqual(most);
    expect(normaliseText(text)).toBe(text);
  });

  it('leaves letters with as many marks as any language writes', () => {
    const stacked = `b${'\u0323'.repeat(15)}${'\u0301'.repeat(15)}`;
    expect(normaliseText(stacked)).toHaveLength(stacked.normalize('NFC').length);
    expect(normaliseText('ក្រុំ हिन्दी தமிழ் བརྒྱུད')).toBe('ក្រុំ हिन्दी தமிழ் བརྒྱུད'.normalize('NFC'));
  });
});

describe('normaliseLine', () => {
  it.each([
    ['a \n b', 'a b'],
    ['a\r\n\tb', 'a b'],
    ['  a\u00a0\u00a0b  ', 'a b'],
    ['a\u2028b', 'ab'],
    ['\u0000', ''],
  ])('%j is %j', (typed, clean) => {
    expect(normaliseLine(typed)).toBe(clean);
  });
});

it('what is clean stays as it is, and holds nothing harmful', () => {
  const parts = [
    'a',
    ' ',
    '\n',
    '\r',
    '\t',
    '\u0000',
    '\u001b',
    '\u202e',
    '\u2066',
    '\ud800',
    '\udc00',
    '\ud83d\ude00',
    'e\u0301',
    '\u0301',
    '\ufeff',
    '\u2028',
    '\u00a0',
    '\u200d',
    'ﷺ',
    '\u1112\u1161',
    '\u0344',
  ];
  let seed = 3;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  for (let round = 0; round < 5000; round++) {
    const typed = Array.from({ length: random(12) }, () => parts[random(parts.length)]).join('');
    const text = normaliseText(typed);
    const line = normaliseLine(typed);
    expect(normaliseText(text)).toBe(text);
    expect(normaliseLine(line)).toBe(line);
    expect(line).not.toMatch(/\n|\r|\t| {2}/);
    for (const clean of [text, line]) {
      expect(clean).not.toMatch(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069\u2028\u2029]/u);
      expect(() => encodeURIComponent(clean)).not.toThrow();
      expect(clean).toBe(clean.normalize('NFC').trim());
    }
  }
});
