import { describe, expect, it } from 'vitest';
import { wordList } from '../../src/content/sw/wordList';
import { texts } from './modules';

const modules = import.meta.glob<Record<string, unknown>>('../../src/content/sw/**/*.ts', { eager: true });
const said = Object.entries(modules)
  .filter(([path]) => !/\/(?:wordList|pages|language)\.ts$/.test(path))
  // The search box and the assistant understand words of visitors, in any spelling.
  .flatMap(([path, module]) => texts(module, path).filter(({ key }) => key !== 'words' && key !== 'to'));

describe('the word list of Kiswahili', () => {
  it('has each word once', () => {
    const english = wordList.map((word) => word.english);
    expect(english).toEqual([...new Set(english)]);
  });

  it.each(wordList)('"$english" is "$kiswahili" everywhere', ({ kiswahili, not = [] }) => {
    const stem = kiswahili.split(' ')[0] ?? kiswahili;
    expect(said.some(({ text }) => text.toLowerCase().includes(stem))).toBe(true);
    const wrong = new RegExp(`\\b(?:${not.join('|') || '(?!)'})\\b`, 'i');
    expect(said.filter(({ text }) => wrong.test(text)).map(({ place, text }) => `${place}: ${text}`)).toEqual(
      [],
    );
  });
});
