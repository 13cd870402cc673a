import { describe, expect, it } from 'vitest';
import { languageOfWords } from '../../src/assistant/engine/language';
import { linesOf } from './report/corpus';

const lines = linesOf('train');

describe('the language of a message', () => {
  it.each(['en', 'sw'] as const)('%s: right in at least 97 of 100 training lines', (language) => {
    const own = lines.filter((line) => line.language === language);
    const wrong = own.filter(({ text }) => languageOfWords(text) !== language).map(({ text }) => text);
    expect(wrong.length / own.length, wrong.join('\n')).toBeLessThanOrEqual(0.03);
  });

  it.each([
    ['mtoto amepaliwa', 'sw'],
    ['Mtoto wangu hapumui, nifanye nini?', 'sw'],
    ['msee amecollapse hapa stage', 'sw'],
    ['ame faint', 'sw'],
    ['My child is choking', 'en'],
    ['He is not breathing', 'en'],
    ['mama is not breathing', 'en'],
    ['she was bitten by a nyoka', 'en'],
    ['CPR', undefined],
    ['', undefined],
    ['999?', undefined],
    ['救命', undefined],
  ] as const)('%s: %s', (message, language) => {
    expect(languageOfWords(message)).toBe(language);
  });

  it('never takes long', () => {
    expect(languageOfWords('a'.repeat(500))).toBe('sw');
    expect(languageOfWords('ukali '.repeat(80))).toBe('sw');
  });
});
