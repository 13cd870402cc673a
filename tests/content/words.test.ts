import { describe, expect, it } from 'vitest';
import { owner } from '../../src/content/owner';
import { allTexts } from './modules';

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
