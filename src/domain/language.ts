/** A language that pages are written in. */
export type Language = 'en' | 'sw';

/** Each language as HTML names it. */
export const languageTag: Readonly<Record<Language, string>> = { en: 'en-KE', sw: 'sw' };

/** What an address of a language begins with: the English ones have nothing before them. */
export const languagePrefix: Readonly<Record<Language, string>> = { en: '', sw: '/sw' };

/** Language of the page at a path. */
export const languageOf = (path: string): Language =>
  path.startsWith(`${languagePrefix.sw}/`) ? 'sw' : 'en';

/** Path of the same page in another language. */
export const pathIn = (language: Language, path: string): string =>
  languagePrefix[language] + path.slice(languagePrefix[languageOf(path)].length);
