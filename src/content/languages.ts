import type { Language } from '../domain/language';
import { en } from './en/language';
import type { LanguageFiles } from './pageFiles';
import { sw } from './sw/language';

/** The words of the site in each language; each has a folder here. */
export const languageFiles: Readonly<Record<Language, LanguageFiles>> = { en, sw };
