/** A language that pages are written in. */
export type Language = 'en' | 'sw';

/** What an address of a language begins with: the English ones have nothing before them. */
export const languagePrefix: Readonly<Record<Language, string>> = { en: '', sw: '/sw' };
