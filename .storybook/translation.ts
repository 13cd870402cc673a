import { cloneElement, isValidElement } from 'react';
import type { Language } from '../src/domain/language';

type Module = Readonly<Record<string, unknown>>;

/** The content of each language by its files. */
const contents: Readonly<Record<Language, Readonly<Record<string, Module>>>> = {
  en: import.meta.glob<Module>('../src/content/pages/**/*.ts', { eager: true }),
  sw: import.meta.glob<Module>('../src/content/pages/**/*.ts', { eager: true, query: '?sw' }),
};

/** Whether a value is a list or an object of texts. */
const isWords = (value: unknown): value is Readonly<Record<string, unknown>> =>
  Array.isArray(value) || (value instanceof Object && Object.getPrototypeOf(value) === Object.prototype);

/** Records texts at the same place in both languages; the first translation of a text is used. */
function collectTranslations(english: unknown, translation: unknown, words: Map<string, string>): void {
  if (typeof english === 'string' && typeof translation === 'string') {
    if (english !== '' && !words.has(english)) words.set(english, translation);
  } else if (isWords(english) && isWords(translation))
    for (const [name, part] of Object.entries(english)) collectTranslations(part, translation[name], words);
}

/** All English texts with their translations to a language. */
function wordsIn(language: Language): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  const other = contents[language];
  for (const [file, module] of Object.entries(contents.en)) {
    const twin = other[file];
    if (twin)
      for (const [name, value] of Object.entries(module)) collectTranslations(value, twin[name], words);
  }
  return words;
}

function translated<Value>(value: Value, words: ReadonlyMap<string, string>): Value {
  if (typeof value === 'string') return (words.get(value) ?? value) as Value;
  if (Array.isArray(value)) return value.map((part: unknown) => translated(part, words)) as Value;
  if (isValidElement<object>(value)) return cloneElement(value, translated(value.props, words)) as Value;
  if (!isWords(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, translated(part, words)]),
  ) as Value;
}

const cache = new Map<Language, ReadonlyMap<string, string>>();

/** Translates a story's args to a language, with the site's content; texts that are not from there stay as they are. */
export function translationInto(language: Language): <Value>(value: Value) => Value {
  const words = cache.get(language) ?? wordsIn(language);
  cache.set(language, words);
  return (value) => translated(value, words);
}
