import { describe, expect, it } from 'vitest';
import { owner } from '../../src/content/owner';
import { allTexts, texts } from './modules';

const sources = import.meta.glob<string>(
  ['../../src/content/pages/**/*.ts', '../../src/content/words/**/*.json'],
  {
    eager: true,
    query: '?raw',
    import: 'default',
  },
);

describe('words', () => {
  it('have no phone number, e-mail address or brand of their own', () => {
    for (const [file, source] of Object.entries(sources)) {
      expect(source, file).not.toContain(owner.brand);
      // The only address is the example in the forms' words of each language.
      expect(source.replaceAll(/(?:name|jina)@example\.com/g, ''), file).not.toMatch(/[\w.]+@[\w-]+\.\w/);
      const dates = /\d{4}-\d{2}-\d{2}/g;
      expect(source.replace(dates, ''), file).not.toMatch(/(?:\+|\b0|\b254)[\d ()-]{7,}\d/);
    }
  });

  it('are finished', () => {
    const unfinished = /lorem|ipsum|todo|fixme|tbd|xxx|undefined|\[object|\bNaN\b/i;
    expect(allTexts.filter(({ text }) => unfinished.test(text))).toEqual([]);
  });

  it('have no space or line end too many', () => {
    const words = allTexts.filter(({ key }) => !['src', 'srcSet', 'quote', 'failed', 'asText'].includes(key));
    expect(words.filter(({ text }) => text !== text.trim() || / {2,}|\n/.test(text))).toEqual([]);
  });

  it('show no protected emblem', () => {
    const emblems = /red cross|red crescent|star of life/i;
    // The name of the society that answers a help number says who that is.
    const name = 'Kenya Red Cross';
    expect(allTexts.filter(({ text }) => emblems.test(text) && text !== name)).toEqual([]);
  });
});

/** Phrases that readers stumbled over: inverted sentences, missing articles, puns. */
const stumbled: readonly RegExp[] = [
  /\bstands? (?:in our|in the (?:agreement|offer)|on this (?:page|website))\b/i,
  /\bwhom we\b|\bwho \w+ whom\b/i,
  /\basking costs\b|\bask for (?:your|this) date\b/i,
  /\bis no doctor\b|\btakes the place of no\b|\bno doctor, and no\b/i,
  /\bdo not read(?: on)?: call\b/i,
  /\bfetching at\b|\bon the whole way\b|\bbefore the wheels\b/i,
  /\b(?:tell us|send us) (?:date|place|route)\b/i,
  /\bgets thin\b|\ba post and a way out\b|\bwhat belongs into\b/i,
  /\bthe hurt[,.]/i,
  /\bmedicine but this\b|\bjerking for a fit only\b/i,
  /\bgo on in whatsapp\b|\bto the start page\b|\bbound to secrecy\b|\bpraise and complaints\b/i,
  /\bneed not\b|\bwrite no (?:medical|illness)|\bname no other\b|\bis no insurance\b|\bthis an insurance\b/i,
  /\bget plan\b|\bto plan and price\b|\bsmall and big\b|\bservers may stand\b|\bthe way is long\b/i,
  /\bour[s]? to say\b|\bmore public\b|\bskills ride\b|\btwo doors\b/i,
  /\bthe right way up\b|\bthe doors behind\b|\bthe medical half of\b/i,
];

describe('plain English', () => {
  it.each(stumbled)('has no %s', (phrase) => {
    expect(allTexts.filter(({ text }) => phrase.test(text))).toEqual([]);
  });
});

const firstAid = import.meta.glob<Record<string, unknown>>(
  '../../src/content/words/{en,sw}/firstAid/*.json',
  {
    eager: true,
    import: 'default',
  },
);
/** The words of first aid in a language, but those that visitors search with. */
const firstAidTexts = (language: 'en' | 'sw') =>
  Object.entries(firstAid)
    .filter(([file]) => file.includes(`/${language}/`) && !file.endsWith('/search.json'))
    .flatMap(([file, words]) => texts(words, file))
    // Headings, links and what search engines show need not be sentences.
    .filter(
      ({ key, place }) =>
        !['title', 'description'].includes(key) && !/\.(?:search\.ask$|links\.)/.test(place),
    );
/** Without what somebody is told to say. */
const withoutQuotes = (text: string) => text.replaceAll(/“[^”]*”/g, '“”');

/** How no line of first aid is written, by kind: a reader under stress gets sentences, and conditions that begin with "If". */
const neverSaid: Readonly<Record<'en' | 'sw', readonly (readonly [string, RegExp])[]>> = {
  en: [
    ['"somebody" where "someone" is meant', /\b(?:some|any|every)body\b/i],
    [
      'a condition as a question: "Soaked? Put more on top"',
      /(?:^|[.:?!] )(?!(?:Is|Are|Do|Does|Did|Has|Have|Can|What|Where|Who|How|When|Which|Why|Will|Was|Were)\b)[^.:?!]*\?(?= (?!\{)|$)/,
    ],
    ['a condition as a noun: "A hole in the chest: leave it open"', /(?:^|[.?!] )An? [^.:,“]*: \p{Ll}/u],
    ['a row of nouns that are forbidden: "No stick, no rope."', /(?:^|[.:] )No [^.:,]*, no\b/],
  ],
  sw: [
    ['a condition as a question: "Kimelowa? Ongeza kingine juu"', /(?<!\bJe, [^?]*)\? [^?]*[.:,](?: |$)/],
    ['a negated answer as a question: "Hawajibu?"', /(?:^|[.:] )(?:Hawajibu|Hakuna anaye\w+)\?/],
  ],
};

describe.each(['en', 'sw'] as const)('lines of first aid (%s)', (language) => {
  const all = firstAidTexts(language);

  it('a condition ends with a colon, and what to do follows', () => {
    const asks = all.filter(({ key }) => key === 'ask');
    expect(asks.length).toBeGreaterThan(80);
    const wrong = asks.filter(({ text }) => !/^\p{Lu}[^?]*:$/u.test(text));
    expect(wrong.map(({ place, text }) => `${place}: ${text}`)).toEqual([]);
  });

  it.each(neverSaid[language])('has not %s', (_, phrase) => {
    const found = all.filter(({ text }) => phrase.test(withoutQuotes(text)));
    expect(found.map(({ place, text }) => `${place}: ${text}`)).toEqual([]);
  });
});
