import { describe, expect, it } from 'vitest';
import drawings from '../../src/content/words/sw/pictures.json';
import { wordList } from '../../src/content/kiswahiliWordList';
import { texts } from './modules';

const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../../src/content/pages/**/*.ts',
    '!../../src/content/pages/assistant/**',
    '!../../src/content/pages/{assistant,desk*}.ts',
  ],
  { eager: true, query: '?sw' },
);
const said = Object.entries(modules)
  .filter(([path]) => !/\/(?:pages|language)\.ts$/.test(path))
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

describe('words of first aid in Kiswahili', () => {
  const firstAid = said.filter(({ place }) =>
    /\/(?:firstAid|kiswahiliAssistant)\/|\/(?:emergency|faq)\.ts/.test(place),
  );
  const told = (pattern: RegExp, some = firstAid) =>
    some.filter(({ text }) => pattern.test(text)).map(({ place, text }) => `${place}: ${text}`);

  it('a fit is named in both words: "degedege" alone is a child’s', () => {
    const all = said.filter(({ text }) => /degedege/i.test(text));
    expect(all.length).toBeGreaterThan(10);
    expect(told(/^(?!.*kifafa)/is, all)).toEqual([]);
  });

  it('nobody takes turns where one person pushes and breathes', () => {
    // Crews work in shifts, "kwa zamu".
    const steps = firstAid.filter(({ place }) => !place.includes('/service.ts'));
    expect(told(/\bkwa zamu\b/, steps)).toEqual([]);
  });

  it('the cord and the navel are two words in a birth', () => {
    const births = firstAid.filter(({ place }) => /\/(?:birth|births|newborn|pregnancy)\.ts/.test(place));
    expect(told(/\bkitovu\b/i, births).length).toBeGreaterThan(5);
    expect(told(/(?<!\bkamba (?:ya|yake ya) )\bkitovu\b(?! cha mama)/i, births)).toEqual([]);
  });

  it('ten seconds are the most, never the least', () => {
    const looks = told(/tazam[ae] kifua[^.?!:]*\b10\b/i);
    expect(looks.length).toBeGreaterThan(5);
    expect(looks.filter((line) => !/tazam[ae] kifua,? kwa sekunde zisizidi 10/i.test(line))).toEqual([]);
  });

  it('what lies on something is not said to be above it', () => {
    expect(told(/\bjuu ya (?:jeraha|fundo|ngumi|barafu|mkono)\b|\bngumi juu ya kitovu\b/)).toEqual([]);
    const pictures = Object.values(drawings).filter((alt) => /juu ya (?:jeraha|kitovu)/.test(alt));
    expect(pictures.filter((alt) => !/juu kidogo ya kitovu/.test(alt))).toEqual([]);
  });

  it('whose left side it is, is said where a helper has one too', () => {
    expect(told(/\btumbo\b.*\bwake wa kushoto\b/)).toEqual([]);
  });
});
