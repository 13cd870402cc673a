import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { siteRoutes } from '../../src/app/siteRoutes';
import type { Language } from '../../src/domain/language';
import { texts } from '../content/modules';

const client = 'dist/client';
const words: Readonly<Record<Language, Readonly<Record<string, unknown>>>> = {
  en: import.meta.glob('../../src/content/words/en/**/*.json', { eager: true, import: 'default' }),
  sw: import.meta.glob('../../src/content/words/sw/**/*.json', { eager: true, import: 'default' }),
};

/** Sentences of a language that no other language says: long ones, without what JavaScript would write otherwise. */
const sentencesOf = (language: Language) =>
  new Set(
    texts(words[language])
      .map(({ text }) => text)
      .filter(
        (text) => text.length > 30 && !/["'`\\]/.test(text) && /[a-z]/.test(text.replace(/\{\w+\}/g, '')),
      ),
  );
const sentences = { en: sentencesOf('en'), sw: sentencesOf('sw') };

/** The scripts of a page once React is there, by the list in its HTML. */
function scriptsOf(path: string): string {
  const html = readFileSync(join(client, `${path === '/' ? 'index' : path.slice(1)}.html`), 'utf8');
  const files = / data-react="([^"]+)"/.exec(html)?.[1]?.split(' ') ?? [];
  return files.map((file) => readFileSync(join(client, file), 'utf8')).join('\n');
}

const pages = siteRoutes.filter(({ content }) =>
  ['home', 'contact', 'faq', 'firstAid/choking', 'requests/eventsRequest'].includes(content),
);

test.each(pages)('$path loads words of its own language only', ({ path, language }) => {
  const scripts = scriptsOf(path);
  const said = (which: Language) => [...sentences[which]].filter((sentence) => scripts.includes(sentence));
  expect(said(language).length).toBeGreaterThan(5);
  const other = language === 'en' ? 'sw' : 'en';
  expect(said(other).filter((sentence) => !sentences[language].has(sentence))).toEqual([]);
});
