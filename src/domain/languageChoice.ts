import { languages, pathIn, type Language } from './language';

/** Key under which the browser stores the visitor's choice of language. */
export const languageKey = 'language';

/**
 * The language in which a visitor probably wants to read: the chosen one, otherwise the first of the browser's that the
 * site has.
 * @param chosen The stored choice, if any.
 * @param preferred Languages of the browser, in order of preference.
 */
export function wantedLanguage(chosen: string | null, preferred: readonly string[]): Language {
  const named = [chosen ?? '', ...preferred].map((tag) => tag.toLowerCase().split('-')[0]);
  for (const name of named) {
    const found = languages.find((language) => language === name);
    if (found) return found;
  }
  return 'en';
}

/** Address of the built file with the offer to read in a language. */
export const offerFile = (language: Language): string => `${pathIn(language, '/offer')}.html`;
