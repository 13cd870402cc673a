import { describe, expect, it } from 'vitest';
import { sampleStaff, teamGroups } from '../../src/content/pages/people';
import { owner } from '../../src/content/owner';
import { inEnglish, numbersIn } from './kiswahiliWords';
import { texts, type PlacedText } from './modules';

type Module = Readonly<Record<string, unknown>>;

/** Content by its file name below the folder of its language. First aid and the assistant have their own tests. */
const byFile = (found: Record<string, Module>): ReadonlyMap<string, Module> =>
  new Map(
    Object.entries(found)
      .map(([path, module]) => [path.replace(/^.*\/content\/(?:en|sw)\/|\.ts$/g, ''), module] as const)
      // Lists of the pages, alternative texts of pictures and the offer of another language exist in one language
      // only.
      .filter(
        ([file]) =>
          !/^(?:firstAid|assistant)\b|^(?:language|frame|reviews|share|suggestion|wordList|.*pages)$/.test(
            file,
          ),
      ),
  );
const english = byFile(import.meta.glob<Module>('../../src/content/en/**/*.ts', { eager: true }));
const kiswahili = byFile(import.meta.glob<Module>('../../src/content/sw/**/*.ts', { eager: true }));

/** Exports without words: both languages use those of the English file. */
const shared = new Set(['closedDays', 'clinicsFrom']);

/** Keys of addresses. */
const addresses = new Set(['to', 'href', 'backTo']);
/** Texts that are not words: addresses, files, and values for scripts and browsers. */
const data = new Set([
  ...addresses,
  ...['src', 'srcSet', 'id', 'network', 'lang', 'locale', 'dateLocale'],
  ...['type', 'sizes', 'preview', 'opens', 'closes', 'icon', 'autoComplete', 'draft'],
]);
/** Values that choose a style or an order, under keys that contain words elsewhere. */
const settings =
  /^(?:illustration|photo|top|bottom|start|panorama|inclusion|journey|pictures|long_text|text|many|choice)$/;
/** Names that are the same in both languages. */
const sameInBoth = [
  /^(?:WhatsApp|SMS|M-PESA|Plus Code:?|Location|Befrienders Kenya|CPR|Visa|Alcohol|English|Kiswahili)$/,
  // A name, and the greeting of the English home page.
  /^(?:Churchill Show|Karibu\.)$/,
  /^(?:Twitter|LinkedIn|Instagram)\b/,
  /^\d{1,2}:\d\d [AP]M - \d{1,2}:\d\d [AP]M$/,
];
const people = [...teamGroups.flatMap(({ members }) => [...members]), ...sampleStaff];
const isName = (text: string) =>
  settings.test(text) ||
  sameInBoth.some((pattern) => pattern.test(text)) ||
  Object.values(owner).includes(text) ||
  owner.developer.name === text ||
  people.some(({ name }) => name === text);

/** Beginning of the address of a chat, under whichever key it stands. */
const chat = 'https://wa.me/';

/** Target of a link, without the language; of a chat only its number, because `whatsapp.test.ts` checks its words. */
const target = (to: string) =>
  to
    .replace(/^\/sw(?=\/|$|[?#])/, '')
    .replace(/^(?=$|[?#])/, '/')
    .replace(/^(https:\/\/wa\.me\/\d+)\?.*/, '$1');

/** The definition of a request contains the names of its fields; texts marked as English stay English. */
function wordsOf(value: unknown): PlacedText[] {
  const all = texts(value);
  const parent = (place: string) => place.replace(/\w+$/, '');
  const foreign = new Set(
    all.filter(({ key, text }) => key === 'lang' && text === 'en').map(({ place }) => parent(place)),
  );
  return all.filter(
    ({ key, place }) =>
      !data.has(key) && !/\.definition\.|\.picture\.credit$/.test(place) && !foreign.has(parent(place)),
  );
}
/**
 * Words that belong to one language: the name of the other language; in Kiswahili which legal text is binding, that words are
 * a draft, and the status texts of HTTP.
 */
const inBoth = ([key, value]: [string, unknown]) =>
  !['lang', 'locale', 'translation', 'statuses'].includes(key) && !String(value).startsWith('Rasimu');
/** Properties of a value besides its words: they are the same in each language. */
function shapeOf(value: unknown): unknown {
  if (typeof value === 'function') return 'function';
  if (typeof value === 'string') return saidOf(value);
  if (typeof value !== 'object' || value === null) return value;
  return Array.isArray(value)
    ? value.map(shapeOf)
    : Object.fromEntries(
        Object.entries(value)
          .filter(inBoth)
          .map(([key, inner]) => {
            if (typeof inner === 'string' && inner.startsWith(chat)) return [key, target(inner)];
            if (typeof inner !== 'string' || !data.has(key)) return [key, shapeOf(inner)];
            return [key, addresses.has(key) ? target(inner) : inner];
          }),
      );
}
/** Parts of a text that are the same in each language: its numbers and placeholders. */
const saidOf = (text: string) => ({
  numbers: numbersIn(text),
  placeholders: (text.match(filledIn) ?? []).sort(),
});
/** A placeholder. */
const filledIn = /\{\w+\}/g;
/** Texts without their placeholders. */
const letters = ({ text }: PlacedText) => text.replace(filledIn, '').match(/[a-z]{3}/i) !== null;

const twins = [...kiswahili].flatMap(([file, module]) => {
  const twin = english.get(file);
  return twin === undefined ? [] : [[file, module, twin] as const];
});

describe('each content file in Kiswahili', () => {
  it('has an English one', () => {
    expect([...kiswahili.keys()].filter((file) => !english.has(file))).toEqual([]);
  });

  it.each(twins)('%s: exports what the English one does', (_, module, twin) => {
    expect(Object.keys(module)).toEqual(
      expect.arrayContaining(Object.keys(twin).filter((name) => !shared.has(name))),
    );
  });

  it.each(twins)(
    '%s: has the same lists, numbers, links and places to put something in',
    (_, module, twin) => {
      for (const [name, value] of Object.entries(twin)) {
        const wrap = (inner: unknown) => shapeOf({ words: inner });
        if (!data.has(name) && !shared.has(name)) expect(wrap(module[name]), name).toEqual(wrap(value));
      }
    },
  );

  it.each(twins)('%s: has words of its own, and none of them is English', (_, module, twin) => {
    const englishTexts = new Set(wordsOf(twin).map(({ text }) => text));
    const said = wordsOf(module).filter(
      // `words` are the search terms of a row, including English ones.
      (text) => letters(text) && text.key !== 'words',
    );
    expect(said.filter(({ text }) => englishTexts.has(text) && !isName(text))).toEqual([]);
    expect(
      inEnglish(said.filter(({ text }) => !isName(text)).map(({ text }) => text.replace(filledIn, ''))),
    ).toEqual([]);
  });

  it.each(twins)('%s: has no word that a small phone would break, and no space too many', (_, module) => {
    const said = wordsOf(module);
    const long = said.flatMap(({ text }) =>
      text.split(/[^\p{L}]+/u).filter((word) => Array.from(word).length > 22),
    );
    expect(long).toEqual([]);
    const spaced = said.filter(({ key }) => !['quote', 'failed', 'asText'].includes(key));
    expect(spaced.filter(({ text }) => text !== text.trim() || / {2,}|\n/.test(text))).toEqual([]);
  });

  it.each(twins)('%s: leads to pages in Kiswahili', (file, module) => {
    const links = texts(module).filter(({ key, text }) => addresses.has(key) && text.startsWith('/'));
    const away = links.filter(({ text }) => !/^\/sw(?:\/|$|[?#])/.test(text));
    // The links to the other language, and to the number that works offline.
    const known = away.filter(({ place }) => place.includes('.translation.') || file === 'offline');
    expect(away.filter((link) => !known.includes(link))).toEqual([]);
  });
});

describe('the pages in Kiswahili', () => {
  const metas = twins.flatMap(([, module]) =>
    Object.values(module).flatMap((value) =>
      typeof value === 'object' && value !== null && 'meta' in value
        ? [value.meta as { title: string; description: string }]
        : [],
    ),
  );

  it('have titles and descriptions of their own that search engines show whole', () => {
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
