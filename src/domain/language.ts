/**
 * The languages of the site, as HTML names each: the only list of them. The first one has the plain addresses, those of all others
 * begin with the language.
 */
export const languageTag = { en: 'en-KE', sw: 'sw' } as const;

/** A language that pages are written in. */
export type Language = keyof typeof languageTag;

/** All of them. */
export const languages = Object.keys(languageTag) as readonly Language[];

/** Whether a value names a language of the site. */
export const isLanguage = (value: unknown): value is Language =>
  languages.some((language) => language === value);

/** What an address of a language begins with. */
const prefixOf = (language: Language): string => (language === 'en' ? '' : `/${language}`);

/** Language of the page at an address of the site: a path, with or without what follows it. */
export const languageOf = (path: string): Language => {
  const first = /^\/([^/?#]*)/.exec(path)?.[1];
  return languages.find((language) => language === first) ?? 'en';
};

/** Address of the same page in another language: path, query and the part of the page. */
export const pathIn = (language: Language, path: string): string => {
  const bare = path.slice(prefixOf(languageOf(path)).length);
  const prefix = prefixOf(language);
  // The home page: `/` in the first language, `/sw` in another.
  if (!prefix) return bare.startsWith('/') ? bare : `/${bare}`;
  return prefix + bare.replace(/^\/(?=[?#]|$)/, '');
};
