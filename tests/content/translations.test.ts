import { describe, expect, it } from 'vitest';
import { sampleStaff, teamGroups } from '../../src/content/pages/people';
import { siteRoutes } from '../../src/app/siteRoutes';
import { inEnglish, numbersIn } from './kiswahiliWords';
import { texts } from './modules';

type Words = Readonly<Record<string, unknown>>;

const english = import.meta.glob<Words>('../../src/content/words/en/**/*.json', {
  eager: true,
  import: 'default',
});
const kiswahili = import.meta.glob<Words>('../../src/content/words/sw/**/*.json', {
  eager: true,
  import: 'default',
});

/** Words that both languages share, with the reason why they are not translated. */
const shared = [
  // Names of services, networks and codes.
  /^(?:WhatsApp|SMS|M-PESA|Plus Code:?|Location|Befrienders Kenya|CPR|Visa|Alcohol|English|Kiswahili)$/,
  /^(?:Churchill Show|Karibu\.)$/,
  /^(?:Twitter|LinkedIn|Instagram)\b/,
  // What visitors type into a search, in any language.
  /^[a-z' -]+$/,
];
const people = [...teamGroups.flatMap(({ members }) => members), ...sampleStaff];
const isShared = (text: string) =>
  shared.some((pattern) => pattern.test(text)) || people.some(({ name }) => name === text);
const placeholder = /\{\w+\}/g;

/** What each file says in both languages. Keys, lists and placeholders are held by `checkWords.js`, before each build. */
const files = Object.entries(kiswahili).map(([path, words]) => {
  const said = new Map(texts(english[path.replace('/sw/', '/en/')]).map(({ place, text }) => [place, text]));
  const rows = texts(words).map(({ place, key, text }) => ({
    place,
    key,
    text,
    original: said.get(place) ?? '',
  }));
  return [path.replace(/^.*\/sw\/|\.json$/g, ''), rows] as const;
});

describe('each file of words in Kiswahili', () => {
  it.each(files)('%s: says the numbers of the English words', (_, rows) => {
    // Lists are compared as a whole below, because a language may cut them otherwise.
    const own = rows.filter(({ place }) => !/\.\d+$/.test(place));
    expect(own.filter(({ text, original }) => numbersIn(text).join() !== numbersIn(original).join())).toEqual(
      [],
    );
    const numbers = (which: 'text' | 'original') => numbersIn(rows.map((row) => row[which]).join(' '));
    expect(numbers('text')).toEqual(numbers('original'));
  });

  it.each(files)('%s: has words of its own, and none of them is English', (_, rows) => {
    const translated = rows.filter(
      ({ key, text }) => key !== 'words' && /[a-z]{3}/i.test(text.replace(placeholder, '')),
    );
    const same = translated.filter(({ text, original }) => text === original && !isShared(text));
    expect(same).toEqual([]);
    const said = translated
      .filter(({ text }) => !isShared(text))
      .map(({ text }) => text.replace(placeholder, ''));
    expect(inEnglish(said)).toEqual([]);
  });

  it.each(files)('%s: has no word that a small phone would break', (_, rows) => {
    const long = rows.flatMap(({ text }) =>
      text.split(/[^\p{L}]+/u).filter((word) => Array.from(word).length > 22),
    );
    expect(long).toEqual([]);
  });
});

describe('the pages in Kiswahili', () => {
  it('have titles and descriptions of their own that search engines show whole', async () => {
    const pages = siteRoutes.filter(({ language }) => language === 'sw');
    const metas = (await Promise.all(pages.map(async (page) => (await page.load()).content.meta))).filter(
      ({ unbranded }) => !unbranded,
    );
    for (const { title, description } of metas) {
      expect(title.length, title).toBeLessThanOrEqual(60);
      expect(description.length, description).toBeGreaterThanOrEqual(70);
      expect(description.length, description).toBeLessThanOrEqual(160);
    }
    for (const kind of ['title', 'description'] as const) {
      const all = metas.map((meta) => meta[kind].toLowerCase());
      expect(all.filter((text, place) => all.indexOf(text) !== place)).toEqual([]);
    }
  });
});
