import { languages, type Language } from './language';

/** Name under which the browser keeps the language that a visitor has chosen. */
export const languageKey = 'language';

/**
 * The language in which a visitor may want to read: the one that was chosen, else the first of the browser's that the site has.
 * @param chosen What the browser has kept, if anything.
 * @param preferred Languages of the browser, the most wanted first.
 */
export function wantedLanguage(chosen: string | null, preferred: readonly string[]): Language {
  const named = [chosen ?? '', ...preferred].map((tag) => tag.toLowerCase().split('-')[0]);
  for (const name of named) {
    const found = languages.find((language) => language === name);
    if (found) return found;
  }
  return 'en';
}
